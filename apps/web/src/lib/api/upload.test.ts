import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerUploads } from '#test/uploads.ts'
import { upload } from './upload.ts'

const fields = {
  tripId: 9,
  vendor: 'Kiosk',
  date: '2026-03-12',
  amount: '3.20',
  currency: 'EUR',
} as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a connection that went without a word ends like one that broke, and holds up nothing behind it', async () => {
  answerUploads({})
  const saving = upload('save', { fields, image: null }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await saving).toMatchObject({ name: 'ApiError', status: 0 })
})

test('a reading is waited for longer than a save', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>()
  answerUploads({ process: () => answer.promise })
  const reading = upload('process', { fields: {}, image: null })
  await vi.advanceTimersByTimeAsync(170_000)
  answer.resolve({ body: { uploadId: null } })
  expect(await reading).toEqual({ uploadId: null })
})

test('one that was cancelled is cancelled, not broken', async () => {
  answerUploads({})
  const control = new AbortController()
  const saving = upload('save', { fields, image: null, signal: control.signal })
  control.abort()
  await expect(saving).rejects.toMatchObject({ name: 'AbortError' })
})
