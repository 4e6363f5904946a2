import type { Trip } from '@quittance/contract/trips'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { forgetCreation } from '#features/trips/create/remembered-creation.ts'
import { startCreatingTrip } from '#features/trips/create/start-creating-trip.ts'
import { closeTripDialogs, openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { EditTripDialog } from '#features/trips/edit-trip-dialog.tsx'
import { useUnfinishedPrompt } from '#features/trips/home/use-unfinished-prompt.ts'
import { tripCurrencies } from '#features/trips/trip-currencies.ts'
import { returnPathFor } from '#lib/account/return-path.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { formatDate, today } from '#lib/format/dates.ts'
import { answer, never, sentTo, show } from '#test/calls.tsx'
import { press, typeText } from '#test/hands.ts'
import { person, signIn } from '#test/people.ts'
import { trip, tripWithSummary } from '#test/trips.ts'
import { currentToast } from '#ui/toast-store.ts'
import { TripDialogs } from './trip-dialogs.tsx'

const lisbon = trip()
const unfinished = { name: 'Welcome Back! You Have Unfinished Trips' }
const offered = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'more']

function openApp({ emailVerified = true } = {}) {
  signIn({ emailVerified })
  show(<TripDialogs />)
}

async function create(name: string) {
  openApp()
  await startCreatingTrip()
  fireEvent.change(await screen.findByLabelText(/Trip Name/), { target: { value: name } })
  fireEvent.click(screen.getByRole('button', { name: 'Create Trip' }))
}

function inTheWay(other: { id: number; name: string }) {
  const message = `IN_PROGRESS_TRIP_EXISTS:${other.id}:${other.name}`
  return { status: 409, body: { message, code: 'TRIP_IN_PROGRESS', trip: other } }
}

afterEach(() => {
  closeTripDialogs()
  forgetCreation()
  sessionStorage.clear()
})

