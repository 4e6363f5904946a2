import type { Subscription } from '#db/subscription.ts'

const daysForLateNews = 3

/**
 * How long a subscription gives access, as far as is known now. One that renews itself does so a
 * little beyond its period: news of the renewal may come late.
 */
export function paidUntil(subscription: Subscription | null): Date | null {
  if (!subscription) return null
  const { status, isCancelled, currentPeriodEnd } = subscription
  const isRunning = status === 'active' || status === 'trialing'
  if (!isRunning && status !== 'past_due') return null
  const leewayDays = isRunning && !isCancelled ? daysForLateNews : 0
  return new Date((currentPeriodEnd + leewayDays * 24 * 60 * 60) * 1000)
}
