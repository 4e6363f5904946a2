import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeTripDialogs } from '#features/trips/data/open-dialogs.ts'
import { answer, Queries } from '#test/calls.tsx'
import { trip } from '#test/trips.ts'
import { currentToast } from '#ui/toast-store.ts'
import { rememberCreation } from './remembered-creation.ts'
import { useRetryCreation } from './use-create-trip.ts'

const vienna = { name: 'Vienna', startDate: '2026-05-04', currency: 'EUR' } as const

afterEach(closeTripDialogs)

test('a trip that waited and failed is named, and tried again from there', async () => {
  let isDown = true
  answer({
    'POST /api/trips': () =>
      isDown
        ? { status: 500, body: { message: 'Oh no' } }
        : { status: 201, body: { ...trip(), ...vienna } },
  })
  const { result } = renderHook(useRetryCreation, { wrapper: Queries })
  rememberCreation(vienna, 7)
  result.current(7)
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to create trip'))
  expect(currentToast()?.description).toBe('“Vienna” has not been created.')
  isDown = false
  currentToast()?.action?.onSelect()
  await waitFor(() => expect(currentToast()?.title).toBe('Trip created'))
})
