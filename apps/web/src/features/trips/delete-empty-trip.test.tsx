import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { tripWithSummary } from '#test/trips.ts'
import { currentToast } from '#ui/toast-store.ts'
import { DeleteEmptyTrip } from './delete-empty-trip.tsx'

const empty = tripWithSummary({ status: 'active' })
const unsent = { 'GET /api/trips/9/claims': () => ({ body: { claims: [] } }) }

test('a refusal is said, and the question stays', async () => {
  const message = 'This trip has receipts or was sent, so it can only be archived.'
  answer({
    ...unsent,
    'DELETE /api/trips/9/empty': () => ({ status: 409, body: { code: 'WRONG_STATE', message } }),
  })
  show(<DeleteEmptyTrip trip={empty} />)
  const button = await screen.findByRole('button', { name: 'Delete empty trip' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete trip' }))
  await waitFor(() => expect(currentToast()?.description).toBe(message))
  expect(screen.getByRole('dialog', { name: 'Delete this trip?' })).toBeTruthy()
})

test('a trip that was sent says why it stays', async () => {
  answer({ 'GET /api/trips/9/claims': () => ({ body: { claims: [{ version: 1 }] } }) })
  show(<DeleteEmptyTrip trip={empty} />)
  expect(await screen.findByText(/sent before, so it can be archived but not deleted/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a trip with receipts has nothing of the kind', () => {
  const fetch = answer(unsent)
  const summary = { ...empty.summary, receiptCount: 1 }
  const { container } = show(<DeleteEmptyTrip trip={{ ...empty, summary }} />)
  expect(container.textContent).toBe('')
  expect(fetch).not.toHaveBeenCalled()
})
