import type { Trip } from '@quittance/contract/trips'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetCreation } from '#features/trips/remembered-creation.ts'
import { startCreatingTrip } from '#features/trips/start-creating-trip.ts'
import { closeTripDialogs } from '#features/trips/trip-dialogs.ts'
import { queryClient } from '#lib/query-client.ts'
import { setUser } from '#lib/user.ts'
import { currentToast } from '#ui/toast-store.ts'
import { TripDialogs } from './trip-dialogs.tsx'

const lisbon: Trip = {
  id: 9,
  name: 'Lisbon',
  startDate: '2026-10-20',
  endDate: null,
  currency: 'EUR',
  status: 'inactive',
}
const summary = { receiptCount: 0, totalAmount: '$0.00', currencies: {}, categories: {} }

type Answer = { status?: number; body: unknown }

/** Answers each call by name; what is not named does not exist. */
function answer(calls: Record<string, () => Answer>) {
  const fetch = vi.fn((path: string, { method }: RequestInit) => {
    const { status = 200, body } = calls[`${method} ${path}`]?.() ?? { status: 404, body: {} }
    return Promise.resolve(Response.json(body, { status }))
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function show({ emailVerified = true } = {}) {
  setUser({
    id: 1,
    email: 'dana@example.com',
    emailVerified,
    subscriptionTier: 'free',
    firstName: 'Dana',
    lastName: 'Okafor',
    preferences: { emailNotifications: true, processingUpdates: true },
  })
  render(
    <QueryClientProvider client={queryClient}>
      <TripDialogs />
    </QueryClientProvider>,
  )
}

async function create(name: string) {
  await startCreatingTrip()
  fireEvent.change(await screen.findByLabelText(/Trip Name/), { target: { value: name } })
  fireEvent.click(screen.getByRole('button', { name: 'Create Trip' }))
}

afterEach(() => {
  closeTripDialogs()
  cleanup()
  forgetCreation()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a trip held up by another is created once that one is finalized', async () => {
  const tries: string[] = []
  const fetch = answer({
    'GET /api/trips/9': () => ({ body: { ...lisbon, summary } }),
    'POST /api/trips': () => {
      tries.push('create')
      return tries.length === 1
        ? { status: 409, body: { message: 'IN_PROGRESS_TRIP_EXISTS:9:Lisbon' } }
        : { status: 201, body: { ...lisbon, id: 10, name: 'Vienna' } }
    },
    'POST /api/trips/9/finalize': () => ({
      body: { download: null, email: { success: true, message: 'Sent' } },
    }),
  })
  show()
  await create('Vienna')

  await screen.findByRole('dialog', { name: 'Trip In Progress' })
  fireEvent.click(screen.getByRole('button', { name: 'Finalize Trip' }))
  await screen.findByText('Then your new trip “Vienna” is created.')
  const submit = screen.getByRole('button', { name: 'Finalize Trip' })
  expect(submit).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText(/Send Report To/), { target: { value: 'f@company.com' } })
  fireEvent.click(submit)

  await waitFor(() => expect(currentToast()?.title).toBe('Trip created'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const bodies = fetch.mock.calls.flatMap(([path, { body }]) =>
    path === '/api/trips' ? [body] : [],
  )
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toBe(bodies[0])
})

test('a failure is told and the sheet stays open with what was typed', async () => {
  answer({ 'POST /api/trips': () => ({ status: 500, body: { message: 'Oh no' } }) })
  show()
  await create('Vienna')
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to create trip'))
  expect(screen.getByLabelText(/Trip Name/)).toHaveProperty('value', 'Vienna')
})

test('the end of the plan is told in the words of the server', async () => {
  const message = 'Trip limit reached: your plan includes 3 trips.'
  answer({ 'POST /api/trips': () => ({ status: 403, body: { message } }) })
  show()
  await create('Vienna')
  await waitFor(() => expect(currentToast()?.description).toBe(message))
})

test('who is unverified is asked to verify instead', async () => {
  answer({})
  show({ emailVerified: false })
  await startCreatingTrip()
  await screen.findByRole('dialog', { name: 'Email Verification Required' })
  expect(screen.getByText('dana@example.com')).toBeTruthy()
})

test('a name of two letters is refused', async () => {
  const fetch = answer({})
  show()
  await create('ab')
  await screen.findByText('Trip name must be at least 3 characters')
  expect(fetch).not.toHaveBeenCalledWith('/api/trips', expect.anything())
})
