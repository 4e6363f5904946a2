import type { UserRow } from '#accounts/users.queries.ts'
import { AppError } from '#http/app-error.ts'
import { findBillingAccount, forgetCustomer, insertBillingAccount } from './billing.queries.ts'
import type { PaidDeps } from './billing-deps.ts'
import { PaymentsError } from './payments.ts'
import { isPaid } from './plan-rules.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Returns what opens the payment form; repeating it before paying returns the same payment. */
export async function createSubscription(deps: PaidDeps, user: UserRow) {
  if (isPaid(user)) throw alreadyPro()
  const first = await startFor(deps, user)
  // The customer was deleted at Stripe: create another one.
  const started = first.outcome === 'customer-gone' ? await startFor(deps, user) : first
  if (started.outcome === 'started') return { clientSecret: started.clientSecret }
  if (started.outcome === 'running') throw alreadyPro()
  throw new PaymentsError('Stripe does not know the customer it just created.')
}

async function startFor({ db, payments, publicUrl }: PaidDeps, user: UserRow) {
  const account = (await findBillingAccount(db, user.id)) ?? (await openAccount())
  const started = await payments.startSubscription(account.customerId)
  if (started.outcome === 'customer-gone') await forgetCustomer(db, account.customerId)
  if (started.outcome === 'running') await syncSubscription({ db, payments }, account.customerId)
  return started

  async function openAccount() {
    const { id: userId, email } = user
    const installation = publicUrl.origin
    return insertBillingAccount(
      db,
      userId,
      await payments.createCustomer({ userId, email, installation }),
    )
  }
}

function alreadyPro() {
  return new AppError('WRONG_STATE', 'You already have the Pro plan.')
}
