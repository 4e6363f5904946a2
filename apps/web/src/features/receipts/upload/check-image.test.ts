import { expect, test } from 'vitest'
import { imageProblem } from './check-image.ts'

const tenMegabytes = 10 * 1024 * 1024

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/webp'])('%s of 10 MB may go', (type) => {
  expect(imageProblem({ type, size: tenMegabytes })).toBeUndefined()
})

test.each(['image/gif', 'image/heic', 'application/pdf', ''])('%j is refused', (type) => {
  expect(imageProblem({ type, size: 1 })).toEqual({
    title: 'Invalid File Type',
    description: 'Please select a JPEG, PNG, or WebP image file.',
  })
})

test('one byte more is too large', () => {
  expect(imageProblem({ type: 'image/png', size: tenMegabytes + 1 })).toEqual({
    title: 'File Too Large',
    description: 'Please select an image smaller than 10MB.',
  })
})
