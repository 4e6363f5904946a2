import type { Subscription } from '#db/subscription.ts'

const daysForLateNews = 3

/**
 * End of the paid access as currently known. For a subscription that renews, this is a little after
 * its period: the renewal event may be late.
 */
export function paidUntil(subscription: Subscription | null): Date | null {
  if (!subscription) return null
  const { status, isCancelled, currentPeriodEnd } = subscription
  const isRunning = status === 'active' || status === 'trialing'
  if (!isRunning && status !== 'past_due') return null
  const leewayDays = isRunning && !isCancelled ? daysForLateNews : 0
  return new Date((currentPeriodEnd + leewayDays * 24 * 60 * 60) * 1000)
}
