import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { pastTrip } from '#test/trips.ts'
import { useHistoryFilter } from './history-filter.ts'
import { HistorySearch } from './history-search.tsx'

const old = { startDate: '2024-03-01', endDate: '2024-03-04' }
const trips = [
  pastTrip({ id: 1, name: 'Oslo' }),
  pastTrip({ id: 2, name: 'Rome' }),
  pastTrip({ id: 3, name: 'Rome again', ...old }),
]

afterEach(() => vi.restoreAllMocks())

function open(path: string, history = trips) {
  answer({
    'GET /api/trips/history': () => ({ body: history }),
    'GET /api/trips/archived': () => ({ body: [] }),
  })
  window.history.replaceState(null, '', path)
  show(<Search />)
}

function Search() {
  const { filter, setFilter, settle } = useHistoryFilter()
  return <HistorySearch filter={filter} onChange={setFilter} onLeave={settle} />
}

test('the search is in the URL, and the number of matches is announced', async () => {
  open('/history')
  const search = await screen.findByRole('searchbox', { name: 'Search trips' })
  fireEvent.change(search, { target: { value: 'rome' } })
  expect(screen.getByRole('status').textContent).toBe('2 of 3 trips found')
  fireEvent.change(screen.getByRole('combobox', { name: 'Filter by year' }), {
    target: { value: '2024' },
  })
  expect(screen.getByRole('status').textContent).toBe('1 of 3 trips found')
  await expect.poll(() => location.search).toBe('?search=rome&year=2024')
  fireEvent.change(search, { target: { value: '' } })
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } })
  fireEvent.blur(screen.getByRole('combobox'))
  expect(location.search).toBe('')
})

test('the address does not change with every key', async () => {
  open('/history')
  const search = await screen.findByRole('searchbox')
  const replace = vi.spyOn(window.history, 'replaceState')
  for (const value of ['r', 'ro', 'rom', 'rome']) fireEvent.change(search, { target: { value } })
  expect(search).toHaveProperty('value', 'rome')
  expect(replace).not.toHaveBeenCalled()
  fireEvent.blur(search)
  expect(replace).toHaveBeenCalledOnce()
  expect(location.search).toBe('?search=rome')
})

test('its place is kept until the archive is known too', async () => {
  const archive = Promise.withResolvers<void>()
  answer({
    'GET /api/trips/history': () => ({ body: trips.slice(0, 2) }),
    'GET /api/trips/archived': async () => {
      await archive.promise
      return { body: trips.slice(2) }
    },
  })
  window.history.replaceState(null, '', '/history')
  const { container } = show(<Search />)
  await expect.poll(() => queryClient.getQueryData(['/api/trips/history'])).toHaveLength(2)
  expect(container.firstElementChild).not.toBeNull()
  expect(screen.queryByRole('search')).toBeNull()
  archive.resolve()
  expect(await screen.findByRole('search')).toBeTruthy()
})

test('an address that is odd is taken as it is', async () => {
  open('/history?year=1066&search=%25%3Cb%3E')
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', '%<b>')
  expect(screen.getByRole('combobox')).toHaveProperty('value', '1066')
  expect(screen.getByRole('status').textContent).toBe('0 of 3 trips found')
})

test('two trips need no search', async () => {
  open('/history', trips.slice(0, 2))
  await expect.poll(() => queryClient.getQueryData(['/api/trips/history'])).toHaveLength(2)
  expect(screen.queryByRole('search')).toBeNull()
})
