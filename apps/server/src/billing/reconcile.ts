import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { Subscription } from '#db/subscription.ts'
import { StartupError } from '#startup-error.ts'
import { listBillingAccounts } from './billing.queries.ts'
import { closeCustomers } from './close-customers.ts'
import { PaymentsError } from './payments.ts'
import { type SyncDeps, type Synced, syncSubscription } from './sync-subscription.ts'

const failuresInARow = 3

type Deps = SyncDeps & { log: FastifyBaseLogger; say: (line: string) => void }

/** Compares every customer with Stripe and corrects our rows; safe to repeat. */
export async function reconcile({ log, say, ...deps }: Deps): Promise<string> {
  const { closed, failed } = await closeCustomers({ ...deps, log })
  if (closed > 0) say(`Cancelled the subscriptions of ${closed} deleted accounts at Stripe.`)
  const count = { checked: 0, mended: 0, failed }
  let inARow = 0

  for await (const { userId, customerId } of everyAccount(deps)) {
    const synced = await syncSubscription(deps, customerId).catch(unlessUnanswered)
    inARow = synced === 'unanswered' ? inARow + 1 : 0
    if (inARow === failuresInARow) {
      throw new StartupError(`Stripe is unreachable. ${summaryOf(count)} Run it again later.`)
    }
    if (synced === 'unanswered') {
      count.failed += 1
      say(`User ${userId} (${customerId}): the Stripe request failed.`)
    } else {
      count.checked += 1
      if (synced && hasChanged(synced)) {
        count.mended += 1
        say(`User ${userId} (${customerId}): ${changeOf(synced)}`)
      }
    }
  }
  if (count.failed > 0) throw new StartupError(`${summaryOf(count)} Run it again later.`)
  return summaryOf(count)
}

async function* everyAccount({ db }: SyncDeps) {
  let page = await listBillingAccounts(db, 0)
  while (page.length > 0) {
    yield* page
    page = await listBillingAccounts(db, page.at(-1)?.userId ?? 0)
  }
}

function unlessUnanswered(error: unknown) {
  if (error instanceof PaymentsError) return 'unanswered' as const
  throw error
}

function hasChanged({ account, subscription }: Synced) {
  return !isDeepStrictEqual(account.subscription, subscription)
}

function changeOf({ account, subscription }: Synced) {
  return `${describe(account.subscription)} -> ${describe(subscription)}`
}

function describe(subscription: Subscription | null) {
  if (!subscription) return 'no subscription'
  const { status, isCancelled, currentPeriodEnd } = subscription
  const day = new Date(currentPeriodEnd * 1000).toISOString().slice(0, 10)
  return `${status}${isCancelled ? ', cancelled' : ''}, period to ${day}`
}

function summaryOf({ checked, mended, failed }: Record<'checked' | 'mended' | 'failed', number>) {
  return `${checked} customers compared with Stripe: ${mended} corrected, ${failed} failed.`
}
