const page = '/subscription-success'

/** The provider adds the payment's id itself when it redirects here. */
export function successPath(paymentIntent?: string) {
  const id = paymentIntent && { payment_intent: paymentIntent }
  const statuses = { payment_intent_status: 'succeeded', redirect_status: 'succeeded' }
  return `${page}?${new URLSearchParams({ ...id, ...statuses })}`
}

/** The payment that the query says was made, else null. */
export function paidIntent(search: string) {
  const query = new URLSearchParams(search)
  // The provider appends its own status after the one already there.
  const hasSucceeded = (name: string) => {
    const values = query.getAll(name)
    return values.length > 0 && values.every((value) => value === 'succeeded')
  }
  return hasSucceeded('payment_intent_status') && hasSucceeded('redirect_status')
    ? query.get('payment_intent')
    : null
}
