import type { Subscription } from '#db/subscription.ts'

export type Payment = { customerId: string | null; status: string; subscriptionId: string | null }

export type StartedSubscription =
  | { outcome: 'started'; clientSecret: string }
  /** One is running already. */
  | { outcome: 'running' }
  /** Somebody deleted the customer record. */
  | { outcome: 'customer-gone' }

export type PaymentEvent = {
  id: string
  type: string
  customerId: string | null
  /** The payment that was given back in full. */
  refundedPaymentId: string | null
}

/** What the product needs of a payment service. Every call may throw a `PaymentsError`. */
export type Payments = {
  publishableKey: string
  /** Asked twice within a minute for the same person, it answers the same customer. */
  createCustomer(person: { userId: number; email: string; installation: string }): Promise<string>
  /** Continues a subscription that still waits for its payment, or else starts one. */
  startSubscription(customerId: string): Promise<StartedSubscription>
  /** The one that counts: a running one before an ended one, then the newest. */
  findSubscription(customerId: string): Promise<Subscription | null>
  findPayment(paymentId: string): Promise<Payment | null>
  /** Ends the subscription whose latest invoice this payment settled. */
  cancelRefunded(customerId: string, paymentId: string): Promise<void>
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** Ends every subscription too; a customer that is gone already is fine. */
  deleteCustomer(customerId: string): Promise<void>
  /** Null unless the payment service itself signed it within the last five minutes. */
  readEvent(body: Buffer, signature: string): PaymentEvent | null
}

/** The payment service gave no usable answer; its own words are in the log at most. */
export class PaymentsError extends Error {
  override name = 'PaymentsError'
}
