import {
  type Customer,
  type Invoice,
  type InvoicePayment,
  listOf,
  newId,
  type PaymentIntent,
  type PaymentMethod,
  type Price,
  type Subscription,
  unixNow,
} from './objects.ts'

const month = 30 * 24 * 60 * 60

export type Account = ReturnType<typeof createAccount>

/** Everything that is stored in one Stripe account. */
export function createAccount() {
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    currency: 'gbp',
    livemode: false,
    recurring: { interval: 'month', interval_count: 1 },
    type: 'recurring',
    unit_amount: 1000,
  }
  const customers = new Map<string, Customer>()
  const paymentMethods = new Map<string, PaymentMethod>()
  const subscriptions = new Map<string, Subscription>()
  const invoices = new Map<string, Invoice>()
  const intents = new Map<string, PaymentIntent>()
  const invoicePayments: InvoicePayment[] = []

  function addCustomer(email: string | null, metadata: Record<string, string>) {
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      created: unixNow(),
      email,
      invoice_settings: { default_payment_method: null },
      livemode: false,
      metadata,
      name: null,
    }
    customers.set(customer.id, customer)
    return customer
  }

  function addPaymentMethod(customer: string, brand: string, last4: string) {
    const method: PaymentMethod = {
      id: newId('pm'),
      object: 'payment_method',
      card: { brand, last4, exp_month: 12, exp_year: 2040 },
      created: unixNow(),
      customer,
      livemode: false,
      type: 'card',
    }
    paymentMethods.set(method.id, method)
    return method
  }

  /** An open invoice with the payment that would settle it. */
  function addInvoice(customer: string, subscription: string) {
    const common = { created: unixNow(), currency: price.currency, customer, livemode: false }
    const amount = price.unit_amount ?? 0
    const invoice: Invoice = {
      ...common,
      id: newId('in'),
      object: 'invoice',
      amount_due: amount,
      amount_paid: 0,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { metadata: {}, subscription },
      },
      status: 'open',
    }
    const id = newId('pi')
    const intent: PaymentIntent = {
      ...common,
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      client_secret: newId(`${id}_secret`),
      payment_method: null,
      status: 'requires_payment_method',
    }
    invoices.set(invoice.id, invoice)
    intents.set(intent.id, intent)
    invoicePayments.push({
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_requested: amount,
      created: common.created,
      currency: common.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { type: 'payment_intent', payment_intent: intent.id },
      status: 'open',
    })
    return invoice
  }

  function addSubscription(customer: string, metadata: Record<string, string>) {
    const id = newId('sub')
    const start = unixNow()
    const subscription: Subscription = {
      id,
      object: 'subscription',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      created: start,
      currency: price.currency,
      customer,
      default_payment_method: null,
      ended_at: null,
      items: listOf('/v1/subscription_items', [
        {
          id: newId('si'),
          object: 'subscription_item',
          current_period_end: start + month,
          current_period_start: start,
          price,
        },
      ]),
      latest_invoice: addInvoice(customer, id).id,
      livemode: false,
      metadata,
      status: 'incomplete',
    }
    subscriptions.set(id, subscription)
    return subscription
  }

  function intentOf(invoice: string) {
    const payment = invoicePayments.findLast((made) => made.invoice === invoice)
    return found(intents, payment?.payment.payment_intent ?? '')
  }

  return {
    price,
    customers,
    paymentMethods,
    subscriptions,
    invoices,
    intents,
    invoicePayments,
    addCustomer,
    addPaymentMethod,
    addInvoice,
    addSubscription,
    intentOf,
  }
}

export function found<T>(objects: Map<string, T>, id: string): T {
  const object = objects.get(id)
  if (!object) throw new Error(`The stand-in has no ${id}.`)
  return object
}
