// @vitest-environment jsdom
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api.ts'
import { endSession, onEndedSession, queryClient, userKey } from './query-client.ts'

const hour = 3_600_000

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

type Call = () => Promise<unknown>

test.each<[string, (call: Call) => Promise<unknown>]>([
  ['read', (queryFn) => queryClient.fetchQuery({ queryKey: ['/api/x'], queryFn })],
  ['change', (mutationFn) => new MutationObserver(queryClient, { mutationFn }).mutate()],
])('a %s that failed is not tried again', async (_what, start) => {
  const call = vi.fn(() => Promise.reject(new Error('Down')))
  await expect(start(call)).rejects.toThrow('Down')
  await vi.advanceTimersByTimeAsync(hour)
  expect(call).toHaveBeenCalledOnce()
})

test('what was read stays fresh: no reading again by time, by focus or by another look', async () => {
  const queryFn = vi.fn(() => Promise.resolve('read'))
  const options = { queryKey: ['/api/x'], queryFn }
  const stop = new QueryObserver(queryClient, options).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(hour)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(hour)
  expect(await queryClient.fetchQuery(options)).toBe('read')
  expect(queryFn).toHaveBeenCalledOnce()
  stop()
})

test('the end of a session clears the user and all their data', () => {
  const theirs = [
    ['/api/trips', 9],
    ['/api/subscription/details'],
    ['/api/subscription/plan'],
    ['/api/auth/sessions'],
    ['/api/auth/events'],
    ['/api/auth/passkeys'],
    ['/api/auth/second-step'],
    ['/api/inbound-address'],
  ]
  for (const queryKey of [userKey, ['/api/config'], ...theirs]) {
    queryClient.setQueryData(queryKey, 'known')
  }
  endSession()
  expect(queryClient.getQueryData(userKey)).toBeNull()
  for (const queryKey of theirs) expect(queryClient.getQueryData(queryKey)).toBeUndefined()
  expect(queryClient.getQueryData(['/api/config'])).toBe('known')
})

test('who is in the middle of something is asked for the password and stays', async () => {
  const ended = new ApiError(401, 'Unauthorized', { code: 'UNAUTHENTICATED' })
  const change = () => {
    const mutationFn = () => Promise.reject(ended)
    return expect(new MutationObserver(queryClient, { mutationFn }).mutate()).rejects.toBe(ended)
  }
  queryClient.setQueryData(userKey, 'Dana')
  queryClient.setQueryData(['/api/trips', 9], 'known')
  const keep = vi.fn(() => true)
  onEndedSession(keep)
  await change()
  expect(queryClient.getQueryData(userKey)).toBe('Dana')
  expect(queryClient.getQueryData(['/api/trips', 9])).toBe('known')

  keep.mockReturnValue(false)
  await change()
  expect(queryClient.getQueryData(userKey)).toBeNull()
  keep.mockClear()
  await change()
  expect(keep).not.toHaveBeenCalled()
})
