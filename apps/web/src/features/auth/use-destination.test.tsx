import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { rememberProIntent } from '#lib/account/subscription-intent.ts'
import { useDestination } from './use-destination.ts'

afterEach(() => localStorage.clear())

test.each([
  ['/login?redirect=/settings', true, '/login?redirect=/settings'],
  ['/login', true, '/login?redirect=/subscribe/pro'],
  ['/signup?intent=pro', true, '/signup?redirect=/subscribe/pro'],
  ['/login', false, '/login'],
])('from %s, with a Pro intent: %s, to %s', (from, isForPro, to) => {
  if (isForPro) rememberProIntent()
  history.replaceState(null, '', from)
  const { result } = renderHook(useDestination)
  act(() => result.current())
  expect(location.pathname + location.search).toBe(to)
})
