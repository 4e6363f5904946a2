import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Security } from '#features/account/security.tsx'
import { answer, sentTo, show } from '#test/calls.tsx'
import { nothingSetUp } from '#test/people.ts'

const at = new Date(2025, 10, 3).toISOString()
const token = {
  id: 7,
  name: 'Script',
  scopes: ['read'],
  createdAt: at,
  expiresAt: at,
  lastUsedAt: at,
}
const url = 'https://books.example/hook'
const lastProblem = 'It answered with 500.'
const hook = { id: 7, url, events: ['claim.sent'], createdAt: at, lastAt: at, lastProblem }

test.each([
  {
    call: '/api/auth/tokens',
    item: token,
    row: 'Read trips and receiptsExpired Nov 3, 2025 · Last used on Nov 3, 2025',
    labels: ['Create token', 'Name', 'Download files and claims', 'Revoke Script', 'Revoke'],
    sent: { name: 'typed', scopes: ['read', 'export'], days: 90 },
  },
  {
    call: '/api/webhooks',
    item: hook,
    row: 'A claim is sentLast called on Nov 3, 2025Failed: It answered with 500.',
    labels: ['Add webhook', 'Address', 'It is marked as paid', `Remove ${url}`, 'Remove'],
    sent: { url: 'typed', events: ['claim.sent', 'claim.paid'] },
  },
])('$call: listed, added with a secret shown once, and removed after a question', async (kind) => {
  const [add = '', text = '', choice = '', remove = '', confirm = ''] = kind.labels
  let items: object[] = [kind.item]
  let isRefused = true
  const fetch = answer({
    ...nothingSetUp,
    [`GET ${kind.call}`]: () => ({ body: items }),
    [`POST ${kind.call}`]: () =>
      isRefused
        ? { status: 400, body: { code: 'VALIDATION', message: 'Not like this' } }
        : { status: 201, body: { ...kind.item, token: 'secret', secret: 'secret' } },
    [`DELETE ${kind.call}/7`]: () => {
      items = []
      return { body: { message: 'ok' } }
    },
  })
  show(<Security />)
  fireEvent.click(await screen.findByRole('button', { name: add }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(new RegExp(`^${text}`)), { target: { value: 'typed' } })
  fireEvent.click(dialog.getByLabelText(choice))
  fireEvent.change(dialog.getByLabelText(/^Your password/), { target: { value: 'correct horse' } })
  fireEvent.click(dialog.getByRole('button', { name: add }))
  await screen.findByText('Not like this')
  isRefused = false
  fireEvent.click(dialog.getByRole('button', { name: add }))
  await screen.findByText('secret')
  expect(sentTo(kind.call, fetch, 'POST')).toEqual({ ...kind.sent, password: 'correct horse' })
  fireEvent.click(screen.getByRole('button', { name: 'I have saved it' }))

  const button = await screen.findByRole('button', { name: remove })
  expect(button.closest('li')?.textContent).toContain(kind.row)
  fireEvent.click(button)
  expect(items).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: confirm }))
  await waitFor(() => expect(screen.queryByRole('button', { name: remove })).toBeNull())
})
