import type { Passkey } from '@quittance/contract/passkeys'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { passkeysQuery } from '#features/account/security-queries.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, sentTo, show } from '#test/calls.tsx'
import { fillPassword, press, typeText } from '#test/hands.ts'
import { currentToast } from '#ui/toast-store.ts'
import { Passkeys } from './passkeys.tsx'

const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
const create = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, credentials: { create } })
})

const phone: Passkey = {
  id: 7,
  name: 'My phone',
  createdAt: new Date(2026, 10, 3).toISOString(),
  lastUsedAt: null,
}

const options = {
  rp: { name: 'Quittance', id: 'localhost' },
  user: { id: 'AAAA', name: 'dana@example.com', displayName: 'Dana' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}

const bytes = new Uint8Array(3).buffer
const made = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: { attestationObject: bytes, clientDataJSON: bytes },
  getClientExtensionResults: () => ({}),
}

function Section() {
  return <Passkeys query={useQuery(passkeysQuery)} />
}

async function open(passkeys: Passkey[], calls: Parameters<typeof answer>[0] = {}) {
  const fetch = answer({
    'GET /api/auth/passkeys': () => ({ body: passkeys }),
    'POST /api/auth/passkeys/options': () => ({ body: options }),
    ...calls,
  })
  await queryClient.fetchQuery(passkeysQuery)
  show(<Section />)
  return fetch
}

function choose(item: string) {
  const actions = screen.getByRole('button', { name: 'Actions for My phone' })
  fireEvent.keyDown(actions, { key: 'Enter' })
  fireEvent.click(screen.getByRole('menuitem', { name: item }))
}

test('a passkey is added under the name of the device', async () => {
  create.mockResolvedValue(made)
  const fetch = await open([], { 'POST /api/auth/passkeys': () => ({ status: 201, body: phone }) })
  press('Add passkey')
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'iPhone')
  fillPassword('Continue')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo('/api/auth/passkeys/options', fetch)).toEqual({ password: 'correct horse' })
  expect(sentTo('/api/auth/passkeys', fetch, 'POST')).toMatchObject({
    name: 'iPhone',
    credential: { id: 'AAAA' },
  })
  expect(currentToast()?.title).toBe('Passkey added')
})

test.each([
  ['NotAllowedError', 'No passkey was added. Continue to try once more.', 'false'],
  ['InvalidStateError', 'This device already has a passkey for your account.', 'true'],
])('%s of the device says: %s An error: %s', async (name, words, isError) => {
  create.mockRejectedValue(new DOMException('No', name))
  await open([])
  press('Add passkey')
  fillPassword('Continue')
  await screen.findByText(words)
  expect(screen.getByLabelText(/^Your password/).getAttribute('aria-invalid')).toBe(isError)
})

test('a passkey needs a name', async () => {
  const fetch = await open([])
  press('Add passkey')
  typeText(/^Name/, ' ')
  fillPassword('Continue')
  await screen.findByText('Please name the passkey')
  expect(sentTo('/api/auth/passkeys/options', fetch)).toBeUndefined()
})

test('asks before a new name is lost', async () => {
  await open([phone])
  expect(screen.getByText(/Added Nov 3, 2026/).textContent).toContain('Not used yet')
  choose('Rename')
  const field = await screen.findByLabelText(/^Name/)
  fireEvent.change(field, { target: { value: 'Work phone' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  await screen.findByRole('dialog', { name: 'Discard your changes?' })
  press('Keep editing')
  expect(field).toHaveProperty('value', 'Work phone')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a browser without passkeys says so', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await open([])
  expect(screen.getByText(/cannot create passkeys/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull()
})
