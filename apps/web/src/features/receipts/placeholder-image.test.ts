import { imageRules } from '@quittance/contract/receipts'
import { expect, test } from 'vitest'
import { placeholderImage } from './placeholder-image.ts'

test('is a real PNG, small enough to be known as the one of a manual receipt', async () => {
  const image = placeholderImage()
  expect(image.type).toBe('image/png')
  expect(image.size).toBeGreaterThan(0)
  expect(image.size).toBeLessThan(imageRules.placeholderBytes)
  const start = new Uint8Array(await image.arrayBuffer()).slice(0, 8)
  expect([...start]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
})
