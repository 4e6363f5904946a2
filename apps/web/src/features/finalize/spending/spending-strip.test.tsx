import type { TripRates } from '@quittance/contract/rates'
import type { Spending } from '@quittance/contract/reports'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, never, show } from '#test/calls.tsx'
import { tripWithSummary } from '#test/trips.ts'
import { DaySum } from './day-sum.tsx'
import { SpendingStrip } from './spending-strip.tsx'
import { TripSpending } from './trip-spending.tsx'

const euros: Spending = {
  currency: 'EUR',
  total: '100.00',
  categories: [
    { category: 'coffee', total: '20.00' },
    { category: 'food', total: '80.00' },
  ],
  days: [
    { date: '2026-10-20', total: '1100.00' },
    { date: '2026-10-22', total: '25.00' },
  ],
}
const dollars: Spending = {
  currency: 'USD',
  total: '7.00',
  categories: [{ category: 'transport', total: '7.00' }],
  days: [{ date: '2026-10-20', total: '7.00' }],
}
const pounds: Spending = { ...dollars, currency: 'GBP' }

const summary = {
  receiptCount: 3,
  totalAmount: '',
  currencies: { EUR: '100.00' },
  converted: null,
  categories: { coffee: 1, food: 2 },
}
const trip = tripWithSummary({ status: 'active', summary })

function spend(...body: Spending[]) {
  answer({ 'GET /api/trips/9/spending': () => ({ body }) })
}

test('says where the money went, the most first, and opens the whole picture', async () => {
  spend(euros)
  show(<SpendingStrip trip={trip} />)
  const strip = await screen.findByRole('button', {
    name: /^Spending in EUR:.*Food 80 %.*Coffee 20 %/,
  })
  fireEvent.click(strip)
  expect(await screen.findByRole('dialog', { name: 'Spending by category and day' })).toBeTruthy()
  expect(await screen.findByRole('list', { name: 'EUR by category' })).toBeTruthy()
})

const converted = { currency: 'EUR', total: '300.00', missing: 0, isFrozen: false } as const
const rates: TripRates = {
  currency: 'EUR',
  total: '300.00',
  receiptCount: 4,
  missing: 1,
  categories: [
    { category: 'office', total: '210.00', receiptCount: 1, missing: 0 },
    { category: 'food', total: '90.00', receiptCount: 2, missing: 0 },
    { category: 'coffee', total: '0.00', receiptCount: 1, missing: 1 },
  ],
  days: [{ date: '2026-10-20', total: '300.00', receiptCount: 4, missing: 1 }],
  parts: [],
  newestDay: null,
  isFrozen: false,
}
const mixed = { ...trip, summary: { ...summary, converted } }

function convert(over: Partial<TripRates> = {}) {
  answer({
    'GET /api/trips/9/spending': () => ({ body: [euros, dollars] }),
    'GET /api/trips/9/rates': () => ({ body: { ...rates, ...over } }),
  })
}

test('Truth 10: of several currencies the bar and the picture count all that has a rate, not one currency', async () => {
  convert()
  show(<SpendingStrip trip={mixed} />)
  const strip = await screen.findByRole('button', {
    name: /^Spending in EUR:.*Office 70 %.*Food 30 %/,
  })
  expect(strip.textContent).not.toContain('Coffee')
  fireEvent.click(strip)
  const all = await screen.findByRole('list', { name: 'Converted to EUR by category' })
  expect(all.textContent).toMatch(/Office.*210\.00 EUR.*Food.*90\.00 EUR.*Coffee.*no rate/)
  expect(screen.getByText('1 without a rate')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'EUR by category' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Total in EUR 100.00 EUR' }))
  const own = await screen.findByRole('list', { name: 'EUR by category' })
  expect(own.textContent).toMatch(/Food.*80\.00 EUR.*Coffee.*20\.00 EUR/)
})

test('Truth 10: without any rate no currency is shown as the total', async () => {
  convert({ receiptCount: 4, missing: 4, total: '0.00' })
  show(<SpendingStrip trip={mixed} />)
  const strip = await screen.findByRole('button', { name: /Spending by category and day/ })
  expect(strip.textContent).not.toContain('%')
})

test('a trip without receipts has spent nothing, and asks for nothing', () => {
  const fetch = answer({})
  const { container } = show(<SpendingStrip trip={tripWithSummary()} />)
  expect(container.childElementCount).toBe(0)
  expect(fetch).not.toHaveBeenCalled()
})

test('its room is there before it comes', () => {
  answer({ 'GET /api/trips/9/spending': never })
  const { container } = show(<SpendingStrip trip={trip} />)
  expect(container.querySelector('.min-h-13')).toBeTruthy()
})

test.each([
  [[euros], '1,100.00 EUR'],
  [[euros, dollars], '1,100.00 EUR, 7.00 USD'],
  [[euros, dollars, pounds], '1,100.00 EUR and 2 more'],
])('what a day came to', async (body, words) => {
  spend(...body)
  show(<DaySum tripId={9} summary={summary} date="2026-10-20" />)
  expect(await screen.findByText(words)).toBeTruthy()
})

test.each([
  ['300.00', 0, 'about 300.00 EUR'],
  ['300.00', 1, '1,100.00 EUR, 7.00 USD'],
])('a day in several currencies: %s, %i without a rate', async (total, missing, words) => {
  convert({ days: [{ date: '2026-10-20', total, receiptCount: 4, missing }] })
  show(<DaySum tripId={9} summary={mixed.summary} date="2026-10-20" />)
  expect(await screen.findByText(words)).toBeTruthy()
})

const inTwo = {
  receiptCount: 5,
  converted: null,
  categories: { coffee: 1, food: 3, transport: 1 },
  currencies: { EUR: '100.00', USD: '7.00' },
}

function picture() {
  spend(euros)
  show(<TripSpending tripId={9} summary={inTwo} />)
}

test('every bar has its name and its amount in words, the most first', async () => {
  picture()
  const list = await screen.findByRole('list', { name: 'EUR by category' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(wordsOf)).toEqual(['Food 80.00 EUR', 'Coffee 20.00 EUR'])
  const bars = list.querySelectorAll<HTMLElement>('[style]')
  expect([...bars].map(({ style }) => style.width)).toEqual(['100%', '25%'])
})

test('by day, in order', async () => {
  picture()
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'By day' }), { button: 0 })
  const list = await screen.findByRole('list', { name: 'EUR by day' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(wordsOf)).toEqual(['Oct 20, 2026 1,100.00 EUR', 'Oct 22, 2026 25.00 EUR'])
})

test('while it loads there is as much room as it will take', () => {
  answer({ 'GET /api/trips/9/spending': never })
  show(<TripSpending tripId={9} summary={inTwo} />)
  const waiting = screen.getByRole('status', { name: 'Loading spending' })
  expect(waiting.querySelector<HTMLElement>('[style]')?.style.minHeight).toBe('13rem')
})

test('a failure says so and can be tried again', async () => {
  let tries = 0
  answer({
    'GET /api/trips/9/spending': () => {
      tries += 1
      return tries === 1 ? { status: 500 } : { body: [euros] }
    },
  })
  show(<TripSpending tripId={9} summary={inTwo} />)
  await screen.findByText(/cannot be shown right now/)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('list', { name: 'EUR by category' })).toBeTruthy()
})

/** Without the icons, whose names are text in a test. */
function wordsOf(element: HTMLElement) {
  return [...element.querySelectorAll('span')]
    .filter((span) => span.childElementCount === 0 || span.className.includes('amount'))
    .filter((span) => !span.parentElement?.className.includes('amount'))
    .map((span) => span.textContent)
    .join(' ')
}
