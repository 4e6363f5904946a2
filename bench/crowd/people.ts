import { Agent } from 'node:http'
import { formCall, statusOf } from '#api/load.ts'
import type { Server } from '#shared/server.ts'
import { type Account, addTravellers } from '#shared/travellers.ts'
import { drawPhoto } from './photos.ts'

export type Person = Account & {
  /** Takes their mail. */
  address: string
  /** The paths of the files of a finalized trip. */
  reports: string[]
}

const crowdSize = 5
const receiptsInReport = 30

/** Verified travellers, each with a trip in progress and one that is finalized and full of photos. */
export async function addPeople({ url, query }: Server) {
  const travellers = await addTravellers(url, query, 1 + crowdSize)
  await savePhoto(url, travellers[0]!)
  const finalized = await query<{ id: number }>(
    `insert into trips (user_id, name, start_date, end_date, currency, status)
     select id, 'Bench', '2026-03-01', '2026-03-09', 'EUR', 'finalized' from users order by id returning id`,
  )
  await query(
    `insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category, image_key, thumbnail_key, image_bytes)
     select t.id, t.user_id, r.vendor || n, r.date, r.amount_minor, r.currency, r.category, r.image_key, r.thumbnail_key, r.image_bytes
     from trips t, (select * from receipts limit 1) r, generate_series(1, $1::int) n where t.status = 'finalized'`,
    [receiptsInReport],
  )
  // Older than receipts saved later, so that the list keeps its length.
  await query(
    `insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category)
     select t.id, t.user_id, 'Vendor ' || n, '2026-03-01', 100 + n, 'EUR', 'food'
     from trips t, generate_series(1, 100) n where t.id = $1`,
    [travellers[0]!.tripId],
  )
  await query('analyze')
  const people: Person[] = []
  for (const [index, traveller] of travellers.entries()) {
    const { address } = await answerOf<{ address: string }>('inbound-address', 'GET', traveller)
    const path = `trips/${finalized[index]?.id}/download`
    type Links = { download: Record<string, string> }
    const { download } = await answerOf<Links>(path, 'POST', traveller)
    const reports = Object.values(download).map((link) => new URL(link).pathname)
    people.push({ ...traveller, address, reports })
  }
  const [quiet, ...crowd] = people
  return { quiet: quiet!, crowd }

  async function answerOf<Answer>(path: string, method: string, { cookie }: Account) {
    const response = await fetch(`${url}/api/${path}`, { method, headers: { cookie } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    return (await response.json()) as Answer
  }
}

async function savePhoto(url: string, { tripId, cookie }: Account) {
  const shop = { vendor: 'Museum Shop', date: '2026-03-02', amount: '4.20', currency: 'EUR' }
  const image = await drawPhoto(1)
  const call = await formCall('/api/receipts', { tripId, ...shop }, { cookie }, { image })
  const status = await statusOf(url, call, new Agent())
  if (status !== 201) throw new Error(`Saving a photo answered ${status}.`)
}
