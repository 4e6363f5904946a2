import type { PublicConfig } from '@quittance/contract/config'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { configQuery } from '#lib/data/config.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { publicConfig } from '#test/config.ts'
import { signIn } from '#test/people.ts'
import { TrySample } from './sample-receipt.tsx'
import { addPhotos } from './tray/add-files.ts'

vi.mock('./tray/add-files.ts', () => ({ addPhotos: vi.fn(async () => []) }))

function offer(engine: PublicConfig['reader']['engine'], emailVerified = true) {
  signIn({ emailVerified })
  const config = publicConfig({ reader: { engine, service: null } })
  queryClient.setQueryData(configQuery.queryKey, config)
  show(<TrySample tripId={9} />)
  return screen.queryByRole('button', { name: 'Try it with a sample receipt' })
}

test.each([
  ['local', true, true],
  ['vision', true, true],
  ['none', true, false],
  ['local', false, false],
] as const)('read by %s, address verified: %s; offered: %s', (engine, isVerified, isOffered) => {
  answer({})
  expect(Boolean(offer(engine, isVerified))).toBe(isOffered)
})

test('a sample says of itself that it is no expense, whatever is read from it', async () => {
  answer({ 'GET /sample-receipt.jpg': () => ({ body: 'a photo' }) })
  const button = offer('local')
  if (button) fireEvent.click(button)
  const notes = expect.stringContaining('not an expense')
  await waitFor(() =>
    expect(addPhotos).toHaveBeenCalledWith(
      [expect.any(File)],
      expect.objectContaining({
        tripId: 9,
        edited: ['notes'],
        form: expect.objectContaining({ notes }),
      }),
    ),
  )
})
