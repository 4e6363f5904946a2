import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeTripDialogs } from '#features/trips/data/open-dialogs.ts'
import { answer, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { tripWithSummary } from '#test/trips.ts'
import { currentToast } from '#ui/toast-store.ts'
import { AddButton } from './add-button.tsx'

afterEach(() => {
  closeTripDialogs()
  history.replaceState(null, '', '/')
})

async function choose(name: string) {
  fireEvent.keyDown(screen.getByRole('button', { name: 'Add receipt' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}

function withTrip() {
  answer({ 'GET /api/trips/active': () => ({ body: tripWithSummary({ status: 'active' }) }) })
  show(<AddButton />)
}

test.each([
  ['Manual Entry', 'manual'],
  ['Import Document', 'import'],
  ['Upload Image', 'upload'],
  ['Take Photo', 'camera'],
])('from any other page %s leads to the receipts', async (name, way) => {
  history.replaceState(null, '', '/settings')
  withTrip()
  await choose(name)
  await waitFor(() => expect(location.pathname + location.search).toBe(`/receipts?add=${way}`))
})

test('offers a trip if there is none', async () => {
  signIn()
  answer({
    'GET /api/trips/active': () => ({ status: 404, body: { message: 'No active trip found' } }),
    'GET /api/trips/all': () => ({ body: [] }),
  })
  show(<AddButton />)
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-haspopup')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Add receipt' }))
  await waitFor(() => expect(currentToast()?.title).toBe('No active trip'))
})
