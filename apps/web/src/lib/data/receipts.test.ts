// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { imageAddress, thumbnailAddress } from './receipts.ts'

test('Truth 27: the address of an image carries t, and changes with the image', () => {
  const receipt = { tripId: 7, id: 3, imageVersion: 'oKx3-Zq1' }
  expect(imageAddress(receipt)).toBe('/api/receipts/7/3/image?t=oKx3-Zq1')
  expect(thumbnailAddress(receipt)).toBe('/api/receipts/7/3/thumbnail?v=oKx3-Zq1')
  // Entered by hand.
  expect(imageAddress({ ...receipt, imageVersion: null })).toBe('/api/receipts/7/3/image')
})
