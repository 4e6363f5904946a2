import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { SignedInApp } from './signed-in-app.tsx'

test.each([
  ['/login', '/'],
  ['/signup?intent=pro', '/subscribe/pro'],
  ['/login?redirect=/subscribe/pro', '/subscribe/pro'],
  ['/signup?intent=pro&redirect=/settings', '/settings'],
  ['/login?redirect=//elsewhere.example', '/'],
])('a signed-in visitor is taken from %s to %s', (from, to) => {
  signIn()
  answer({})
  history.replaceState(null, '', from)
  show(
    <Suspense>
      <SignedInApp />
    </Suspense>,
  )
  expect(location.pathname + location.search).toBe(to)
})