test('a trip held up by another is created once that one is finalized', async () => {
  const tries: string[] = []
  const fetch = answer({
    'GET /api/trips/9': () => ({ body: tripWithSummary() }),
    'POST /api/trips': () => {
      tries.push('create')
      return tries.length === 1
        ? inTheWay({ id: 9, name: 'Lisbon' })
        : { status: 201, body: { ...lisbon, id: 10, name: 'Vienna' } }
    },
    'POST /api/trips/9/finalize': () => ({
      body: { download: null, email: { success: true, message: 'Sent' } },
    }),
  })
  await create('Vienna')

  await screen.findByRole('dialog', { name: 'Trip In Progress' })
  fireEvent.click(screen.getByRole('button', { name: 'Finalize Trip' }))
  await screen.findByText('Then your new trip “Vienna” is created.')
  const submit = screen.getByRole('button', { name: 'Finalize Trip' })
  expect(submit).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText(/Send Report To/), { target: { value: 'f@company.com' } })
  fireEvent.click(submit)
  fireEvent.click(await screen.findByRole('button', { name: 'Add receipts first' }))
  await waitFor(() => expect(screen.queryByText('Finalize anyway')).toBeNull())
  fireEvent.click(submit)
  fireEvent.click(await screen.findByRole('button', { name: 'Finalize anyway' }))

  await waitFor(() => expect(currentToast()?.title).toBe('Trip created'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const bodies = fetch.mock.calls.flatMap(([path, { body } = {}]) =>
    path === '/api/trips' ? [body] : [],
  )
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toBe(bodies[0])
})

test('a failure is reported, and the sheet stays open with what was typed', async () => {
  answer({ 'POST /api/trips': () => ({ status: 500, body: { message: 'Oh no' } }) })
  await create('Vienna')
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to create trip'))
  expect(currentToast()?.description).toBe('What you entered is still there. Please try again.')
  expect(currentToast()?.action).toBeUndefined()
  expect(screen.getByLabelText(/Trip Name/)).toHaveProperty('value', 'Vienna')
})

test('the end of the plan is explained as the server puts it, with what Pro costs, and a way back from there', async () => {
  const message = 'Your free trial has ended.'
  answer({ 'POST /api/trips': () => ({ status: 403, body: { message, code: 'TRIP_LIMIT' } }) })
  await create('Vienna')
  const dialog = await screen.findByRole('dialog', { name: 'Subscription Limit Reached' })
  expect(within(dialog).getByText(message)).toBeTruthy()
  expect(within(dialog).getByRole('heading', { name: 'Pro Plan' })).toBeTruthy()
  expect(dialog.textContent).toContain('£10per month')
  history.replaceState(null, '', '/history?search=rome#archived')
  press('Upgrade to Pro Plan - £10/month')
  const here = { path: '/history?search=rome#archived', draft: { name: 'Vienna' } }
  expect(returnPathFor(person.id)).toMatchObject(here)
})

test('an unverified user is asked to verify instead; sending the mail again says so meanwhile', async () => {
  answer({ 'POST /api/auth/resend-verification': never })
  openApp({ emailVerified: false })
  await startCreatingTrip()
  await screen.findByRole('dialog', { name: 'Email Verification Required' })
  expect(screen.getByText('dana@example.com')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Resend Email' }))
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeTruthy()
})

test('a name of two letters is refused, and a start date that cannot be read', async () => {
  const fetch = answer({})
  await create('ab')
  await screen.findByText('Trip name must be at least 3 characters')
  fireEvent.change(screen.getByLabelText(/Start Date/), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create Trip' }))
  expect(await screen.findByText('Please enter a valid date')).toBeTruthy()
  expect(fetch).not.toHaveBeenCalledWith('/api/trips', expect.anything())
})

test('the sheet begins with today and USD, and offers six currencies before all others; More is closed', async () => {
  const fetch = answer({ 'POST /api/trips': never })
  openApp()
  await startCreatingTrip()
  const sheet = await screen.findByRole('dialog', { name: 'Create New Trip' })
  expect(within(sheet).getByLabelText(/Trip Name/)).toHaveProperty('value', '')
  expect(within(sheet).getByLabelText(/Start Date/)).toHaveProperty('value', formatDate(today()))
  const currency = within(sheet).getByLabelText<HTMLSelectElement>(/Primary Currency/)
  expect(currency.value).toBe('USD')
  expect(optionsOf(currency)).toEqual(offered)
  expect(screen.getByRole('button', { name: /^More/ }).getAttribute('aria-expanded')).toBe('false')
  fireEvent.change(currency, { target: { value: 'more' } })
  fireEvent.change(await screen.findByLabelText('Search'), { target: { value: 'chf' } })
  press(/Swiss Franc/)
  typeText(/Trip Name/, 'Basel')
  fireEvent.click(await screen.findByRole('button', { name: 'Create Trip' }))
  await screen.findByRole('button', { name: 'Creating...' })
  const sent = { name: 'Basel', startDate: today(), currency: 'CHF' }
  expect(sentTo('/api/trips', fetch)).toEqual(sent)
})

async function openEdit(over: Partial<Trip> = {}) {
  const fetch = answer({ 'PUT /api/trips/9': never })
  show(<EditTripDialog currencies={tripCurrencies} />)
  openTripDialog('edit', { ...lisbon, ...over })
  return { fetch, dialog: await screen.findByRole('dialog', { name: 'Edit Trip' }) }
}

test('the dialog to edit a trip: its fields, its currencies, and that it needs a start date', async () => {
  const { dialog } = await openEdit()
  expect(within(dialog).getByLabelText(/Trip Name/)).toHaveProperty('value', 'Lisbon')
  expect(within(dialog).getByLabelText(/Start Date/)).toHaveProperty('value', 'Oct 20, 2026')
  expect(within(dialog).getByRole('button', { name: 'Open the calendar' })).toBeTruthy()
  expect(optionsOf(within(dialog).getByLabelText<HTMLSelectElement>(/Currency/))).toEqual(offered)
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeTruthy()
  typeText(/Start Date/, '')
  press('Update Trip')
  await waitFor(() => expect(currentToast()?.title).toBe('Validation Error'))
  typeText(/Start Date/, '2026-10-20')
  press('Update Trip')
  await within(dialog).findByRole('button', { name: 'Updating...' })
})

test('Truth 4: of a sent trip the name and the end date can be edited, and it says how to change the rest', async () => {
  const { fetch, dialog } = await openEdit({ status: 'finalized', endDate: '2026-10-22' })
  expect(within(dialog).getByLabelText(/Start Date/)).toHaveProperty('disabled', true)
  expect(within(dialog).getByLabelText(/Currency/)).toHaveProperty('disabled', true)
  expect(dialog.textContent).toContain('Re-open the trip first')
  fireEvent.change(within(dialog).getByLabelText(/Trip Name/), { target: { value: 'Porto' } })
  fireEvent.change(within(dialog).getByLabelText(/End Date/), { target: { value: '2026-10-23' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Update Trip' }))
  await within(dialog).findByRole('button', { name: 'Updating...' })
  const { startDate, currency } = lisbon
  const sent = { name: 'Porto', startDate, currency, endDate: '2026-10-23' }
  expect(sentTo('/api/trips/9', fetch)).toEqual(sent)
})

test('purpose, project and the usual payer are under More, and only what was filled in is sent', async () => {
  const { fetch } = await openEdit({ purpose: 'Kick-off' })
  expect(await screen.findByLabelText('Purpose')).toHaveProperty('value', 'Kick-off')
  fireEvent.change(screen.getByLabelText('Purpose'), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Usually paid by'), { target: { value: 'company' } })
  fireEvent.click(screen.getByRole('button', { name: 'Update Trip' }))
  await screen.findByRole('button', { name: 'Updating...' })
  const { name, startDate, currency } = lisbon
  const sent = { name, startDate, currency, purpose: '', paidBy: 'company' }
  expect(sentTo('/api/trips/9', fetch)).toEqual(sent)
})

test('unfinished trips are counted; the newest is recommended, the others can be continued', async () => {
  answer({
    'GET /api/trips/all': () => ({
      body: [trip({ id: 1, name: 'Older', startDate: '2026-01-05' }), lisbon],
    }),
  })
  openApp()
  openTripDialog('unfinished')
  const dialog = await screen.findByRole('dialog', unfinished)
  expect(dialog.textContent).toContain('We found 2 unfinished trips')
  const recommended = within(dialog).getByText('Recommended').parentElement?.parentElement
  expect(recommended?.textContent).toMatch(/In Progress.*Lisbon.*Oct 20, 2026.*EUR.*Continue Trip/)
  expect(within(dialog).getByRole('button', { name: 'Continue Older' })).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create New Trip' }))
  await waitFor(() => expect(screen.queryByRole('dialog', unfinished)).toBeNull())
})

test('a trip in progress is shown with three next steps, and can be dismissed or viewed', async () => {
  answer({
    'GET /api/trips/9': () => ({ body: tripWithSummary() }),
    'POST /api/trips': () => inTheWay({ id: 9, name: 'Lisbon' }),
  })
  await create('Vienna')
  const dialog = await screen.findByRole('dialog', { name: 'Trip In Progress' })
  await within(dialog).findByText(/Started.*Oct 20, 2026/)
  expect(within(dialog).getByText('In Progress')).toBeTruthy()
  expect(dialog.textContent).toContain('EUR')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Trip In Progress' })).toBeNull())

  history.replaceState(null, '', '/history')
  openTripDialog('in-progress', lisbon)
  fireEvent.click(await screen.findByRole('button', { name: 'View Current Trip' }))
  expect(location.pathname).toBe('/')
})

test('a trip in progress that is in no list is shown by its name', async () => {
  answer({ 'POST /api/trips': () => inTheWay({ id: 44, name: 'Porto' }) })
  await create('Vienna')
  const dialog = await screen.findByRole('dialog', { name: 'Trip In Progress' })
  expect(within(dialog).getByText('Porto')).toBeTruthy()
  expect(within(dialog).getByText('Active')).toBeTruthy()
})

test('an address that the server calls unverified opens the same prompt', async () => {
  const body = { message: 'EMAIL_NOT_VERIFIED: please verify', code: 'EMAIL_NOT_VERIFIED' }
  answer({ 'POST /api/trips': () => ({ status: 403, body }) })
  await create('Vienna')
  expect(await screen.findByRole('dialog', { name: 'Email Verification Required' })).toBeTruthy()
})

const files = { excel: '/a', zip: '/b', pdf: '/c', claim: '/d' }
const failed = {
  state: 'failed',
  to: 'f@company.com',
  at: '2026-11-17T12:00:00.000Z',
  words: '550 User unknown',
}

async function finalizeLisbon(delivery: unknown) {
  let isFinalized = false
  const email = { success: false, message: 'The report could not be delivered' }
  answer({
    'GET /api/trips/active': () => (isFinalized ? { status: 404 } : { body: tripWithSummary() }),
    'GET /api/trips/all': () => ({ body: [trip({ id: 1, name: 'Rome', status: 'inactive' })] }),
    'GET /api/trips/9': () => ({ body: tripWithSummary() }),
    'GET /api/trips/9/claims': never,
    'POST /api/trips/9/finalize': () => {
      isFinalized = true
      return { body: { download: files, email, delivery } }
    },
  })
  signIn()
  show(<Home />)
  openTripDialog('finalize', lisbon)
  fireEvent.change(await screen.findByLabelText(/Send Report To/), {
    target: { value: 'f@company.com' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Finalize Trip' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Finalize anyway' }))
  return screen.findByRole('dialog', { name: 'Trip Finalized!' })
}

function Home() {
  useUnfinishedPrompt('home')
  return <TripDialogs />
}

test('Truth 14: what was finalized is read before unfinished trips are offered', async () => {
  const dialog = await finalizeLisbon(failed)
  await waitFor(() => expect(queryClient.getQueryData(['/api/trips/all'])).toBeTruthy())
  await waitFor(() => expect(queryClient.isFetching({ queryKey: ['/api/trips/all'] })).toBe(0))
  expect(screen.getAllByRole('dialog')).toEqual([dialog])
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' })
  if (close) fireEvent.click(close)
  expect(await screen.findByRole('dialog', unfinished)).toBeTruthy()
})

test('Truth 5: the dialog of a finalized trip says what became of its mail', async () => {
  const dialog = await finalizeLisbon(failed)
  expect(dialog.textContent).toContain('f@company.com Could not be delivered: 550 User unknown')
  expect(within(dialog).getByRole('button', { name: 'Send again' })).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Change address' })).toBeTruthy()
})

function optionsOf(select: HTMLSelectElement) {
  return [...select.options].map(({ value }) => value)
}
