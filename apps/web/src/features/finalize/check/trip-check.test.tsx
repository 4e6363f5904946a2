import type { TripWarning } from '@quittance/contract/reports'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, sentTo, show } from '#test/calls.tsx'
import { WaitingLine } from '#ui/waiting-line.tsx'
import { TripCheck } from './trip-check.tsx'
import { useTripCheck } from './use-trip-check.tsx'

const cafe = { vendor: 'Cafe Nero', date: '2025-01-05', amount: '4.20', currency: 'GBP' } as const
const duplicate: TripWarning = {
  kind: 'duplicate',
  count: 2,
  receipts: [
    { id: 11, ...cafe },
    { id: 12, ...cafe },
  ],
}
const doubtful: TripWarning = {
  kind: 'doubtful',
  count: 23,
  receipts: [{ id: 13, ...cafe, vendor: 'Bar & Grill', fields: ['date', 'amount'] }],
}
const days: TripWarning = {
  kind: 'days-without-receipt',
  count: 30,
  days: ['2025-01-06', '2025-01-07', '2025-01-09'],
}

function check(warnings: TripWarning[], shown = <TripCheck tripId={7} />) {
  answer({ 'GET /api/trips/7/check': () => ({ body: { warnings } }) })
  show(shown)
}

const open = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, expanded: false }))

function Line() {
  return <WaitingLine things={useTripCheck(7).things} />
}

test('several warnings are one closed row; each opens to name its receipts', async () => {
  check([duplicate, doubtful], <Line />)
  expect(screen.queryByText(/hard to read/)).toBeNull()
  await open('Same vendor, date and amount twice: Cafe Nero +1')
  await open('23 receipts were hard to read and not checked')
  const link = await screen.findByRole('link', { name: /Bar & Grill/ })
  expect(link.textContent).toContain('4.20 GBP')
  expect(link.textContent).toContain('Hard to read: date, amount')
  expect(screen.getByText('and 22 more')).toBeTruthy()
})

test('a receipt that was sent before says where, and is dismissed for good', async () => {
  const twin = { ...cafe, id: 3, key: '3', tripId: 8, tripName: 'Rome', same: 'file' } as const
  const twins = [{ ...twin, sentAt: '2025-02-03T10:00:00.000Z' }]
  const found = { ...duplicate, count: 1, receipts: [{ id: 11, key: 'aa', ...cafe, twins }] }
  let warnings: TripWarning[] = [found]
  const fetch = answer({
    'GET /api/trips/7/check': () => ({ body: { warnings } }),
    'POST /api/receipts/twins/dismiss': () => {
      warnings = []
      return { body: { message: 'Dismissed' } }
    },
  })
  show(<TripCheck tripId={7} />)
  expect(await screen.findByText('A possible duplicate: Cafe Nero')).toBeTruthy()
  await open('Compare the receipt')
  expect(await screen.findByText(/Same file: also in Rome, sent Feb 3, 2025/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cafe Nero: not a duplicate' }))
  expect(await screen.findByText('Nothing stands out in this trip.')).toBeTruthy()
  expect(sentTo('/api/receipts/twins/dismiss', fetch)).toEqual({ one: 'aa', other: '3' })
})

test('Truth 11: receipts without a rate are a check, with what to do about them', async () => {
  check([{ ...duplicate, kind: 'no-rate', count: 32 }])
  await open('Enter 32 amounts')
  expect(
    await screen.findByText(
      'Enter what your card was charged, or send them as they are: they are in the report, but not in the total.',
    ),
  ).toBeTruthy()
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/history/7?receipt=11')
})

test('a check about one receipt leads straight to it', async () => {
  check([{ ...duplicate, kind: 'outside-trip', count: 1, receipts: [{ id: 11, ...cafe }] }])
  const link = await screen.findByRole('link', { name: 'Check the date: Cafe Nero' })
  expect(link.getAttribute('href')).toBe('/history/7?receipt=11')
})

test('many days without a receipt are named when it is opened', async () => {
  check([days])
  await open('See 30 days')
  expect((await screen.findByText(/Jan 9/)).textContent?.replace(/\s/gu, ' ')).toBe(
    'Jan 6, 2025 - Jan 7, 2025, Jan 9, 2025 and 27 more',
  )
})

test('a trip without warnings says so', async () => {
  check([])
  expect(await screen.findByText('Nothing stands out in this trip.')).toBeTruthy()
})

test('photos that are still being compared are counted, until nothing stands out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let comparing = 2
  answer({ 'GET /api/trips/7/check': () => ({ body: { warnings: [], comparing: comparing-- } }) })
  show(<TripCheck tripId={7} />)
  await screen.findByText('Comparing 2 photos with other receipts…')
  expect(screen.queryByText(/Nothing stands out/)).toBeNull()
  await vi.advanceTimersByTimeAsync(1500)
  await screen.findByText('Comparing 1 photo with other receipts…')
  await vi.advanceTimersByTimeAsync(1500)
  await screen.findByText('Nothing stands out in this trip.')
  vi.useRealTimers()
})

test('a further warning takes the place of the all-clear, and stands beside other warnings', async () => {
  answer({ 'GET /api/trips/7/check': () => ({ body: { warnings: [] } }) })
  show(<TripCheck tripId={7} extra="2 questions" />)
  expect(await screen.findByText('2 questions')).toBeTruthy()
  expect(screen.queryByText(/Nothing stands out/)).toBeNull()
})

test('a check that fails shows nothing', async () => {
  answer({ 'GET /api/trips/7/check': () => ({ status: 500 }) })
  const { container } = show(<TripCheck tripId={7} />)
  await waitFor(() => expect(container.childElementCount).toBe(0))
})
