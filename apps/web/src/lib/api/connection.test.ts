// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { request } from './api.ts'
import { isOffline, markOffline, markOnline, onConnectionChange } from './connection.ts'

afterEach(() => {
  markOnline()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function browserSaysOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
}

function noAnswer() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

test('a call without an answer counts while the browser has no network, and not otherwise', async () => {
  noAnswer()
  await expect(request('GET /api/config')).rejects.toThrow()
  expect(isOffline()).toBe(false)
  browserSaysOffline()
  await expect(request('GET /api/config')).rejects.toThrow()
  expect(isOffline()).toBe(true)
})

test('a call that was cancelled says nothing; any answer, also a refusal, whatever the browser believes', async () => {
  browserSaysOffline()
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('Cancelled', 'AbortError')))
  await expect(request('GET /api/config')).rejects.toThrow()
  expect(isOffline()).toBe(false)
  browserSaysOffline()
  markOffline()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })))
  await expect(request('GET /api/config')).rejects.toThrow()
  expect(isOffline()).toBe(false)
})

test('the browser says that the network is gone; that it is back has to be shown', () => {
  const changed = vi.fn()
  const stop = onConnectionChange(changed)
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  expect(isOffline()).toBe(true)
  markOnline()
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
})
