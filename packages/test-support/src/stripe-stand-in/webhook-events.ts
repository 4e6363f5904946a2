import { type Account, found } from './account.ts'
import { type Charge, newId, type Subscription, unixNow } from './objects.ts'

const month = 30 * 24 * 60 * 60

export type Emit = (type: string, object: { id: string }) => void

/** What happens at Stripe without a call from us: customers pay, cards are declined, months pass. */
export function createWebhookEvents(account: Account, emit: Emit) {
  const { customers, subscriptions, invoices, intents, invoicePayments } = account

  function subscriptionOf(intentId: string) {
    const payment = invoicePayments.find((made) => made.payment.payment_intent === intentId)
    const invoice = found(invoices, payment?.invoice ?? '')
    const { subscription } = invoice.parent.subscription_details
    return { invoice, payment, subscription: found(subscriptions, subscription) }
  }

  function changed(subscription: Subscription) {
    emit('customer.subscription.updated', subscription)
  }

  function pay(intentId: string, card = { brand: 'visa', last4: '4242' }) {
    const intent = found(intents, intentId)
    const { invoice, payment, subscription } = subscriptionOf(intentId)
    const method = account.addPaymentMethod(intent.customer, card.brand, card.last4)
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      payment_method: method.id,
    })
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due })
    if (payment) payment.status = 'paid'
    Object.assign(subscription, { status: 'active', default_payment_method: method.id })
    emit('invoice.paid', invoice)
    changed(subscription)
  }

  /** The first payment is given up; nothing was charged. */
  function cancelPayment(intentId: string) {
    const { invoice, payment, subscription } = subscriptionOf(intentId)
    found(intents, intentId).status = 'canceled'
    invoice.status = 'void'
    if (payment) payment.status = 'canceled'
    Object.assign(subscription, { status: 'incomplete_expired', ended_at: unixNow() })
    changed(subscription)
  }

  /** The next month begins; its invoice is paid, or payment fails. */
  function renew(subscriptionId: string, { isPaid }: { isPaid: boolean }) {
    const subscription = found(subscriptions, subscriptionId)
    for (const item of subscription.items.data) {
      item.current_period_start = item.current_period_end
      item.current_period_end += month
    }
    const invoice = account.addInvoice(subscription.customer, subscription.id)
    subscription.latest_invoice = invoice.id
    if (isPaid) pay(account.intentOf(invoice.id).id)
    else {
      subscription.status = 'past_due'
      emit('invoice.payment_failed', invoice)
      changed(subscription)
    }
  }

  function endSubscription(subscriptionId: string) {
    const subscription = found(subscriptions, subscriptionId)
    const now = unixNow()
    Object.assign(subscription, { status: 'canceled', canceled_at: now, ended_at: now })
    emit('customer.subscription.deleted', subscription)
    return subscription
  }

  /** As the portal does it: paid until the end of the period, and over after that. */
  function cancelAtPeriodEnd(subscriptionId: string) {
    const subscription = found(subscriptions, subscriptionId)
    subscription.cancel_at_period_end = true
    subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null
    changed(subscription)
  }

  function refund(intentId: string, amount = found(intents, intentId).amount) {
    const intent = found(intents, intentId)
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: amount,
      created: unixNow(),
      customer: intent.customer,
      livemode: false,
      payment_intent: intent.id,
      refunded: amount === intent.amount,
    }
    emit('charge.refunded', charge)
    return charge
  }

  function removeCustomer(customerId: string) {
    const customer = found(customers, customerId)
    for (const { id, customer: owner, ended_at } of subscriptions.values()) {
      if (owner === customerId && ended_at === null) endSubscription(id)
    }
    customers.delete(customerId)
    emit('customer.deleted', customer)
    return customer
  }

  return { pay, cancelPayment, renew, endSubscription, cancelAtPeriodEnd, refund, removeCustomer }
}
