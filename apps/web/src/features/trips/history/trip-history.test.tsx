import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { trip } from '#test/trips.ts'
import { ArchivedTrips } from './archived-trips.tsx'
import { TripHistory } from './trip-history.tsx'

const finalized = { id: 1, startDate: '2025-01-05', endDate: '2025-01-09' }

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a history that cannot be loaded says so', async () => {
  answer({ 'GET /api/trips/history': () => ({ status: 500, body: { message: 'Oh no' } }) })
  show(<TripHistory downloads={() => null} />)
  expect(await screen.findByText('Failed to load trip history')).toBeTruthy()
})

test('a trip has its name, its dates, its badge and a menu; only a finalized one can be re-opened', async () => {
  answer({
    'GET /api/trips/history': () => ({
      body: [
        trip({ ...finalized, name: 'Oslo', status: 'finalized' }),
        trip({ id: 2, name: 'Rome', status: 'inactive' }),
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

test('the archive: restoring is off with its reason, and a card explains the limit', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  signIn()
  answer({
    'GET /api/trips/archived': () => ({ body: [trip({ name: 'Bern', status: 'archived' })] }),
  })
  show(<ArchivedTrips />)
  const restore = await screen.findByRole('button', { name: /Restore/ })
  expect(restore.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/still count towards your subscription limit/)).toBeTruthy()
  fireEvent.click(restore)
  expect(screen.getByRole('tooltip').textContent).toBe('Premium feature: Restore archived trips')
})

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
