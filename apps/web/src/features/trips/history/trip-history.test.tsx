import type { PastTrip } from '@quittance/contract/trips'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { pastTrip, sentClaim, trip } from '#test/trips.ts'
import { ArchivedTrips } from './archived-trips.tsx'
import { TripHistory } from './trip-history.tsx'

const finalized = { id: 1, startDate: '2025-01-05', endDate: '2025-01-09' }

async function open(...trips: object[]) {
  answer({ 'GET /api/trips/history': () => ({ body: trips }) })
  show(<TripHistory downloads={() => null} />)
  await screen.findAllByRole('listitem')
}

test('a history that cannot be loaded says so', async () => {
  answer({ 'GET /api/trips/history': () => ({ status: 500, body: { message: 'Oh no' } }) })
  show(<TripHistory downloads={() => null} />)
  expect(await screen.findByText('Failed to load trip history')).toBeTruthy()
})

test('a trip has its name, its dates, its badge and a menu; only a finalized one can be re-opened', async () => {
  answer({
    'GET /api/trips/history': () => ({
      body: [
        pastTrip({ ...finalized, name: 'Oslo' }),
        pastTrip({ id: 2, name: 'Rome', status: 'inactive', endDate: null, claim: null }),
      ],
    }),
  })
  show(<TripHistory downloads={({ name }) => <button type="button">Files of {name}</button>} />)
  await screen.findByText('Jan 5, 2025 - Jan 9, 2025')
  expect(screen.getByText('Completed')).toBeTruthy()
  expect(screen.getByText('Oct 20, 2026 - Ongoing')).toBeTruthy()
  expect(screen.getByText('inactive')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Files of Oslo' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Files of Rome' })).toBeNull()
  expect(await menuOf('Oslo')).toEqual(['Re-open Trip', 'Edit Trip', 'Archive Trip'])
  expect(await menuOf('Rome')).toEqual(['Edit Trip', 'Archive Trip'])
})

test('a trip has its sums, its receipts, and what became of its claim', async () => {
  const claim = { ...sentClaim, version: 2, openings: 3, lastOpenedAt: new Date().toISOString() }
  await open(pastTrip({ name: 'Oslo', claim }), pastTrip({ id: 2, receiptCount: 1 }))
  const [oslo, other] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(oslo).toMatch(/(?<!about )1,266\.75 EUR67\.00 USD1,204\.20 EUR/)
  expect(oslo).toContain('5 days2 receiptsVersion 2')
  expect(oslo).toContain('finance@example.com Sent Oct 24, 2026')
  expect(oslo).toContain('Opened 3 times, last now')
  expect(other).toContain('1 receipt')
  expect(other).toContain('Not opened yet')
  expect(other).not.toContain('Version')
})

test('where the company paid a part, what is to be repaid comes first', async () => {
  const repay = { totalAmount: '412.30 EUR', currencies: { EUR: '412.30' }, converted: null }
  await open(pastTrip({ currencies: { EUR: '512.30' }, converted: null, repay }))
  expect(screen.getByRole('listitem').textContent).toContain(
    'To repay 412.30 EUR100.00 EUR already paid by the company512.30 EUR',
  )
})

test('a claim says how many receipts had no rate', async () => {
  const some = { currency: 'EUR', total: '12.00', missing: 3, isFrozen: true } as const
  const none = { ...some, total: '0.00', missing: 1 }
  await open(pastTrip({ converted: some }), pastTrip({ id: 2, converted: none }))
  expect(screen.getByText('3 without a rate')).toBeTruthy()
  expect(screen.getByText('no rate for 1 receipt')).toBeTruthy()
})

test('a trip that an older version kept on the device shows what is known of it', async () => {
  const { receiptCount, currencies, converted, claim, ...kept } = pastTrip({ name: 'Oslo' })
  await open(kept)
  expect(screen.getByText('Oslo')).toBeTruthy()
  expect(screen.queryByText('$0.00')).toBeNull()
})

test('the archive: restoring is off with its reason, and a card explains the limit', async () => {
  signIn()
  answer({
    'GET /api/trips/archived': () => ({ body: [pastTrip({ name: 'Bern', status: 'archived' })] }),
  })
  show(<ArchivedTrips />)
  const restore = await screen.findByRole('button', { name: /Restore/ })
  expect(restore.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/still count towards your subscription limit/)).toBeTruthy()
  fireEvent.click(restore)
  expect(screen.getByRole('tooltip').textContent).toBe('Premium feature: Restore archived trips')
})

test('many currencies are a press away from their sum', async () => {
  const totals = { EUR: '1204.20', USD: '67.00', GBP: '12.00', JPY: '9000.00' }
  await open(pastTrip({ currencies: totals }))
  const more = screen.getByRole('button', { name: 'in 4 currencies' })
  expect(screen.getByRole('listitem').textContent).toContain('1,266.75 EUR')
  expect(screen.queryByText('9,000.00')).toBeNull()
  fireEvent.click(more)
  expect(screen.getByText('9,000.00')).toBeTruthy()
  expect(more.getAttribute('aria-expanded')).toBe('true')
})

