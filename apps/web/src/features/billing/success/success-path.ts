const page = '/subscription-success'

/** Where a paid visitor goes. The provider adds the payment's id itself when it leads there. */
export function successPath(paymentIntent?: string) {
  const id = paymentIntent && { payment_intent: paymentIntent }
  const statuses = { payment_intent_status: 'succeeded', redirect_status: 'succeeded' }
  return `${page}?${new URLSearchParams({ ...id, ...statuses })}`
}

/** The payment that the address says was made; null when it says anything else. */
export function paidIntent(search: string) {
  const query = new URLSearchParams(search)
  // The provider appends its own status behind the one already there.
  const hasSucceeded = (name: string) => {
    const values = query.getAll(name)
    return values.length > 0 && values.every((value) => value === 'succeeded')
  }
  return hasSucceeded('payment_intent_status') && hasSucceeded('redirect_status')
    ? query.get('payment_intent')
    : null
}
