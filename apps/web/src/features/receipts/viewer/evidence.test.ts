import { expect, test } from 'vitest'
import { frameStyle, stripStyle } from './evidence.ts'

const image = { width: 1000, height: 2000 }

test('the frame stands around the value, in percent of the photo', () => {
  const style = frameStyle({ box: { x: 100, y: 1000, width: 200, height: 40 }, image })
  expect(style).toEqual({ left: '8.6%', top: '49.3%', width: '22.8%', height: '3.4%' })
})

test.each([
  [{ x: 0, y: 0, width: 100, height: 40 }, '0% 0%'],
  [{ x: 900, y: 1960, width: 100, height: 40 }, '100% 100%'],
])('the strip never leaves the photo', (box, position) => {
  expect(stripStyle({ box, image }, 'blob:x').backgroundPosition).toBe(position)
})