test('on a desk the trips are a table, and their files appear below the row', async () => {
  useDesk()
  const claim = { ...sentClaim, version: 2 }
  answer({ 'GET /api/trips/history': () => ({ body: [pastTrip({ name: 'Oslo', claim })] }) })
  show(
    <TripHistory
      downloads={(_trip, below) => (
        <p>{below && createPortal(<a href="/x">Excel Report</a>, below)}</p>
      )}
    />,
  )
  const table = await screen.findByRole('table', { name: 'Finalized trips' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => /^[\w ]+/.exec(textContent ?? '')?.[0])).toEqual(
    'Trip,Dates,Total,Recipient,Status,Files and actions'.split(','),
  )
  const cells = within(table).getAllByRole('cell')
  expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Oct 20, 2026 - Oct 24, 2026 5 days',
    '1,266.75 EUR67.00 USD1,204.20 EUR',
    'finance@example.com Sent Oct 24, 2026',
    expect.stringMatching(/^Completed.*Not opened yetVersion 2$/),
  ])
  const [, , below] = within(table).getAllByRole('row')
  expect(below?.textContent).toBe('Excel Report')
})

function useDesk() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }))
}

test.each([
  ['Trip', 'Bern,lisbon,Oslo', 'ascending'],
  ['Dates', 'lisbon,Oslo,Bern', 'ascending'],
  ['Total', 'Oslo,Bern,lisbon', 'descending'],
  ['Recipient', 'lisbon,Bern,Oslo', 'ascending'],
  ['Status', 'lisbon,Bern,Oslo', 'ascending'],
])(
  'on a desk the trips are sorted by %s, and the other way round',
  async (column, order, first) => {
    useDesk()
    history.replaceState(null, '', '/history?year=2026')
    const past = (id: number, name: string, sentTo: string, rest: Partial<PastTrip>) =>
      pastTrip({
        id,
        name,
        startDate: `2026-10-0${4 - id}`,
        converted: null,
        ...rest,
        claim: { ...sentClaim, delivery: null, sentTo },
      })
    const body = [
      past(1, 'Bern', 'b@x', { currencies: { EUR: '1000.00' }, claimState: 'opened' }),
      past(2, 'Oslo', 'c@x', { currencies: { USD: '5.00' }, claimState: 'paid' }),
      past(3, 'lisbon', 'a@x', { currencies: { EUR: '99.00' }, claimState: 'sent' }),
    ]
    answer({ 'GET /api/trips/history': () => ({ body }) })
    show(<TripHistory downloads={() => null} />)
    const names = () =>
      screen.getAllByRole('rowheader').map((row) => row.querySelector('a')?.textContent)
    const head = await screen.findByRole('columnheader', { name: column })
    expect(names().join()).toBe('Bern,Oslo,lisbon')
    fireEvent.click(within(head).getByRole('button'))
    expect([names().join(), head.getAttribute('aria-sort')]).toEqual([order, first])
    fireEvent.click(within(head).getByRole('button'))
    expect(names()).toEqual(order.split(',').toReversed())
    expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1)
    expect(new URLSearchParams(location.search).get('year')).toBe('2026')
    history.replaceState(null, '', '/')
  },
)

async function menuOf(name: string) {
  fireEvent.keyDown(screen.getByRole('button', { name: `Actions for ${name}` }), { key: 'Enter' })
  await screen.findByRole('menu')
  const offered = ['Re-open Trip', 'Edit Trip', 'Archive Trip'].filter((label) =>
    screen.queryByRole('menuitem', { name: label }),
  )
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  return offered
}

test('a claim that was not paid yet can be marked as paid', async () => {
  const words = { code: 'WRONG_STATE', message: 'This claim was already marked as paid.' }
  answer({
    'GET /api/trips/history': () => ({
      body: [
        pastTrip({ name: 'Oslo', claimState: 'sent' }),
        pastTrip({ id: 2, claimState: 'paid' }),
      ],
    }),
    [`POST /api/trips/${pastTrip().id}/confirm-payment`]: () => ({ status: 409, body: words }),
  })
  show(<TripHistory downloads={() => null} />)
  const [unpaid, paid] = await screen.findAllByRole('button', { name: /^Actions for/ })
  for (const [trigger, count] of [
    [paid, 0],
    [unpaid, 1],
  ] as const) {
    fireEvent.keyDown(trigger as HTMLElement, { key: 'Enter' })
    await screen.findByRole('menu')
    expect(screen.queryAllByRole('menuitem', { name: 'Mark as paid' })).toHaveLength(count)
    if (count === 1) fireEvent.click(screen.getByRole('menuitem', { name: 'Mark as paid' }))
    else fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as paid' }))
  expect(await screen.findByText(words.message)).toBeTruthy()
})

test('the claim’s state stands beside the badge, what is owed above, and trips sent back lead to their questions', async () => {
  const totals = [
    { currency: 'EUR', total: '1204.10', claims: 3 },
    { currency: 'USD', total: '67.00', claims: 1 },
  ]
  answer({
    'GET /api/trips/history': () => ({
      body: [
        pastTrip({ claimState: 'paid' }),
        pastTrip({ id: 2, claimState: 'opened' }),
        // From a cache of an earlier version.
        pastTrip({ id: 3 }),
      ],
    }),
    'GET /api/trips/all': () => ({
      body: [trip({ id: 4, name: 'Oslo', claimState: 'sent-back' }), trip({ id: 5 })],
    }),
    'GET /api/claims/outstanding': () => ({ body: { totals } }),
  })
  show(<TripHistory downloads={() => null} />)
  const owed = await screen.findByText(/To be paid back/)
  expect(owed.textContent).toBe('To be paid back: 1,204.10 EUR in 3 claims · 67.00 USD in 1 claim')
  const [back, ...past] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(back).toMatch(/Oslo.*Finance sent this back/)
  expect(past.map((words) => /Completed(Paid|Opened)?/.exec(words ?? '')?.[1])).toEqual([
    'Paid',
    'Opened',
    undefined,
  ])
})
