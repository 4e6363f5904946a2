import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, never, show } from '#test/calls.tsx'
import { Welcome } from './welcome.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('waits for the history behind a skeleton', () => {
  answer({ 'GET /api/trips/history': never })
  show(<Welcome />)
  expect(screen.getByRole('status', { name: 'Loading your trips' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start Here' })).toBeNull()
})
