// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { NothingToRead, reanalyze } from './reanalyze.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no image', 404, 0, 'No Image Found'],
  ['an image of 0 bytes', 200, 0, 'No Image Data'],
  ['an image of 99 bytes', 200, 99, 'Manual Receipt Detected'],
])('%s is not worth reading', async (_name, status, size, title) => {
  const fetch = vi.fn((_path: string) =>
    Promise.resolve({ status, ok: status === 200, blob: async () => new Blob(['x'.repeat(size)]) }),
  )
  vi.stubGlobal('fetch', fetch)
  const failure = await reanalyze({ id: 3, tripId: 7 }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NothingToRead)
  expect((failure as NothingToRead).title).toBe(title)
  expect(fetch.mock.calls[0]?.[0]).toMatch(/^\/api\/receipts\/7\/3\/image\?t=\d+$/)
})
