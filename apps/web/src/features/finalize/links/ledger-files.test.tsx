import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { LedgerFiles } from './ledger-files.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('files that can be made are links; the others say what is missing and where to set it', async () => {
  const problem = 'Not set for DATEV: client number. Set it in Settings, under Files for ledgers.'
  const files = [
    { kind: 'csv', url: '/api/trips/7/ledger/csv', problems: [] },
    { kind: 'datev', url: null, problems: [problem] },
  ]
  answer({ 'GET /api/trips/7/ledger': () => ({ body: { files } }) })
  show(<LedgerFiles tripId={7} />)
  fireEvent.click(screen.getByRole('button', { name: 'Files for ledgers' }))
  const file = await screen.findByRole('link', { name: 'CSV of all receipts' })
  expect(file.getAttribute('href')).toBe('/api/trips/7/ledger/csv')
  expect(screen.getByText(problem)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open Settings' }).getAttribute('href')).toBe('/settings')
})
