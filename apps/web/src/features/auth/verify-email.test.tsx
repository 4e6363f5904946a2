import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/query-client.ts'
import { setUser } from '#lib/user.ts'
import { VerifyEmail } from './verify-email.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('uses the token once, even when React mounts the page twice', async () => {
  const fetch = vi.fn((path: string) =>
    Promise.resolve(
      path === '/api/auth/verify-email'
        ? Response.json({ message: 'ok' })
        : Response.json({ message: 'Not signed in' }, { status: 401 }),
    ),
  )
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', '/verify-email?token=abc')
  setUser(null)

  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <VerifyEmail />
      </QueryClientProvider>
    </StrictMode>,
  )

  await screen.findByRole('heading', { name: 'Email Verified Successfully!' })
  const calls = fetch.mock.calls.filter(([path]) => path === '/api/auth/verify-email')
  expect(calls).toHaveLength(1)
})
