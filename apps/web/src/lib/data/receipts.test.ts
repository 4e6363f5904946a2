// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { imageAddress, thumbnailAddress } from './receipts.ts'

test('the address of a picture names the picture as it is stored', () => {
  const receipt = { tripId: 7, id: 3, imageVersion: 'oKx3-Zq1' }
  expect(imageAddress(receipt)).toBe('/api/receipts/7/3/image?v=oKx3-Zq1')
  expect(thumbnailAddress(receipt)).toBe('/api/receipts/7/3/thumbnail?v=oKx3-Zq1')
})

test('a receipt entered by hand has no picture to name', () => {
  const receipt = { tripId: 7, id: 3, imageVersion: null }
  expect(imageAddress(receipt)).toBe('/api/receipts/7/3/image')
})
