import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import type { VisionModel } from '#vision/language-model.ts'
import { VisionError } from '#vision/vision-error.ts'
import { createVisionReader, type VisionSettings } from '#vision/vision-reader.ts'
import { protocols } from './model-protocols.ts'
import { type Reply, startModelServer, testKey } from './model-server.ts'

export const trip = { tripCurrency: 'EUR', tripStart: '2025-03-01', tripEnd: '2025-03-09' } as const
/** A good answer: everything adds up and lies in the trip. */
export const lunch = {
  vendor: 'Gasthaus Krone',
  date: '2025-03-04',
  items: [
    { name: 'Soup', quantity: 1, price: 6.5 },
    { name: 'Schnitzel', quantity: 2, price: 31 },
  ],
  subtotal: 37.5,
  tax: null,
  tip: 4,
  discount: null,
  rounding: null,
  total: 41.5,
  currency: 'EUR',
  category: 'food',
  notes: 'Lunch for two',
}

/** A long strip of paper, larger than what is sent, with a camera's metadata. */
export const photo = await sharp({
  create: { width: 300, height: 3000, channels: 3, background: '#eee' },
})
  .withExif({ IFD0: { Make: 'PhoneMaker' } })
  .png()
  .toBuffer()

/** A vision reader, and the server it talks to until the test ends. */
export async function readerAt(
  provider: VisionModel['provider'],
  replies: Reply[],
  settings: Partial<VisionSettings> = {},
) {
  const server = await startModelServer(provider, replies)
  onTestFinished(server.close)
  const reader = createVisionReader({
    provider,
    model: protocols[provider].model,
    apiKey: testKey,
    baseUrl: server.baseUrl,
    timeoutMs: 30_000,
    today: () => '2025-04-01',
    ...settings,
  })
  return { server, reader, read: () => reader.read(photo, trip) }
}

export async function failureOf(reading: Promise<unknown>): Promise<VisionError> {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(VisionError)
  return error as VisionError
}
