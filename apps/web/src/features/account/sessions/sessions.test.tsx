import type { Session } from '@quittance/contract/sessions'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionsQuery } from '#features/account/security-queries.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { currentToast } from '#ui/toast-store.ts'
import { Sessions } from './sessions.tsx'

function session(id: string, device: string, over: Partial<Session> = {}): Session {
  return {
    id,
    device,
    address: '203.0.113.7',
    signedInAt: new Date(2026, 10, 3, 14, 5).toISOString(),
    lastUsedAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    isCurrent: false,
    ...over,
  }
}

const here = session('1', 'Firefox on Windows', { isCurrent: true })
const phone = session('2', 'Chrome on Android')
const tablet = session('3', 'Safari on iPad')

function Section() {
  return <Sessions query={useQuery(sessionsQuery)} />
}

async function open(sessions: Session[], calls: Parameters<typeof answer>[0] = {}) {
  const fetch = answer({ 'GET /api/auth/sessions': () => ({ body: sessions }), ...calls })
  await queryClient.fetchQuery(sessionsQuery)
  show(<Section />)
  return fetch
}

test('lists each device with its address and times, and marks this one', async () => {
  await open([here, phone])
  const rows = screen.getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('This device')
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull()
  expect(rows[1]?.textContent).toContain('Chrome on Android')
  expect(rows[1]?.textContent).toContain('Last used 5 minutes ago')
  expect(rows[1]?.textContent).toContain('Signed in Nov 3, 2026 from 203.0.113.7')
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull()
})

test('a device that is signed out already leaves the list all the same', async () => {
  await open([here, phone], {
    'DELETE /api/auth/sessions/2': () => ({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'This device is signed out already.' },
    }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Sign out Chrome on Android' }))
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull())
  expect(currentToast()?.description).toBe('This device is signed out already.')
  expect(screen.getByText('You are signed in on this device only.')).toBeTruthy()
})

test('signs all others out after a question', async () => {
  const fetch = await open([here, phone, tablet], {
    'DELETE /api/auth/sessions': () => ({ body: { message: 'ok' } }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Sign out all other devices' }))
  const dialog = screen.getByRole('dialog', { name: 'Sign out all other devices?' })
  expect(fetch).toHaveBeenCalledTimes(2)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign them out' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
