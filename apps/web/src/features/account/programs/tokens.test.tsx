import type { AccessToken } from '@quittance/contract/tokens'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tokensQuery } from '#features/account/security-queries.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, sentTo, show } from '#test/calls.tsx'
import { currentToast } from '#ui/toast-store.ts'
import { Tokens } from './tokens.tsx'

const script: AccessToken = {
  id: 7,
  name: 'Script',
  scopes: ['read', 'export'],
  createdAt: new Date(2026, 10, 3).toISOString(),
  expiresAt: new Date(2126, 10, 3).toISOString(),
  lastUsedAt: null,
}

function Section() {
  return <Tokens query={useQuery(tokensQuery)} />
}

async function open(tokens: AccessToken[], calls: Parameters<typeof answer>[0] = {}) {
  const fetch = answer({ 'GET /api/auth/tokens': () => ({ body: tokens }), ...calls })
  await queryClient.fetchQuery(tokensQuery)
  show(<Section />)
  return fetch
}

test('a token is created with what was chosen, and shown once', async () => {
  const fetch = await open([], {
    'POST /api/auth/tokens': () => ({ status: 201, body: { ...script, token: 'qtn_secret' } }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Create token' }))
  const dialog = screen.getByRole('dialog')
  const create = within(dialog).getByRole('button', { name: 'Create token' })
  fireEvent.click(screen.getByLabelText('Read trips and receipts'))
  fireEvent.change(screen.getByLabelText(/^Your password/), { target: { value: 'correct horse' } })
  fireEvent.click(create)
  await screen.findByText('Please name the token')
  expect(screen.getByText('Choose at least one')).toBeTruthy()

  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Script' } })
  fireEvent.click(screen.getByLabelText('Download files and claims'))
  fireEvent.click(screen.getByLabelText('Read trips and receipts'))
  fireEvent.change(screen.getByLabelText('Works for'), { target: { value: '30' } })
  fireEvent.click(create)
  await screen.findByText('qtn_secret')
  expect(sentTo('/api/auth/tokens', fetch, 'POST')).toEqual({
    name: 'Script',
    scopes: ['read', 'export'],
    days: 30,
    password: 'correct horse',
  })
  fireEvent.click(screen.getByRole('button', { name: 'I have saved it' }))
  await waitFor(() => expect(screen.queryByText('qtn_secret')).toBeNull())
})

test('a token is listed, and revoked after a question', async () => {
  const fetch = await open(
    [script, { ...script, id: 8, name: 'Old', expiresAt: script.createdAt }],
    {
      'DELETE /api/auth/tokens/7': () => ({ body: { message: 'ok' } }),
    },
  )
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Read trips and receipts · Download files and claims')
  expect(first?.textContent).toContain('Expires Nov 3, 2126 · Not used yet')
  expect(second?.textContent).toContain('Expired Nov 3, 2026')
  fireEvent.click(screen.getByRole('button', { name: 'Revoke Script' }))
  expect(fetch.mock.calls.some(([, init]) => init?.method === 'DELETE')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Revoke token' }))
  await waitFor(() => expect(currentToast()?.title).toBe('Token revoked'))
})
