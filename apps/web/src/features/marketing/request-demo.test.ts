import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestDemo } from './request-demo.ts'

const body = {
  name: 'Dana',
  email: 'dana@x.example',
  phone: '1',
  company: '',
  businessDescription: '',
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['an answer', () => Promise.resolve(Response.json({ message: 'ok' }, { status: 201 })), 'sent'],
  ['a failure', () => Promise.reject(new Error('offline')), 'failed'],
])('%s shows after one second at the earliest', async (_, reply, outcome) => {
  vi.stubGlobal('fetch', vi.fn(reply))
  let shown = 'sending'
  requestDemo(body).then(
    () => (shown = 'sent'),
    () => (shown = 'failed'),
  )

  await vi.advanceTimersByTimeAsync(999)
  expect(shown).toBe('sending')
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toBe(outcome)
})
