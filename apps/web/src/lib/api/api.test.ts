import { ownerHeader } from '@quittance/contract/owner-header'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, request, setCaller } from './api.ts'

afterEach(() => {
  setCaller(null)
  vi.unstubAllGlobals()
})

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

test('Truth 2: every call names the user of its page, but those that ask or tell who is here', async () => {
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', fetch)
  setCaller(7)
  await request('GET /api/trips/active')
  await request('GET /api/arrivals', { owner: 8 })
  await request('GET /api/auth/user')
  await request('POST /api/auth/logout')
  const named = fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get(ownerHeader))
  expect(named).toEqual(['7', '8', null, null])
})

test('an error carries the message field of a JSON body', async () => {
  answerWith(Response.json({ message: 'Nope', details: ['one', 'two'] }, { status: 409 }))
  const error = await failure()
  expect(error).toMatchObject({ status: 409, message: 'Nope', body: { details: ['one', 'two'] } })
})

test.each([
  ['raw text when there is no message', 'Not today, sorry', 'Not today, sorry'],
  ['status text when the body is empty', '', 'Internal Server Error'],
])('an error carries the %s', async (_what, text, message) => {
  answerWith(new Response(text, { status: 500, statusText: 'Internal Server Error' }))
  expect((await failure()).message).toBe(message)
})

const html = { 'content-type': 'text/html; charset=utf-8' }

test.each([
  ['a proxy’s 502', new Response('Bad gateway, sorry', { status: 502 })],
  ['a proxy’s 503', new Response('<h1>503</h1>', { status: 503, headers: html })],
  ['a proxy’s 504 as JSON', Response.json({ message: 'upstream' }, { status: 504 })],
  ['a portal’s page', new Response('<!doctype html><h1>Hotel</h1>', { headers: html })],
  ['a portal’s refusal', new Response('\n<html>Pay first</html>', { status: 403 })],
  ['a portal’s plain words', new Response('Log in', { status: 401, headers: html })],
])('Truth 3: %s counts as no answer, and is never shown', async (_name, response) => {
  answerWith(response)
  expect(await failure()).toMatchObject({ status: 0, message: 'Network error' })
})

test('Truth 3: a 503 of the server itself stays what it is', async () => {
  const body = { message: 'Quittance cannot reach its data just now.', code: 'UNAVAILABLE' }
  answerWith(Response.json(body, { status: 503 }))
  expect(await failure()).toMatchObject({ status: 503, message: body.message })
})

test('no answer at all is status 0, and so is one that breaks off', async () => {
  const broken = new TypeError('Failed to fetch')
  const text = () => Promise.reject(broken)
  for (const answer of [broken, Object.assign(new Response(), { text })]) {
    answerWith(answer)
    expect(await failure()).toMatchObject({ status: 0, message: 'Failed to fetch' })
  }
})
