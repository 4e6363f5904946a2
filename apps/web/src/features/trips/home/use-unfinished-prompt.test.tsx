import type { Trip } from '@quittance/contract/trips'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeTripDialogs } from '#features/trips/data/open-dialogs.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { Dialog } from '#ui/dialog.tsx'
import { UnfinishedTripsDialog } from './unfinished-trips-dialog.tsx'
import { useUnfinishedPrompt } from './use-unfinished-prompt.ts'

function trip(id: number, name: string, startDate: string): Trip {
  return { id, name, startDate, endDate: null, currency: 'EUR', status: 'inactive' }
}

function Page() {
  useUnfinishedPrompt('home')
  return <UnfinishedTripsDialog />
}

function visit(trips: readonly Trip[], other?: ReactNode) {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === '/api/trips/all'
        ? Response.json(trips)
        : Response.json({ message: 'No active trip found' }, { status: 404 }),
    ),
  )
  render(
    <QueryClientProvider client={queryClient}>
      {other}
      <Page />
    </QueryClientProvider>,
  )
}

function leave() {
  closeTripDialogs()
  cleanup()
  queryClient.clear()
}

afterEach(() => {
  leave()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('recommends the newest trip and lists the others', async () => {
  visit([trip(1, 'Rome', '2026-01-05'), trip(2, 'Oslo', '2026-03-05')])
  await screen.findByRole('dialog', { name: 'Welcome Back! You Have Unfinished Trips' })
  expect(screen.getByText(/We found 2 unfinished trips/)).toBeTruthy()
  expect(screen.getByText('Recommended').parentElement?.parentElement?.textContent).toContain(
    'Oslo',
  )
  expect(screen.getByRole('button', { name: 'Continue Rome' })).toBeTruthy()
})

test('opens automatically once per visit', async () => {
  const trips = [trip(1, 'Rome', '2026-01-05')]
  visit(trips)
  await screen.findByRole('dialog')
  leave()
  visit(trips)
  await expect.poll(() => queryClient.getQueryData(['/api/trips/all'])).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Truth 14: waits for as long as another dialog is open', async () => {
  function Other() {
    const [isOpen, setIsOpen] = useState(true)
    return <Dialog open={isOpen} onOpenChange={setIsOpen} title="Something else" />
  }
  visit([trip(1, 'Rome', '2026-01-05')], <Other />)
  const other = await screen.findByRole('dialog', { name: 'Something else' })
  await expect.poll(() => queryClient.getQueryData(['/api/trips/all'])).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toEqual([other])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  const name = 'Welcome Back! You Have Unfinished Trips'
  expect(await screen.findByRole('dialog', { name })).toBeTruthy()
})

test('stays closed when nothing is unfinished', async () => {
  visit([])
  await expect.poll(() => queryClient.getQueryData(['/api/trips/all'])).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
