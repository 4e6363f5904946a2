import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeTripDialogs, useTripDialog } from '#features/trips/data/open-dialogs.ts'
import { answer, show } from '#test/calls.tsx'
import { tripWithSummary } from '#test/trips.ts'
import { Navigation } from './navigation.tsx'

afterEach(() => closeTripDialogs())

function FinalizeState() {
  const { isOpen, trip } = useTripDialog('finalize')
  return <p>{isOpen ? `Finalizing ${trip?.name}` : 'Not finalizing'}</p>
}

test('leads home, to receipts, history and settings', () => {
  answer({})
  show(<Navigation />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/', '/receipts', '/history', '/settings'])
  for (const name of ['Home', 'Receipts', 'History', 'Settings']) {
    expect(screen.getByRole('link', { name })).toBeTruthy()
  }
})

test('finalizing needs an active trip', async () => {
  const fetch = answer({})
  show(<Navigation />)
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Finalize' })).toHaveProperty('disabled', true)
})

test('with one it opens the dialog', async () => {
  answer({ 'GET /api/trips/active': () => ({ body: tripWithSummary({ status: 'active' }) }) })
  show(
    <>
      <Navigation />
      <FinalizeState />
    </>,
  )
  const finalize = screen.getByRole('button', { name: 'Finalize' })
  await waitFor(() => expect(finalize).toHaveProperty('disabled', false))
  fireEvent.click(finalize)
  expect(screen.getByText('Finalizing Lisbon')).toBeTruthy()
})
