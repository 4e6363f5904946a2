import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { Navigation } from './navigation.tsx'

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
