import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUser } from '#lib/data/user.ts'
import { answer, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { announce } from '#ui/announcements.ts'
import { toast } from '#ui/toast-store.ts'
import { LazyToaster } from './lazy-toaster.tsx'

test.each([
  ['toast', () => toast({ title: 'Receipt saved' })],
  ['announcement', () => announce('Receipt saved')],
])('a visitor has the place of toasts with the first %s', async (_what, say) => {
  answer({})
  setUser(null)
  show(<LazyToaster />)
  expect(screen.queryByRole('log')).toBeNull()
  act(say)
  expect(await screen.findByText('Receipt saved')).toBeTruthy()
})

test('a member has the place of announcements before there is one', async () => {
  answer({})
  signIn()
  show(<LazyToaster />)
  expect(await screen.findByRole('log', { name: 'Announcements' })).toBeTruthy()
})
