import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, Queries } from '#test/calls.tsx'
import { trip } from '#test/trips.ts'
import { currentToast } from '#ui/toast-store.ts'
import {
  useArchiveTrip,
  useEditTrip,
  useReactivateTrip,
  useReopenTrip,
} from './use-trip-actions.ts'

const lisbon = trip()
const edit = { id: 9, body: { name: 'Lisbon', startDate: '2026-10-20', currency: 'EUR' as const } }

const actions = {
  reactivate: () => useAction(useReactivateTrip(), 9),
  edit: () => useAction(useEditTrip(), edit),
  reopen: () => useAction(useReopenTrip(), 9),
  archive: () => useAction(useArchiveTrip(), lisbon),
  'archive nothing': () => useAction(useArchiveTrip(), null),
}

function useAction<Given>({ mutate }: { mutate: (given: Given) => void }, given: Given) {
  return () => mutate(given)
}

async function told(action: keyof typeof actions) {
  const before = currentToast()
  renderHook(actions[action], { wrapper: Queries }).result.current()
  await waitFor(() => expect(currentToast()).not.toBe(before))
  const { title, description } = currentToast() ?? {}
  return [title, description]
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['reactivate', 'Failed to reactivate trip', 'Please try again.'],
  ['edit', 'Update Failed', 'Failed to update trip'],
  ['reopen', 'Failed to reopen trip', 'Please try again.'],
  ['archive', 'Archive Failed', 'Failed to archive trip'],
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
] as const)('%s, refused: %s / %s', async (action, ...words) => {
  const refusal = () => ({ status: 409, body: { message: 'The server said no.' } })
  answer({
    'PUT /api/trips/9': refusal,
    'POST /api/trips/9/unfinalize': refusal,
    'DELETE /api/trips/9': refusal,
  })
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
])('%s, done: %s', async (action, ...words) => {
  const done = () => ({ body: lisbon })
  answer({
    'PUT /api/trips/9': done,
    'POST /api/trips/9/unfinalize': done,
    'DELETE /api/trips/9': () => ({ body: { message: 'Archived' } }),
  })
  expect(await told(action)).toEqual(words)
})
