import { createHmac } from 'node:crypto'
import { lookup as lookUp } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { type Secrets, unseal } from '#accounts/seal.ts'
import type { Db } from '#db/connect.ts'
import type { OutboxRow } from '#mail/outbox.queries.ts'
import { findWebhook, noteCall } from './webhooks.queries.ts'

const notPublic = 'The address is not on the public internet.'

type Deps = Secrets & { db: Db; reachesPrivate: boolean; timeoutMs?: number }

export type CallWebhook = (row: OutboxRow) => Promise<void>

/** Makes a queued call and notes the outcome for the user; throws if it must be retried. */
export function createWebhookCaller(deps: Deps): CallWebhook {
  return async ({ id, webhookId, message: { text, subject } }) => {
    const hook = webhookId === null ? undefined : await findWebhook(deps.db, webhookId)
    // It was removed after this call was taken up.
    if (!hook) return
    const key = unseal(deps, hook.secret)
    const problem =
      key === undefined
        ? 'Its secret can no longer be read. Remove this webhook and add it again.'
        : await post(deps, new URL(hook.url), text, {
            ...signatureOf(key, text),
            'x-quittance-event': subject,
            // The same for every attempt.
            'x-quittance-delivery': String(id),
          })
    await noteCall(deps.db, hook.id, problem)
    if (problem !== null) throw new Error(problem)
  }
}

/** The time is signed too, so that a receiver can refuse a call that is replayed later. */
function signatureOf(key: string, body: string) {
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
  return { 'x-quittance-signature': `t=${time},v1=${signature}` }
}

/** Returns the problem, or null. Follows no redirect and reads no response body. */
function post(
  { reachesPrivate, timeoutMs = 10_000 }: Deps,
  url: URL,
  body: string,
  headers: Record<string, string>,
) {
  if (!reachesPrivate && !mayCall(url)) return Promise.resolve(notPublic)
  const { request } = url.protocol === 'https:' ? https : http
  const signal = AbortSignal.timeout(timeoutMs)
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Quittance', ...headers },
    signal,
    agent: false,
    ...(!reachesPrivate && { lookup: lookUpPublic }),
  }
  return new Promise<string | null>((resolve) => {
    const call = request(url, options, ({ statusCode = 0 }) => {
      resolve(statusCode >= 200 && statusCode < 300 ? null : `It answered with ${statusCode}.`)
      call.destroy()
    })
    call.on('error', ({ message }) =>
      resolve(signal.aborted ? 'It did not answer in time.' : message.slice(0, 200)),
    )
    call.end(body)
  })
}

/** An address that needs no look-up is checked here. */
export function mayCall({ protocol, hostname }: URL) {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(bare) === 0 || isPublic(bare))
}

/** The connection uses the addresses that were checked: a second look-up could find others. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) done(error, [])
    else if (!found.every(({ address }) => isPublic(address))) done(new Error(notPublic), [])
    else if (options.all) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family)
  })
}

function isPublic(address: string) {
  return ipaddr.process(address).range() === 'unicast'
}
