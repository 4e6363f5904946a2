import { vi } from 'vitest'

type Confirmed = {
  error?: { message?: string; payment_intent?: { id: string; status: string } }
  paymentIntent?: { id: string; status: string }
}

let current: object
// The loader keeps the first one it finds, so it stays the same across tests.
const Stripe = Object.assign(
  vi.fn((_key: string) => current),
  { version: 'endive' },
)

/** A fake Stripe.js, which a page normally loads from Stripe; `confirm` is the result of paying. */
export function loadFakeStripe(confirm: () => Promise<Confirmed> = async () => ({})) {
  const listeners = new Map<string, () => void>()
  const element = {
    mount: () => queueMicrotask(() => listeners.get('ready')?.()),
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    update: () => {},
    destroy: () => {},
  }
  const elements = vi.fn((_options: unknown) => ({ create: () => element, update: () => {} }))
  const confirmPayment = vi.fn((_options: unknown) => confirm())
  const unused = () => {}
  current = {
    elements,
    confirmPayment,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
  }
  Stripe.mockClear()
  vi.stubGlobal('Stripe', Stripe)
  return { Stripe, elements, confirmPayment, tell: (event: string) => listeners.get(event)?.() }
}
