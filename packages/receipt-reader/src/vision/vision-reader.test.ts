import { expect, test } from 'vitest'
import { failureOf, lunch, photo, readerAt } from '#test/vision.ts'

test('a second question that fails leaves the first answer, with its doubt', async () => {
  const { read } = await readerAt('google', [{ says: { ...lunch, total: 47.5 } }, { status: 500 }])
  const reading = await read()
  expect(reading.amount).toBe('47.50')
  expect(reading.confidence.amount).toBeLessThan(0.5)
  expect(reading.confidence.vendor).toBeGreaterThan(0.5)
})

test('a date in the future is asked for again and then left empty', async () => {
  const future = { ...lunch, date: '2025-09-04' }
  const { server, read } = await readerAt('anthropic', [{ says: future }, { says: future }])
  expect(await read()).toMatchObject({ date: '', amount: '41.50', confidence: { date: 0 } })
  expect(server.received).toHaveLength(2)
})

test('no receipt on the photo is an empty reading after one question', async () => {
  const blank = Object.fromEntries(Object.keys(lunch).map((field) => [field, null]))
  const { server, read } = await readerAt('openai-compatible', [{ says: { ...blank, items: [] } }])
  const reading = await read()
  expect(reading).toMatchObject({ vendor: '', date: '', amount: '', currency: null, items: [] })
  expect(Object.values(reading.confidence).every((confidence) => confidence === 0)).toBe(true)
  expect(server.received).toHaveLength(1)
})

test('an older Anthropic model answers through a tool', async () => {
  const { server, read } = await readerAt('anthropic', [{ says: lunch }], {
    model: 'claude-3-haiku-20240307',
  })
  expect(await read()).toMatchObject({ amount: '41.50' })
  expect(server.received[0]!.tools).toHaveLength(1)
})

test('a local server needs no key', async () => {
  const { server, read } = await readerAt('openai-compatible', [], { apiKey: undefined })
  await failureOf(read())
  expect(server.received[0]!.headers.authorization).toBeUndefined()
})

test('what is no image and what is no server are told apart', async () => {
  const { reader, server } = await readerAt('openai-compatible', [])
  expect((await failureOf(reader.read(Buffer.from('hello')))).reason).toBe('bad-image')
  await server.close()
  expect((await failureOf(reader.read(photo))).reason).toBe('unreachable')
})

test('a moment to come back that is already past is no wait', async () => {
  const busy = { status: 503, headers: { 'retry-after': 'Wed, 01 Jan 2025 00:00:00 GMT' } }
  const { read } = await readerAt('google', [busy, { says: lunch }])
  expect(await read()).toMatchObject({ amount: '41.50' })
})

test('a currency that the product does not offer is named, and no other put in its place', async () => {
  const { read } = await readerAt('google', [{ says: { ...lunch, currency: 'HRK' } }])
  const reading = await read()
  expect(reading).toMatchObject({ currency: null, printedCurrency: 'HRK' })
  expect(reading.confidence.currency).toBeGreaterThan(0.5)
})
