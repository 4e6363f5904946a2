import { answer, button, heading, hold } from './doing.ts'
import { screensOf } from './screen.ts'

const paid =
  '/subscription-success?payment_intent=pi_1&payment_intent_status=succeeded&redirect_status=succeeded'
const confirmation = '**/api/subscription/confirm-payment'

export const plansScreens = screensOf('plans', { as: 'verified' }, [
  { name: 'subscribe', path: '/subscribe/pro', ready: button('Subscribe Now') },
  {
    name: 'subscribe-loading',
    isWaiting: true,
    path: '/subscribe/pro',
    before: hold('**/api/create-subscription'),
    ready: heading('Subscribe to Pro Plan'),
  },
  {
    name: 'subscribe-development',
    path: '/subscribe/pro',
    before: answer(
      '**/api/create-subscription',
      {
        message: 'Payments are not set up on this installation.',
        code: 'UNAVAILABLE',
        development: true,
      },
      503,
    ),
    ready: heading('Development Mode'),
    failing: [['/api/create-subscription', 503]],
  },
  {
    name: 'subscribe-unavailable',
    path: '/subscribe/pro',
    before: answer(
      '**/api/create-subscription',
      { message: 'The provider is away.', code: 'PAYMENT_FAILED' },
      502,
    ),
    ready: heading('Service Temporarily Unavailable'),
    failing: [['/api/create-subscription', 502]],
  },
  {
    name: 'subscribe-wrong-tier',
    path: '/subscribe/gold',
    ready: heading('Invalid subscription tier'),
  },
  {
    name: 'payment-confirming',
    isWaiting: true,
    path: paid,
    before: hold(confirmation),
    ready: heading('Confirming Payment...'),
  },
  {
    name: 'payment-confirmed',
    path: paid,
    before: answer(confirmation, { success: true, message: 'Confirmed' }),
    ready: heading('Payment Confirmed!'),
  },
  {
    name: 'payment-failed',
    path: paid,
    before: answer(confirmation, { message: 'Failed to confirm payment' }, 404),
    ready: heading('Payment Confirmation Failed'),
    failing: [['/api/subscription/confirm-payment', 404]],
  },
])
