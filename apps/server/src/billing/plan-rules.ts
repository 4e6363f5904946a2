import type { Plan } from '@quittance/contract/billing'
import type { UserRow } from '#accounts/users.queries.ts'

export type PlanRules = { freeTripLimit: number; trialDays: number }

type Access = Pick<UserRow, 'premiumUntil' | 'paidUntil'>

/** Paid, or granted by an administrator; both expire on their date. */
export function isPremium(access: Access, now = new Date()) {
  return isPaid(access, now) || isGranted(access, now)
}

export function isPaid({ paidUntil }: Pick<Access, 'paidUntil'>, now = new Date()) {
  return paidUntil !== null && paidUntil > now
}

export function isGranted({ premiumUntil }: Pick<Access, 'premiumUntil'>, now = new Date()) {
  return premiumUntil !== null && premiumUntil > now
}

export function planOf(
  user: Access & Pick<UserRow, 'trialStartedAt'>,
  { tripsUsed, now }: { tripsUsed: number; now: Date },
  { freeTripLimit, trialDays }: PlanRules,
): Plan {
  if (isPremium(user, now)) {
    return { tier: 'premium', trialEndsAt: null, isTrialOver: false, tripLimit: null, tripsUsed }
  }
  const trialEndsAt = user.trialStartedAt && addDays(user.trialStartedAt, trialDays)
  return {
    tier: 'free',
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    isTrialOver: trialEndsAt !== null && trialEndsAt <= now,
    tripLimit: freeTripLimit,
    tripsUsed,
  }
}

/** Returns why this plan allows no further trip, or null if it does. */
export function newTripRefusal({ isTrialOver, tripLimit, tripsUsed }: Plan) {
  if (isTrialOver) {
    return 'Your free trial has ended. Please upgrade your subscription to create more trips.'
  }
  if (tripLimit !== null && tripsUsed >= tripLimit) {
    const trips = tripLimit === 1 ? '1 trip' : `${tripLimit} trips`
    return `Trip limit reached. The free plan holds ${trips}, archived ones counted. Upgrade to continue creating trips.`
  }
  return null
}

function addDays(date: Date, days: number) {
  return new Date(date.getTime() + days * 24 * 60 * 60 * 1000)
}
