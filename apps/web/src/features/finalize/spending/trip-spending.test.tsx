import type { Spending } from '@quittance/contract/reports'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, never, show } from '#test/calls.tsx'
import { TripSpending } from './trip-spending.tsx'

const euros: Spending = {
  currency: 'EUR',
  total: '100.00',
  categories: [
    { category: 'coffee', total: '20.00' },
    { category: 'food', total: '80.00' },
  ],
  days: [
    { date: '2025-01-05', total: '75.00' },
    { date: '2025-01-07', total: '25.00' },
  ],
}
const dollars: Spending = {
  currency: 'USD',
  total: '7.00',
  categories: [{ category: 'transport', total: '7.00' }],
  days: [{ date: '2025-01-06', total: '7.00' }],
}
const summary = {
  receiptCount: 5,
  converted: null,
  categories: { coffee: 1, food: 3, transport: 1 },
  currencies: { EUR: '100.00', USD: '7.00' },
}

function picture(body: Spending[]) {
  answer({ 'GET /api/trips/7/spending': () => ({ body }) })
  show(<TripSpending tripId={7} summary={summary} />)
}

test('every bar has its name and its amount in words, the most first', async () => {
  picture([euros])
  const list = await screen.findByRole('list', { name: 'EUR by category' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => words(row))).toEqual(['Food 80.00 EUR', 'Coffee 20.00 EUR'])
  const bars = list.querySelectorAll<HTMLElement>('[style]')
  expect([...bars].map(({ style }) => style.width)).toEqual(['100%', '25%'])
})

test('by day, in order', async () => {
  picture([euros])
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'By day' }), { button: 0 })
  const list = await screen.findByRole('list', { name: 'EUR by day' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => words(row))).toEqual(['Jan 5, 2025 75.00 EUR', 'Jan 7, 2025 25.00 EUR'])
})

test('a second currency is a block of its own, closed at first', async () => {
  picture([euros, dollars])
  await screen.findByRole('list', { name: 'EUR by category' })
  expect(screen.queryByRole('list', { name: 'USD by category' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Total in USD 7.00 USD' }))
  const list = await screen.findByRole('list', { name: 'USD by category' })
  expect(words(list)).toBe('Transport 7.00 USD')
})

test('while it loads there is as much room as it will take', () => {
  answer({ 'GET /api/trips/7/spending': never })
  show(<TripSpending tripId={7} summary={summary} />)
  const waiting = screen.getByRole('status', { name: 'Loading spending' })
  expect(waiting.querySelector<HTMLElement>('[style]')?.style.minHeight).toBe('13rem')
})

test('a failure says so and can be tried again', async () => {
  let tries = 0
  answer({
    'GET /api/trips/7/spending': () => {
      tries += 1
      return tries === 1 ? { status: 500 } : { body: [euros] }
    },
  })
  show(<TripSpending tripId={7} summary={summary} />)
  await screen.findByText(/cannot be shown right now/)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('list', { name: 'EUR by category' })).toBeTruthy()
})

/** Without the icons, whose names are text in a test. */
function words(element: HTMLElement) {
  return [...element.querySelectorAll('span')]
    .filter((span) => span.childElementCount === 0 || span.className.includes('amount'))
    .filter((span) => !span.parentElement?.className.includes('amount'))
    .map((span) => span.textContent)
    .join(' ')
}
