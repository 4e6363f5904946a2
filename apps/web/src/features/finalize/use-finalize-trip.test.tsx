import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Queries } from '#test/calls.tsx'
import { currentToast } from '#ui/toast-store.ts'
import { useFinalizeTrip } from './use-finalize-trip.ts'

test('without a trip there is nothing to finalize', async () => {
  const { result } = renderHook(() => useFinalizeTrip(() => {}), { wrapper: Queries })
  result.current.mutate({ trip: null, body: { email: 'finance@example.com' } })
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Failed to finalize trip',
      description: 'No active trip to finalize',
    }),
  )
})
