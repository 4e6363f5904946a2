import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { returnPathFor } from '#lib/account/return-path.ts'
import { show } from '#test/calls.tsx'
import { person, signIn } from '#test/people.ts'
import { UpgradeLink } from './upgrade-link.tsx'

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('leads to the plan and remembers where one was, without an older draft', () => {
  signIn()
  sessionStorage.setItem(
    'way-back',
    JSON.stringify({ userId: person.id, path: '/', draft: { name: 'Oslo' } }),
  )
  show(<UpgradeLink from="/settings">Upgrade</UpgradeLink>)
  fireEvent.click(screen.getByRole('link', { name: 'Upgrade' }))
  expect(location.pathname).toBe('/subscribe/pro')
  expect(returnPathFor(person.id)).toEqual({ path: '/settings', draft: null })
})
