import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { TestApp } from './app.ts'
import { finalize } from './finalized-trips.ts'
import { addReceipt, addTrip, newTraveller } from './trips.ts'

export const carol = 'carol@example.com'
export const dan = 'dan@example.com'

let count = 0

/** A claim sent to Carol and Dan, without photos, and the link of each. */
export async function sendToTwo(product: TestApp, body: Record<string, unknown> = {}) {
  count += 1
  const name = `Claim no ${count};`
  const traveller = await newTraveller(product)
  const trip = await addTrip(product, traveller.userId, { name, status: 'active' })
  const receipts = [
    await addReceipt(product, trip),
    await addReceipt(product, trip, { vendor: 'Taxi Berlin', amountMinor: 1850 }),
  ]
  const sent = await resend()
  return { ...traveller, trip, receipts, resend, ...sent }

  async function resend(change: Record<string, unknown> = {}) {
    const request = { email: carol, alsoTo: [dan], includeImages: false, ...body, ...change }
    const { download, email } = await finalize(traveller.browser, trip.id, request)
    const { message } = email
    return { download, message, links: await takeLinks(product, name, request) }
  }
}

export type SentClaim = Awaited<ReturnType<typeof sendToTwo>>

/** From the newest mails with a link: others say that a claim is being changed. */
async function takeLinks(
  product: TestApp,
  name: string,
  { email, alsoTo }: { email: string; alsoTo: string[] },
) {
  await product.mailer.flush()
  const linkOf = (to: string | undefined) => {
    const mails = product.smtp.received.filter(
      (mail) => mail.to === to && mail.subject.includes(name),
    )
    const links = mails.flatMap(({ text }) => /Open the claim: (\S+)/.exec(text)?.[1] ?? [])
    return new URL(links.at(-1) ?? 'http://none').pathname
  }
  return { carol: linkOf(email), dan: linkOf(alsoTo[0]) }
}

/** Presses a button of a form; by default the last one. */
export function post({ app }: TestApp, path: string, fields: Record<string, string> = {}) {
  const form = { step: 'done', once: randomUUID(), name: 'Carol Smith', ...fields }
  return app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
}

/** So that a reminder is due. */
export async function makeOld({ db }: TestApp, tripId: number) {
  await db.execute(
    sql`update finalizations set created_at = now() - interval '8 days' where trip_id = ${tripId}`,
  )
  await db.execute(sql`update deliveries set created_at = now() - interval '8 days'
    where finalization_id in (select id from finalizations where trip_id = ${tripId})`)
}
