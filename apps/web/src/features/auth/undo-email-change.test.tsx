import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { userQuery } from '#lib/data/user.ts'
import { answer, sentTo, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { UndoEmailChange } from './undo-email-change.tsx'

function open(search: string) {
  history.replaceState(null, '', `/undo-email-change${search}`)
  return show(<UndoEmailChange />)
}

test('Hole 2: the old address is kept once its owner confirms, and every session ends', async () => {
  const fetch = answer({
    'POST /api/auth/undo-email-change': () => ({ body: { email: 'dana@example.com' } }),
  })
  signIn({ email: 'thief@example.com' })
  const { unmount } = open('?token=abc')
  expect(fetch).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Keep my address' }))
  await screen.findByText(/Every device was signed out/)
  expect(screen.getByText('dana@example.com')).toBeTruthy()
  expect(sentTo('/api/auth/undo-email-change', fetch)).toEqual({ token: 'abc' })
  expect(queryClient.getQueryData(userQuery.queryKey)).toBeNull()

  // A visitor's app replaces the member's, and its page remounts.
  unmount()
  open('?token=abc')
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
  expect(fetch).toHaveBeenCalledOnce()
})

test('a link that is over says what to do next', async () => {
  answer({
    'POST /api/auth/undo-email-change': () => ({
      status: 400,
      body: { code: 'INVALID_TOKEN', message: 'This link was used or has expired.' },
    }),
  })
  open('?token=abc')
  fireEvent.click(screen.getByRole('button', { name: 'Keep my address' }))
  await screen.findByRole('heading', { name: 'This link no longer works' })
  expect(screen.getByText(/This link was used or has expired/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Set a new password' })).toBeTruthy()
})

test('a link without its token asks for the whole one', () => {
  answer({})
  open('')
  expect(screen.getByText(/link is incomplete/)).toBeTruthy()
})

test('without a connection it can be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  open('?token=abc')
  fireEvent.click(screen.getByRole('button', { name: 'Keep my address' }))
  await screen.findByText(/Nothing has changed yet/)
  expect(screen.getByRole('button', { name: 'Keep my address' })).toHaveProperty('disabled', false)
})
