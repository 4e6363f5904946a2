import { expect, test, vi } from 'vitest'
import type { ReceiptReader } from '#receipt-reader.ts'
import type { ReceiptReading } from '#receipt-reading.ts'
import { createReaderWithFallback } from './reader-with-fallback.ts'
import { VisionError } from './vision-error.ts'

const image = Buffer.from('photo')
const box = { x: 10, y: 20, width: 30, height: 8 }

const local: ReceiptReading = {
  vendor: 'KRONE',
  date: '2025-03-04',
  amount: '41.50',
  currency: 'EUR',
  printedCurrency: null,
  category: 'food',
  notes: '',
  items: [],
  confidence: {
    vendor: 0.6,
    date: 0.8,
    amount: 0.7,
    currency: 0.5,
    category: 0.5,
    notes: 0,
    items: 0,
  },
  evidence: { vendor: box, amount: box },
  image: { width: 600, height: 900 },
}
const vision: ReceiptReading = {
  ...local,
  vendor: 'Krone',
  confidence: { ...local.confidence, vendor: 0.85, amount: 0.9, date: 0.9 },
  evidence: {},
  image: undefined,
}

function reads(reading: ReceiptReading): ReceiptReader {
  return { read: vi.fn(async () => reading) }
}

function fails(error: Error): ReceiptReader {
  return {
    async read() {
      throw error
    },
  }
}

test('a full answer of the model is the reading; the local engine rests', async () => {
  const engine = reads(local)
  const log = vi.fn()
  expect(await createReaderWithFallback(reads(vision), engine, log).read(image)).toBe(vision)
  expect(engine.read).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test('a failure is logged with its reason and the local reading taken', async () => {
  const log = vi.fn()
  const reader = createReaderWithFallback(
    fails(new VisionError('rate-limited', 429)),
    reads(local),
    log,
  )
  expect(await reader.read(image)).toBe(local)
  expect(log.mock.calls).toEqual([[{ reason: 'rate-limited', status: 429 }]])
})

test('an unforeseen fault of the model is a failure like any other', async () => {
  const log = vi.fn()
  const reader = createReaderWithFallback(fails(new TypeError('oops')), reads(local), log)
  expect(await reader.read(image)).toBe(local)
  expect(log).toHaveBeenCalledWith({ reason: 'unexpected' })
})

test('what the model leaves empty is taken from the local reading with its evidence', async () => {
  const blind = { ...vision, amount: '', confidence: { ...vision.confidence, amount: 0 } }
  const reading = await createReaderWithFallback(reads(blind), reads(local), vi.fn()).read(image)
  expect(reading).toMatchObject({
    vendor: 'Krone',
    amount: '41.50',
    confidence: { amount: 0.7 },
    evidence: { amount: box, vendor: box },
    image: { width: 600, height: 900 },
  })
})

test('agreement makes a value surer, contradiction more doubtful', async () => {
  const blind = { ...vision, currency: null, confidence: { ...vision.confidence, currency: 0 } }
  const other = { ...local, amount: '47.50' }
  const reading = await createReaderWithFallback(reads(blind), reads(other), vi.fn()).read(image)
  expect(reading).toMatchObject({ amount: '41.50', currency: 'EUR' })
  expect(reading.confidence.amount).toBeLessThan(vision.confidence.amount)
  expect(reading.confidence.date).toBeGreaterThan(vision.confidence.date)
  expect(reading.evidence.amount).toBeUndefined()
})

test('a currency that is not offered is not overruled by the local reading', async () => {
  const swiss = { ...vision, currency: null, printedCurrency: 'CHF', date: '' }
  const blind = { ...swiss, confidence: { ...vision.confidence, date: 0 } }
  const reading = await createReaderWithFallback(reads(blind), reads(local), vi.fn()).read(image)
  expect(reading).toMatchObject({ currency: null, printedCurrency: 'CHF' })
  expect(reading.confidence.currency).toBeLessThan(vision.confidence.currency)
})

test('the model’s answer stands when the local engine fails to add to it', async () => {
  const blind = { ...vision, date: '', confidence: { ...vision.confidence, date: 0 } }
  const reader = createReaderWithFallback(reads(blind), fails(new Error('busy')), vi.fn())
  expect(await reader.read(image)).toBe(blind)
})

test('a caller who stops gets no local reading instead', async () => {
  const engine = reads(local)
  const reader = createReaderWithFallback(fails(new VisionError('cancelled')), engine, vi.fn())
  await expect(reader.read(image, {}, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(engine.read).not.toHaveBeenCalled()
})
