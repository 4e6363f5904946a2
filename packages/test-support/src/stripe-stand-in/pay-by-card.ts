import { type Account, found } from './account.ts'
import { StripeProblem } from './api.ts'
import type { createWebhookEvents } from './webhook-events.ts'

const declinedCard = '4000000000000002'

/** What Stripe.js does when the form is sent: the card goes to Stripe and nowhere else. */
export function payByCard(
  account: Account,
  { pay }: ReturnType<typeof createWebhookEvents>,
  intentId: string,
  params: URLSearchParams,
): object {
  const intent = account.intents.get(intentId)
  if (!intent || intent.client_secret !== params.get('client_secret')) {
    throw new StripeProblem(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'No such payment_intent',
    })
  }
  if (intent.status !== 'requires_payment_method') {
    throw new StripeProblem(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This payment is already ${intent.status}.`,
    })
  }
  const number = (params.get('payment_method_data[card][number]') ?? '').replaceAll(' ', '')
  if (number === declinedCard) {
    throw new StripeProblem(402, {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
    })
  }
  pay(intentId, { brand: number.startsWith('5') ? 'mastercard' : 'visa', last4: number.slice(-4) })
  const { id, object, status } = found(account.intents, intentId)
  return { id, object, status }
}
