import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient, userKey } from '#lib/data/query-client.ts'
import { activeTripQuery } from '#lib/data/trips.ts'
import { setUser } from '#lib/data/user.ts'
import { answer, Queries } from '#test/calls.tsx'
import { person as dana } from '#test/people.ts'
import { useOtherTabs } from './use-other-tabs.ts'

const mark = 'quittance-device'

beforeEach(() => {
  setUser(dana)
  localStorage.setItem(mark, String(dana.id))
  sessionStorage.setItem('of', 'dana')
  renderHook(useOtherTabs, { wrapper: Queries })
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Session storage is cleared when the tab starts over. */
function hasStartedOver() {
  return sessionStorage.length === 0
}

test('a tab that is shown again stays where its user is still here', () => {
  dispatchEvent(new Event('focus'))
  expect(hasStartedOver()).toBe(false)
})

test('Truth 2: a tab that heard nothing of another user starts over when it is shown again', () => {
  localStorage.setItem(mark, String(dana.id + 1))
  dispatchEvent(new Event('focus'))
  expect(hasStartedOver()).toBe(true)
})

test('Truth 2: without a known device owner, the server says whether the user is still signed in', async () => {
  answer({ 'GET /api/auth/user': () => ({ status: 401, body: { message: 'Not authenticated' } }) })
  localStorage.removeItem(mark)
  dispatchEvent(new Event('focus'))
  await expect.poll(() => queryClient.getQueryData(userKey)).toBeNull()
})

test('Truth 2: a call refused under another session shows the user who is signed in now', async () => {
  const othersSession = { status: 409, body: { message: 'Somebody else', code: 'OTHER_USER' } }
  answer({
    'GET /api/trips/active': () => othersSession,
    'GET /api/auth/user': () => ({ body: { ...dana, id: dana.id + 1 } }),
  })
  await expect(queryClient.fetchQuery(activeTripQuery)).rejects.toThrow()
  await expect.poll(hasStartedOver).toBe(true)
})

test('Truth 2: a response for another user does not appear on the previous user’s screen', async () => {
  answer({ 'GET /api/auth/user': () => ({ body: { ...dana, id: dana.id + 1 } }) })
  await queryClient.refetchQueries({ queryKey: userKey })
  await expect.poll(hasStartedOver).toBe(true)
})
