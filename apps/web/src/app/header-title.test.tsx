import type { TripWithSummary } from '@quittance/contract/trips'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CurrentTrip } from '#features/trips/home/current-trip.tsx'
import { queryClient } from '#lib/data/query-client.ts'
import { HeaderTitle } from './header-title.tsx'

const berlin: TripWithSummary = {
  id: 5,
  name: 'Berlin Q3',
  startDate: '2026-11-02',
  endDate: null,
  currency: 'EUR',
  status: 'active',
  summary: {
    receiptCount: 12,
    totalAmount: '67.00 USD, 1478.25 EUR',
    currencies: { EUR: '1478.25', USD: '67.00' },
    converted: null,
    categories: {},
  },
}

function show(status: number, body: unknown) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <HeaderTitle />
    </QueryClientProvider>,
  )
  return container
}

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('shows the trip with its badge, receipts and totals', async () => {
  const header = show(200, berlin)
  await screen.findByText('Berlin Q3')
  expect(screen.getByText('Active')).toBeTruthy()
  expect(header.textContent).toContain('12 receipts · 67.00 USD, 1,478.25 EUR')
})

test('shows $0.00 before the first receipt', async () => {
  const header = show(200, {
    ...berlin,
    summary: { ...berlin.summary, receiptCount: 0, currencies: {} },
  })
  await screen.findByText('Berlin Q3')
  expect(header.textContent).toContain('0 receipts · $0.00')
})

test('shows only the product without a trip', async () => {
  const header = show(404, { message: 'No active trip found' })
  await expect.poll(() => header.textContent).toBe('Quittance')
})

test('says when the trip could not be loaded', async () => {
  show(500, { message: 'Something went wrong' })
  expect(await screen.findByText('Error loading trip')).toBeTruthy()
})

test('Truth 25: the header shows the trip beside its card too, with every total', async () => {
  const currencies = { EUR: '1478.25', GBP: '12.00', JPY: '900.00', USD: '67.00' }
  const trip = { ...berlin, summary: { ...berlin.summary, currencies } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(trip)))
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <header>
        <HeaderTitle />
      </header>
      <CurrentTrip trip={trip} sum={() => null} />
    </QueryClientProvider>,
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
