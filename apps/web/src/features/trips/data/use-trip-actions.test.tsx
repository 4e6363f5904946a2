import { useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { reportLinksQuery } from '#lib/data/report-links.ts'
import { tripQuery } from '#lib/data/trips.ts'
import { answer, Queries } from '#test/calls.tsx'
import { trip } from '#test/trips.ts'
import { currentToast } from '#ui/toast-store.ts'
import {
  useArchiveTrip,
  useDeleteEmptyTrip,
  useEditTrip,
  useReactivateTrip,
  useReopenTrip,
} from './use-trip-actions.ts'

const lisbon = trip()
const emptySummary = { receiptCount: 0, currencies: {} }
const edit = { id: 9, body: { name: 'Lisbon', startDate: '2026-10-20', currency: 'EUR' as const } }

const actions = {
  reactivate: () => useAction(useReactivateTrip(), 9),
  edit: () => useAction(useEditTrip(), edit),
  reopen: () => useAction(useReopenTrip(), 9),
  archive: () => useAction(useArchiveTrip(), lisbon),
  'delete empty': () => useAction(useDeleteEmptyTrip(), lisbon),
  'archive nothing': () => useAction(useArchiveTrip(), null),
}

function useAction<Given>({ mutate }: { mutate: (given: Given) => void }, given: Given) {
  return () => mutate(given)
}

function answerAll(reply: object) {
  answer({
    'PUT /api/trips/9': () => reply,
    'POST /api/trips/9/unfinalize': () => reply,
    'DELETE /api/trips/9': () => reply,
    'DELETE /api/trips/9/empty': () => reply,
  })
}

async function told(action: keyof typeof actions) {
  const before = currentToast()
  renderHook(actions[action], { wrapper: Queries }).result.current()
  await waitFor(() => expect(currentToast()).not.toBe(before))
  const { title, description } = currentToast() ?? {}
  return [title, description]
}

test.each([
  ['reactivate', 'Failed to reactivate trip', 'Please try again.'],
  ['edit', 'Update Failed', 'Failed to update trip'],
  ['reopen', 'Failed to reopen trip', 'Please try again.'],
  ['archive', 'Archive Failed', 'Failed to archive trip'],
  ['delete empty', 'The trip was not deleted', 'Please check your connection and try again.'],
  ['archive nothing', 'Archive Failed', 'No trip selected. Please try again.'],
] as const)('%s, without an answer: %s / %s', async (action, ...words) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await told(action)).toEqual(words)
})

test.each([
  ['reactivate', 'Failed to reactivate trip', 'The server said no.'],
  ['edit', 'Update Failed', 'The server said no.'],
  ['reopen', 'Failed to reopen trip', 'Please try again.'],
  ['archive', 'Archive Failed', 'The server said no.'],
  ['delete empty', 'The trip was not deleted', 'The server said no.'],
] as const)('%s, refused: %s / %s', async (action, ...words) => {
  answerAll({ status: 409, body: { message: 'The server said no.' } })
  expect(await told(action)).toEqual(words)
})

test.each<[keyof typeof actions, string, string]>([
  ['reactivate', 'Trip Reactivated', 'You can now continue adding receipts to your trip.'],
  ['edit', 'Trip Updated', '“Lisbon” has been saved.'],
  ['reopen', 'Trip Reopened', 'You can add receipts to “Lisbon” again.'],
  [
    'archive',
    'Trip Archived',
    'Trip has been moved to archive. It still counts towards your subscription limit.',
  ],
  ['delete empty', 'Trip deleted', 'It no longer counts towards your subscription limit.'],
])('%s, done: %s', async (action, ...words) => {
  answerAll({ body: lisbon })
  expect(await told(action)).toEqual(words)
})

test('a page that still shows a deleted trip does not ask for it again', async () => {
  const fetch = answer({ 'DELETE /api/trips/9/empty': () => ({ body: {} }) })
  queryClient.setQueryData(['/api/trips', 9], { ...lisbon, summary: emptySummary })
  const page = renderHook(() => useQuery(tripQuery(9)), { wrapper: Queries })
  const { result } = renderHook(() => useDeleteEmptyTrip(page.rerender), { wrapper: Queries })
  await result.current.mutateAsync(lisbon)
  page.rerender()
  expect(fetch.mock.calls.map(([path]) => path)).not.toContain('/api/trips/9')
})

test('one that has left the screen leaves nothing of it behind', async () => {
  answer({ 'DELETE /api/trips/9/empty': () => ({ body: {} }) })
  queryClient.setQueryData(['/api/trips', 9], { ...lisbon, summary: emptySummary })
  const page = renderHook(() => useQuery(tripQuery(9)), { wrapper: Queries })
  const { result } = renderHook(() => useDeleteEmptyTrip(page.unmount), { wrapper: Queries })
  await result.current.mutateAsync(lisbon)
  expect(queryClient.getQueryData(['/api/trips', 9])).toBeUndefined()
})

test('the links of a trip that is re-opened work no more, so they go', async () => {
  answer({ 'POST /api/trips/9/unfinalize': () => ({ body: lisbon }) })
  const { queryKey } = reportLinksQuery(9)
  queryClient.setQueryData(queryKey, { excel: '/x', zip: '/z', pdf: '/p', claim: '/c' })
  const { result } = renderHook(() => useReopenTrip(), { wrapper: Queries })
  await result.current.mutateAsync(9)
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
})
