import { setTimeout } from 'node:timers/promises'
import type { UserRow } from '#accounts/users.queries.ts'
import { AppError } from '#http/app-error.ts'
import {
  type BillingAccountRow,
  findBillingAccount,
  forgetCustomer,
  insertBillingAccount,
} from './billing.queries.ts'
import type { PaidDeps } from './billing-deps.ts'
import { paidUntil } from './paid-until.ts'
import { type Payment, PaymentsError } from './payments.ts'
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

const lookups = 5
const pauseMs = 400

/** Asks the payment service, not the browser, whether this user paid; safe to repeat. */
export async function confirmPayment(deps: PaidDeps, user: UserRow, paymentId: string) {
  const account = await findBillingAccount(deps.db, user.id)
  const payment = account && (await deps.payments.findPayment(paymentId))
  // Answer exactly as for a payment that does not exist.
  if (!account || !payment?.subscriptionId || payment.customerId !== account.customerId) {
    throw new AppError('NOT_FOUND', 'Failed to confirm payment')
  }
  requirePaid(payment)

  const subscription = await settledSubscription(deps, account)
  if (subscription?.id === payment.subscriptionId) {
    if (paidUntil(subscription)) {
      return { success: true, message: 'Payment confirmed. Welcome to the Pro plan!' }
    }
    if (subscription.status === 'incomplete') {
      return { success: true, message: 'Payment received. Your plan starts within a minute.' }
    }
  }
  throw new AppError(
    'WRONG_STATE',
    'This payment belongs to a subscription that has ended. Please subscribe again.',
  )
}

function requirePaid({ status }: Payment) {
  if (status === 'succeeded') return
  if (status === 'processing') {
    throw new AppError(
      'WRONG_STATE',
      'Your payment is still being processed. Your plan starts as soon as it is done.',
    )
  }
  if (status === 'canceled') {
    throw new AppError('WRONG_STATE', 'This payment was cancelled. Please subscribe again.')
  }
  throw new AppError('WRONG_STATE', 'This payment has not gone through. Please try again.')
}

/** Shortly after a payment the subscription may still be incomplete. */
async function settledSubscription(deps: PaidDeps, { customerId }: BillingAccountRow) {
  for (let lookup = 1; ; lookup += 1) {
    const synced = await syncSubscription(deps, customerId)
    const isSettled = synced?.subscription?.status !== 'incomplete'
    if (isSettled || lookup === lookups) return synced?.subscription
    await setTimeout(pauseMs)
  }
}
