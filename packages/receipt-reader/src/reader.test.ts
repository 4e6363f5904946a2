import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainReceipt } from '#test/plain-receipt.ts'
import { createLocalReader, type LocalReader, UnreadableImageError } from './reader.ts'

let reader: LocalReader
let receipt: Buffer

beforeAll(async () => {
  reader = createLocalReader({ threads: 1, timeLimitMs: 500_000 })
  const photo = await drawReceipt(plainReceipt)
  receipt = await sharp(photo).resize(320).toBuffer()
})

afterAll(() => reader.close())

test('reads a receipt, and shows where', async () => {
  const reading = await reader.read(receipt)
  expect(reading).toMatchObject({ vendor: 'HARBOUR KITCHEN', date: '2025-03-14', amount: '16.30' })
  expect(reading.image?.height).toBeGreaterThan(reading.evidence.amount!.y)
})

test('reads the same from a photo that lies on its side', async () => {
  const reading = await reader.read(await sharp(receipt).rotate(90).toBuffer())
  expect(reading).toMatchObject({ vendor: 'HARBOUR KITCHEN', date: '2025-03-14', amount: '16.30' })
})

test('a cancelled read ends, and the next one is read', async () => {
  const cancel = new AbortController()
  const cancelled = reader.read(receipt, {}, { signal: cancel.signal })
  cancel.abort()
  await expect(cancelled).rejects.toThrow('aborted')
  expect((await reader.read(receipt)).amount).toBe('16.30')
})

test('what is no image is refused', async () => {
  await expect(reader.read(Buffer.from('not an image'))).rejects.toThrow(UnreadableImageError)
})
