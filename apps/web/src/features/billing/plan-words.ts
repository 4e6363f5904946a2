import type { Plan } from '@quittance/contract/billing'
import { formatDay } from '#lib/format/moments.ts'

const day = 24 * 60 * 60 * 1000
const afterTrial =
  'You can still finish your trip in progress, and read, export and delete everything.'

export function trialMessage({ trialEndsAt, isTrialOver }: Plan, trialDays: number) {
  if (isTrialOver) return `Your free trial has ended. ${afterTrial}`
  if (!trialEndsAt) {
    return `Your ${trialDays}-day free trial starts when you verify your email address.`
  }
  return `Your free trial ends on ${formatDay(trialEndsAt)}.`
}

/** Null if there is no limit, or the trial is over. */
export function tripsLeftMessage({ tripLimit, tripsUsed, isTrialOver }: Plan) {
  if (tripLimit === null || isTrialOver) return null
  const left = Math.max(0, tripLimit - tripsUsed)
  return `${left} of ${tripLimit} ${tripLimit === 1 ? 'trip' : 'trips'} left; archived trips count.`
}

export type TrialWarning = { is: 'ending' | 'ended'; title: string; text: string }

/** A warning for the home page: the trial's last 2 days, and its end. */
export function trialWarning(
  { trialEndsAt, isTrialOver }: Plan,
  now = new Date(),
): TrialWarning | null {
  if (isTrialOver) {
    return {
      is: 'ended',
      title: 'Your free trial has ended',
      text: `${afterTrial} New trips need the Pro plan.`,
    }
  }
  if (!trialEndsAt) return null
  const end = new Date(trialEndsAt)
  if (end.getTime() - now.getTime() > 2 * day) return null
  return {
    is: 'ending',
    title: `Your free trial ends ${daysAway(end, now)}`,
    text: 'Upgrade to keep creating trips. What you have stays yours either way.',
  }
}

function daysAway(end: Date, now: Date) {
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(end) - midnight(now)) / day)
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
