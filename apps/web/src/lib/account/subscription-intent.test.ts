// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { rememberProIntent, takeProIntent } from './subscription-intent.ts'

test('the pro intent is kept under its key and used up when asked for', () => {
  rememberProIntent()
  expect(localStorage.getItem('subscriptionIntent')).toBe('pro')
  expect(takeProIntent()).toBe(true)
  expect(localStorage.getItem('subscriptionIntent')).toBeNull()
  expect(takeProIntent()).toBe(false)
})
