import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, never, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { tripWithSummary } from '#test/trips.ts'
import { Header } from './header.tsx'

test('the header keeps the place of a trip that is not loaded yet', () => {
  signIn()
  answer({ 'GET /api/trips/active': never })
  show(<Header />)
  expect(screen.getByRole('status', { name: 'Loading trip' })).toBeTruthy()
})

test('the header calls a trip that is not active finalized', async () => {
  signIn()
  answer({ 'GET /api/trips/active': () => ({ body: tripWithSummary({ status: 'finalized' }) }) })
  show(<Header />)
  expect(await screen.findByText('Finalized')).toBeTruthy()
})

test('the header has a Sign Out button, and a menu with Profile, Settings and Sign Out', async () => {
  signIn()
  answer({})
  show(<Header />)
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('button', { name: /^Account menu/ }), { key: 'Enter' })
  for (const name of ['Profile', 'Settings', 'Sign Out']) {
    expect(await screen.findByRole('menuitem', { name })).toBeTruthy()
  }
})
