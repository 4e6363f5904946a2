import { beforeEach, expect, test, vi } from 'vitest'
import { createCacheStorage } from '#test/cache-storage.ts'
import { answerReader } from './answer-reader.ts'

const address = '/assets/reader/0a1b2c3d4e5f60718293.js'
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
const request = new Request(new URL(address, 'https://quittance.example'))

const network = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response('from the server'))
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('caches', createCacheStorage().storage)
})

async function keep(cache: string, body: string) {
  const headers = { 'content-security-policy': policy, 'content-type': 'text/javascript' }
  await (await caches.open(cache)).put(address, new Response(body, { headers }))
}

test('the script is the one that was downloaded, under its own policy', async () => {
  await (await caches.open('reader-other')).put('/assets/reader/other.js', new Response('other'))
  await keep('reader-1', 'the reader')
  const answer = await answerReader(request)
  expect(await answer.text()).toBe('the reader')
  expect(answer.headers.get('content-security-policy')).toBe(policy)
  expect(network).not.toHaveBeenCalled()
})

test("the server is asked where it is in another's cache only, or the device does not answer", async () => {
  await keep('app-1', 'something else')
  expect(await (await answerReader(request)).text()).toBe('from the server')
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('The disk is gone.')) })
  expect(await (await answerReader(request)).text()).toBe('from the server')
  expect(network).toHaveBeenCalledTimes(2)
})
