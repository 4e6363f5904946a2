import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, Queries } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { useTrialWarning } from './use-trial-warning.tsx'

test('nothing is asked for a premium user', () => {
  signIn({ subscriptionTier: 'premium' })
  const fetch = answer({})
  renderHook(useTrialWarning, { wrapper: Queries })
  expect(fetch).not.toHaveBeenCalled()
})
