import { expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { TrialBanner } from './trial-banner.tsx'

test('nothing is asked for a premium user', () => {
  signIn({ subscriptionTier: 'premium' })
  const fetch = answer({})
  show(<TrialBanner />)
  expect(fetch).not.toHaveBeenCalled()
})
