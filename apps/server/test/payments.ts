import {
  type StripeStandIn,
  startStripe,
} from '@quittance/test-support/stripe-stand-in/stripe-stand-in'
import { pino } from 'pino'
import { afterEach } from 'vitest'
import { createStripePayments } from '#billing/stripe.ts'
import { readSettings } from '#settings.ts'
import { createTestApp, type TestClient } from './app.ts'
import { atEnd } from './at-end.ts'
import { newTraveller } from './trips.ts'

export type PaidApp = Awaited<ReturnType<typeof createPaidApp>>

/** Long, for a busy machine; short where Stripe never responds. */
const timeoutMs = { usual: 120_000, slow: 200 }

/** The app with payments, using the real SDK against a stand-in for Stripe's servers. */
export async function createPaidApp() {
  const stripe = await startStripe()
  atEnd(stripe.close)
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) })
  const settings = readSettings(stripe.env).stripe
  if (!settings) throw new Error('The stand-in names no settings.')
  const patient = createStripePayments(settings, log, timeoutMs.usual)
  const impatient = createStripePayments(settings, log, timeoutMs.slow)
  const payments = new Proxy(patient, {
    get: (_, name) => Reflect.get(stripe.mode() === 'slow' ? impatient : patient, name),
  })
  const product = await createTestApp({ log, payments })
  return { ...product, logged, log, stripe, payments }
}

export async function usePaidApp() {
  const product = await createPaidApp()
  afterEach(() => product.stripe.behave('well'))
  return product
}

export async function startSubscription(browser: TestClient) {
  const response = await browser.call('POST /api/create-subscription', { tier: 'pro' })
  if (response.statusCode !== 200) throw new Error(response.body)
  return paymentOf(response.json().clientSecret)
}

/** A traveller whose payment went through; the server has not heard of it yet. */
export async function newPayer(product: PaidApp) {
  const traveller = await newTraveller(product)
  const payment = await startSubscription(traveller.browser)
  product.stripe.pay(payment)
  return { ...traveller, payment }
}

export function paymentOf(clientSecret: string) {
  return clientSecret.split('_secret_')[0] ?? ''
}

export function confirm(browser: TestClient, paymentId: string) {
  return browser.call('POST /api/subscription/confirm-payment', { payment_intent_id: paymentId })
}

export async function newSubscriber(product: PaidApp) {
  const { payment: paymentId, ...payer } = await newPayer(product)
  const response = await confirm(payer.browser, paymentId)
  if (response.statusCode !== 200) throw new Error(response.body)
  return { ...payer, ...recordsOf(product.stripe, paymentId), paymentId }
}

export function recordsOf({ account }: StripeStandIn, paymentId: string) {
  const customerId = account.intents.get(paymentId)?.customer ?? ''
  const subscription = [...account.subscriptions.values()].findLast(
    ({ customer }) => customer === customerId,
  )
  if (!subscription) throw new Error(`Nobody has made the payment ${paymentId}.`)
  return { customerId, subscription }
}

/** As Stripe posts an event: no cookie, no origin. */
export function post({ app }: PaidApp, { body, headers }: { body: string; headers: object }) {
  return app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    payload: body,
    headers: headers as Record<string, string>,
  })
}

export async function postEvents(product: PaidApp) {
  for (const { type, signed } of product.stripe.events.splice(0)) {
    const response = await post(product, signed)
    if (response.statusCode !== 200) throw new Error(`${type}: ${response.body}`)
  }
}

export async function tierOf(browser: TestClient): Promise<string> {
  return (await browser.call('GET /api/auth/user')).json().subscriptionTier
}
