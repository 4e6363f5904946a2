// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { NothingToRead, reanalyze } from './reanalyze.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no image', 404, 'IMAGE_MISSING', 'No Image Found'],
  ['an empty image', 409, 'IMAGE_EMPTY', 'No Image Data'],
  ['a receipt entered by hand', 409, 'MANUAL_RECEIPT', 'Manual Receipt Detected'],
])('%s is not worth reading', async (_name, status, code, title) => {
  answer(status, { code, message: 'The server says why.' })
  const failure = await reanalyze({ id: 3, hasImage: true }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NothingToRead)
  expect(failure).toMatchObject({ title, message: 'The server says why.' })
})

test('a receipt is named, its photo is not sent', async () => {
  const sent = answer(200, { vendor: 'Cafe' })
  expect(await reanalyze({ id: 3, hasImage: true })).toEqual({ vendor: 'Cafe' })
  expect(sent()).toEqual(['/api/receipts/process', [['receiptId', '3']]])
})

test('any other failure is what it was', async () => {
  answer(500, { code: 'INTERNAL', message: 'Failed to process receipt image' })
  const failure = await reanalyze({ id: 3, hasImage: true }).catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(NothingToRead)
  expect(failure).toMatchObject({ status: 500 })
})

/** Answers the next call; returns what was sent. */
function answer(status: number, body: unknown) {
  let sent: [string, unknown] | undefined
  // Through fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
  vi.stubGlobal('fetch', (path: string, { body: form }: { body: FormData }) => {
    sent = [path, [...form.entries()]]
    return Promise.resolve(Response.json(body, { status }))
  })
  return () => sent
}
