import type { Plan } from '@quittance/contract/billing'
import { expect, test } from 'vitest'
import { trialMessage, trialWarning, tripsLeftMessage } from './plan-words.ts'

const now = new Date(2026, 10, 15, 12)

function plan(over: Partial<Plan> = {}): Plan {
  const trialEndsAt = new Date(2026, 10, 20, 12).toISOString()
  return { tier: 'free', trialEndsAt, isTrialOver: false, tripLimit: 3, tripsUsed: 1, ...over }
}

function endsIn(hours: number) {
  return plan({ trialEndsAt: new Date(now.getTime() + hours * 3_600_000).toISOString() })
}

test('describes the trial’s state', () => {
  expect(trialMessage(plan(), 7)).toBe('Your free trial ends on Nov 20, 2026.')
  expect(trialMessage(plan({ isTrialOver: true }), 7)).toMatch(
    /^Your free trial has ended\. You can/,
  )
})

test.each([1, 7, 14])('a trial of %d days that waits for the verification', (days) => {
  expect(trialMessage(plan({ trialEndsAt: null }), days)).toBe(
    `Your ${days}-day free trial starts when you verify your email address.`,
  )
})

test.each([
  [{}, '2 of 3 trips left; archived trips count.'],
  [{ tripsUsed: 5 }, '0 of 3 trips left; archived trips count.'],
  [{ tripLimit: 1, tripsUsed: 0 }, '1 of 1 trip left; archived trips count.'],
  [{ isTrialOver: true }, null],
  [{ tripLimit: null }, null],
])('counts the trips left: %o', (over, words) => {
  expect(tripsLeftMessage(plan(over))).toBe(words)
})

test.each([
  [49, undefined],
  [48, 'Your free trial ends in 2 days'],
  [13, 'Your free trial ends tomorrow'],
  [11, 'Your free trial ends today'],
  [0.01, 'Your free trial ends today'],
])('warns %d hours before the end', (hours, title) => {
  expect(trialWarning(endsIn(hours), now)?.title).toBe(title)
})

test('warns after the end, and says what still works', () => {
  const warning = trialWarning(plan({ isTrialOver: true }), now)
  expect(warning?.title).toBe('Your free trial has ended')
  expect(warning?.text).toMatch(/still finish your trip.*Pro plan/)
})

test('does not warn of a trial that has not begun', () => {
  expect(trialWarning(plan({ trialEndsAt: null }), now)).toBeNull()
})
