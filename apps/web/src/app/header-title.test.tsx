import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CurrentTrip } from '#features/trips/home/current-trip.tsx'
import { answer, show } from '#test/calls.tsx'
import { tripWithSummary } from '#test/trips.ts'
import { HeaderTitle } from './header-title.tsx'

function berlin(currencies: object, receiptCount = 12) {
  const trip = tripWithSummary({ name: 'Berlin Q3', status: 'active' })
  return { ...trip, summary: { ...trip.summary, receiptCount, currencies } }
}

function showHeader(status: number, body: unknown) {
  answer({ 'GET /api/trips/active': () => ({ status, body }) })
  return show(<HeaderTitle />).container
}

test('shows $0.00 before the first receipt', async () => {
  const header = showHeader(200, berlin({}, 0))
  await screen.findByText('Berlin Q3')
  expect(header.textContent).toContain('0 receipts · $0.00')
})

test('shows only the product without a trip', async () => {
  const header = showHeader(404, { message: 'No active trip found' })
  await expect.poll(() => header.textContent).toBe('Quittance')
})

test('says when the trip could not be loaded', async () => {
  showHeader(500, { message: 'Something went wrong' })
  expect(await screen.findByText('Error loading trip')).toBeTruthy()
})

test('Truth 25: the header shows the trip beside its card too, with every total', async () => {
  const trip = berlin({ EUR: '1478.25', GBP: '12.00', JPY: '900.00', USD: '67.00' })
  answer({ 'GET /api/trips/active': () => ({ body: trip }) })
  const { container } = show(
    <>
      <header>
        <HeaderTitle />
      </header>
      <CurrentTrip trip={trip} sum={() => null} />
    </>,
  )
  const badge = await screen.findByText('Active')
  const header = container.querySelector('header')
  expect(header?.textContent).toContain('Berlin Q3')
  expect(header?.textContent).toContain(
    '12 receipts · 67.00 USD, 1,478.25 EUR, 12.00 GBP, 900.00 JPY',
  )
  for (let at: Element | null = badge; at; at = at.parentElement) {
    expect(at.className).not.toMatch(/opacity-0|line-clamp-1|truncate|invisible/)
  }
})
