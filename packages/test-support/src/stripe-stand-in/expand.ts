import type { Account } from './account.ts'

type Json = Record<string, unknown>

/** Replaces ids by what they name along each path, as Stripe's `expand` does; the account stays as it is. */
export function expand(account: Account, answer: object, paths: string[]): Json {
  const copy = structuredClone(answer) as Json
  for (const path of paths) follow(account, copy, path.split('.'))
  return copy
}

function follow(account: Account, object: Json, [name, ...rest]: string[]) {
  if (name === undefined) return
  if (name === 'confirmation_secret' && object.object === 'invoice') {
    object.confirmation_secret = secretOf(account, object)
    return
  }
  const value = object[name]
  if (typeof value === 'string') object[name] = structuredClone(lookUp(account, value) ?? value)
  for (const child of [object[name]].flat()) {
    if (typeof child === 'object' && child !== null) follow(account, child as Json, rest)
  }
}

function secretOf(account: Account, { id, status }: Json) {
  if (status !== 'open') return null
  return { client_secret: account.intentOf(String(id)).client_secret, type: 'payment_intent' }
}

function lookUp({ customers, invoices, paymentMethods, subscriptions }: Account, id: string) {
  return customers.get(id) ?? invoices.get(id) ?? paymentMethods.get(id) ?? subscriptions.get(id)
}
