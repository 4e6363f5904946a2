import type { Subscription } from '#db/subscription.ts'

export type Payment = { customerId: string | null; status: string; subscriptionId: string | null }

export type StartedSubscription =
  | { outcome: 'started'; clientSecret: string }
  | { outcome: 'running' }
  /** The customer was deleted at Stripe. */
  | { outcome: 'customer-gone' }

export type PaymentEvent = {
  id: string
  type: string
  customerId: string | null
  /** The payment that was refunded in full. */
  refundedPaymentId: string | null
}

/** The payment service as the product uses it. Every call may throw a `PaymentsError`. */
export type Payments = {
  publishableKey: string
  /** Returns the same customer if repeated within a minute for the same person. */
  createCustomer(person: { userId: number; email: string; installation: string }): Promise<string>
  /** Continues a subscription that awaits its payment, or starts one. */
  startSubscription(customerId: string): Promise<StartedSubscription>
  /** The relevant one: running before ended, then the newest. */
  findSubscription(customerId: string): Promise<Subscription | null>
  findPayment(paymentId: string): Promise<Payment | null>
  /** Cancels the subscription whose latest invoice this payment settled. */
  cancelRefunded(customerId: string, paymentId: string): Promise<void>
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** Also cancels every subscription; does not fail if the customer is already deleted. */
  deleteCustomer(customerId: string): Promise<void>
  /** Returns null unless the payment service signed it within the last five minutes. */
  readEvent(body: Buffer, signature: string): PaymentEvent | null
}

/** The payment service gave no usable response; its message appears at most in the log. */
export class PaymentsError extends Error {
  override name = 'PaymentsError'
}
