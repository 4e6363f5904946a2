import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, request } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(response: Response | Error) {
  const fetch = vi.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function failure() {
  const error = await request('GET /api/auth/user').then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('Expected an ApiError')
  return error
}

test('sends the body as JSON and returns the parsed answer', async () => {
  const fetch = answerWith(Response.json({ message: 'sent' }))
  const reply = await request('POST /api/auth/forgot-password', { body: { email: 'a@b.co' } })
  expect(reply).toEqual({ message: 'sent' })
  expect(fetch).toHaveBeenCalledWith(
    '/api/auth/forgot-password',
    expect.objectContaining({ method: 'POST', body: '{"email":"a@b.co"}' }),
  )
})

test('an error carries the message field of a JSON body', async () => {
  answerWith(Response.json({ message: 'Nope', details: ['one', 'two'] }, { status: 409 }))
  const error = await failure()
  expect(error).toMatchObject({ status: 409, message: 'Nope', body: { details: ['one', 'two'] } })
})

test('an error carries the raw text when there is no message', async () => {
  answerWith(new Response('Bad gateway, sorry', { status: 502 }))
  expect((await failure()).message).toBe('Bad gateway, sorry')
})

test('an error carries the status text when the body is empty', async () => {
  answerWith(new Response('', { status: 503, statusText: 'Service Unavailable' }))
  expect((await failure()).message).toBe('Service Unavailable')
})

test('no answer at all is status 0', async () => {
  answerWith(new TypeError('Failed to fetch'))
  expect(await failure()).toMatchObject({ status: 0, message: 'Failed to fetch' })
})

test('an answer that breaks off counts as no answer', async () => {
  const text = () => Promise.reject(new TypeError('Failed to fetch'))
  answerWith(Object.assign(new Response(), { text }))
  expect(await failure()).toMatchObject({ status: 0, message: 'Failed to fetch' })
})
