import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Route } from 'wouter'
import { closeTripDialogs, useTripDialog } from '#features/trips/data/open-dialogs.ts'
import { rememberReturnPath, returnPathFor } from '#lib/account/return-path.ts'
import { answer, sentTo, show } from '#test/calls.tsx'
import { person, signIn } from '#test/people.ts'
import { currentToast } from '#ui/toast-store.ts'
import { SubscriptionSuccessPage } from './subscription-success.tsx'

const oslo = { name: 'Oslo', startDate: '2026-05-04', currency: 'EUR' } as const
const statuses = 'payment_intent_status=succeeded&redirect_status=succeeded'

beforeEach(() => {
  history.replaceState(null, '', `/subscription-success?payment_intent=pi_1&${statuses}`)
  signIn()
})

afterEach(() => sessionStorage.clear())

async function pay(
  creation: { status: number; body: unknown } = { status: 201, body: { ...oslo, id: 5 } },
) {
  const fetch = answer({
    'GET /api/auth/user': () => ({ body: person }),
    'POST /api/subscription/confirm-payment': () => ({ body: { success: true, message: 'ok' } }),
    'POST /api/trips': () => creation,
  })
  show(
    <Route path="/subscription-success">
      <SubscriptionSuccessPage />
    </Route>,
  )
  const goOn = await screen.findByRole('link', { name: 'Continue to Dashboard' })
  return { fetch, goOn }
}

test('a trip that could not be created is not lost: the sheet has what was entered', async () => {
  rememberReturnPath(person.id, '/', oslo)
  const { goOn } = await pay({ status: 500, body: { message: 'Oh no' } })
  fireEvent.click(goOn)
  const { result } = renderHook(() => useTripDialog('create'))
  await waitFor(() => expect(result.current).toMatchObject({ isOpen: true, draft: oslo }))
  // The sheet is the only way to try again.
  expect(currentToast()).toMatchObject({
    title: 'Failed to create trip',
    description: 'What you entered is still there. Please try again.',
  })
  expect(currentToast()?.action).toBeUndefined()
  expect(returnPathFor(person.id).draft).toEqual(oslo)
  act(closeTripDialogs)
})

test.each([
  ['of somebody else', 2, oslo],
  ['that is none', 1, { name: 'Oslo', currency: 'XAU' }],
])('a trip %s is not created', async (_which, userId, draft) => {
  rememberReturnPath(userId, '/', draft)
  const { fetch, goOn } = await pay()
  expect(screen.queryByText(/is created/)).toBeNull()
  fireEvent.click(goOn)
  expect(location.pathname).toBe('/')
  expect(sentTo('/api/trips', fetch)).toBeUndefined()
})
