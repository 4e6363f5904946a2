import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeOld, post, type SentClaim, sendToTwo } from '#test/answers.ts'
import { type TestClient, useTestApp } from '#test/app.ts'
import { newTraveller } from '#test/trips.ts'

const product = await useTestApp()
const stranger = (await newTraveller(product)).browser

const paidOn = { paidOn: '2026-11-01' }
const comment = { comment: 'Please add the attendees' }

/** How a claim gets into each state, from having been sent. */
const states: Record<string, (claim: SentClaim) => Promise<unknown>> = {
  sent: async () => {},
  opened: ({ links }) => product.app.inject(links.carol),
  approved: ({ links }) => post(product, `${links.carol}/approve`),
  paid: async ({ links }) => {
    await post(product, `${links.carol}/approve`)
    await post(product, `${links.carol}/mark-paid`, paidOn)
  },
  'sent-back': ({ links }) => post(product, `${links.carol}/send-back`, comment),
  reopened: ({ browser, trip }) => browser.call(`POST /api/trips/${trip.id}/unfinalize`),
}

const actors = ['recipient', 'second recipient', 'shared link', 'traveller', 'stranger'] as const
const actions = [
  'approve',
  'send-back',
  'mark-paid',
  'reply',
  'remind',
  'confirm-payment',
  'reopen',
] as const

type Actor = (typeof actors)[number]
type Action = (typeof actions)[number]

/** Everything else is refused. */
const allowed: Record<string, string[]> = {
  sent: [
    'recipient: approve',
    'recipient: send-back',
    'second recipient: approve',
    'second recipient: send-back',
    'traveller: remind',
    'traveller: confirm-payment',
    'traveller: reopen',
  ],
  approved: [
    'recipient: send-back',
    'recipient: mark-paid',
    'second recipient: approve',
    'second recipient: send-back',
    'second recipient: mark-paid',
    'traveller: confirm-payment',
    'traveller: reopen',
  ],
  paid: ['traveller: reopen'],
  'sent-back': ['traveller: reply'],
  reopened: [],
}
allowed['opened'] = allowed['sent'] ?? []

const over = 'It can be answered again when the next version comes.'
const paid = 'This claim was marked as paid, so it can no longer be answered.'
const answered = 'Finance has already answered, so no reminder is needed.'
const open = 'Only a finalized trip can be re-opened.'
const closed = 'Only a finalized trip has reports. Finalize it first.'
const unsent = 'This trip has no claim that could be paid. Finalize it first.'
const frozen = 'Only remarks of a claim that was sent back last can be replied to.'

/** The words of a refusal for someone who may do this in another state. */
const words: Record<string, Partial<Record<Action, string>>> = {
  sent: { 'mark-paid': 'Please approve the claim first.', reply: frozen },
  opened: { 'mark-paid': 'Please approve the claim first.', reply: frozen },
  approved: { approve: 'You have already approved this claim.', remind: answered, reply: frozen },
  paid: {
    approve: paid,
    'send-back': paid,
    'mark-paid': 'This claim was already marked as paid.',
    'confirm-payment': 'This claim was already marked as paid.',
    remind: answered,
    reply: frozen,
  },
  'sent-back': {
    approve: over,
    'send-back': over,
    'mark-paid': over,
    remind: closed,
    'confirm-payment': unsent,
    reopen: open,
  },
  reopened: {
    approve: over,
    'send-back': over,
    'mark-paid': over,
    remind: closed,
    'confirm-payment': unsent,
    reopen: open,
    reply: frozen,
  },
}

test.each(Object.keys(states))(
  '%s: what each actor may do, and the words for the rest',
  async (state) => {
    const bring = states[state] ?? (() => Promise.reject(new Error(state)))
    // Its first version was sent back, so that there is a remark to reply to.
    const claim = await sendToTwo(product)
    if (state !== 'sent-back') {
      await states['sent-back']?.(claim)
      claim.links = (await claim.resend()).links
    }
    await makeOld(product, claim.trip.id)
    await bring(claim)
    const remark = (await conversationOf(claim)).remarks[0]
    const before = await stored(claim)

    for (const actor of actors) {
      for (const action of actions) {
        const name = `${actor}: ${action}`
        if (allowed[state]?.includes(name)) continue
        const { statusCode, body } = await act(claim, actor, action, remark.id)
        expect([name, statusCode]).toEqual([name, statusOf(actor, action)])
        const said = wordsOf(actor, action, state)
        expect([name, body]).toEqual([name, expect.stringContaining(said)])
      }
    }
    expect(await stored(claim)).toEqual(before)

    for (const name of allowed[state] ?? []) {
      await product.db.execute(sql`delete from rate_limits`)
      const [actor, action] = name.split(': ') as [Actor, Action]
      const fresh = action === 'reply' ? claim : await sendToTwo(product)
      await makeOld(product, fresh.trip.id)
      if (fresh !== claim) await bring(fresh)
      const { statusCode } = await act(fresh, actor, action, remark.id)
      expect([name, statusCode]).toEqual([name, 200])
    }
  },
)

function statusOf(actor: Actor, action: Action) {
  const isAnswer = action === 'approve' || action === 'send-back' || action === 'mark-paid'
  if (actor === 'stranger') return 404
  if (isAnswer) return actor.includes('recipient') ? 409 : 403
  return actor === 'traveller' ? 409 : 401
}

function wordsOf(actor: Actor, action: Action, state: string) {
  const status = statusOf(actor, action)
  if (status === 401) return 'Not authenticated'
  if (status === 403) return 'Its recipient answers with the link in their email.'
  return status === 404 ? '' : (words[state]?.[action] ?? 'no words')
}

function act(claim: SentClaim, actor: Actor, action: Action, remarkId: number) {
  const { links, download, trip } = claim
  const shared = new URL(download.claim).pathname
  const path = {
    recipient: links.carol,
    'second recipient': links.dan,
    'shared link': shared,
    traveller: shared,
    stranger: `/claims/${'A'.repeat(36)}`,
  }[actor]
  const browser: TestClient =
    { traveller: claim.browser, stranger }[actor as string] ?? product.client()
  if (action === 'reply') {
    return browser.call(`POST /api/remarks/${remarkId}/reply`, { reply: 'Done' })
  }
  if (action === 'remind') return browser.call(`POST /api/trips/${trip.id}/remind`)
  if (action === 'confirm-payment')
    return browser.call(`POST /api/trips/${trip.id}/confirm-payment`, paidOn)
  if (action === 'reopen') return browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  const fields = { ...paidOn, ...comment }
  return post(product, `${path}/${action}`, fields)
}

async function conversationOf({ browser, trip }: SentClaim) {
  return (await browser.call(`GET /api/trips/${trip.id}/conversation`)).json()
}

async function stored(claim: SentClaim) {
  const { rows } = await product.db.execute(
    sql`select status, revoked_at, openings from trips join finalizations on trip_id = trips.id where trips.id = ${claim.trip.id} order by finalizations.id`,
  )
  return { rows, conversation: await conversationOf(claim) }
}
