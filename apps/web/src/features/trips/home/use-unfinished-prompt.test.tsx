import { cleanup, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { closeTripDialogs } from '#features/trips/data/open-dialogs.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { trip } from '#test/trips.ts'
import { Dialog } from '#ui/dialog.tsx'
import { UnfinishedTripsDialog } from './unfinished-trips-dialog.tsx'
import { useUnfinishedPrompt } from './use-unfinished-prompt.ts'

const rome = trip({ id: 1, name: 'Rome', startDate: '2026-01-05' })

function Page() {
  useUnfinishedPrompt('home')
  return <UnfinishedTripsDialog />
}

function visit(trips: object[], other?: ReactNode) {
  answer({ 'GET /api/trips/all': () => ({ body: trips }) })
  show(
    <>
      {other}
      <Page />
    </>,
  )
}

function leave() {
  closeTripDialogs()
  cleanup()
  queryClient.clear()
}

afterEach(() => {
  leave()
  sessionStorage.clear()
})

test('opens automatically once per visit', async () => {
  visit([rome])
  await screen.findByRole('dialog')
  leave()
  visit([rome])
  await expect.poll(() => queryClient.getQueryData(['/api/trips/all'])).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Truth 14: waits for as long as another dialog is open', async () => {
  function Other() {
    const [isOpen, setIsOpen] = useState(true)
    return <Dialog open={isOpen} onOpenChange={setIsOpen} title="Something else" />
  }
  visit([rome], <Other />)
  const other = await screen.findByRole('dialog', { name: 'Something else' })
  await expect.poll(() => queryClient.getQueryData(['/api/trips/all'])).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toEqual([other])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  const name = 'Welcome Back! You Have Unfinished Trips'
  expect(await screen.findByRole('dialog', { name })).toBeTruthy()
})

test('stays closed when nothing is unfinished', async () => {
  visit([])
  await expect.poll(() => queryClient.getQueryData(['/api/trips/all'])).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
