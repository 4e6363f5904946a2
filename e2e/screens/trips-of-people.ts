import type { Product } from '#e2e/product.ts'
import type { Account } from './account.ts'
import { type SeededReceipt, type SeededTrip, toDate } from './belongings.ts'

/** Straight into the database, except for the photos; returns the trip's id. */
export async function addTrip(product: Product, account: Account, trip: SeededTrip) {
  const { name, currency = 'EUR', startedDaysAgo, receipts = [], photos = 0 } = trip
  const [row] = await product.seed<{ id: number }>(
    `insert into trips (user_id, name, currency, start_date, status)
     values ($1, $2, $3, $4, 'inactive') returning id`,
    [account.id, name, currency, toDate(startedDaysAgo)],
  )
  const tripId = row?.id ?? 0
  await addReceipts(product, account, { tripId, receipts, photos })
  const isBack = trip.answer === 'sent-back'
  const status = trip.isSent && !isBack ? 'finalized' : (trip.status ?? 'active')
  const endDate = trip.isSent && !isBack ? toDate(startedDaysAgo - 4) : null
  await product.seed(
    `update trips set status = $2, end_date = $3,
       status_before_archive = case when $2 = 'archived' then 'finalized' end
     where id = $1`,
    [tripId, status, endDate],
  )
  if (trip.isSent) await send(product, tripId, trip)
  if (trip.isSent) await deliver(product, tripId, trip)
  if (trip.answer) await answerClaim(product, tripId, trip.answer)
  return tripId
}

type Pile = { tripId: number; receipts: SeededReceipt[]; photos: number }

/** The first receipts have their own photos, which the others of the trip share. */
async function addReceipts(
  { seed }: Product,
  account: Account,
  { tripId, receipts, photos }: Pile,
) {
  await seed(`update trips set status = 'active' where id = $1`, [tripId])
  for (const { vendor, daysAgo, isManual: _, ...fields } of receipts.slice(0, photos)) {
    await account.savePhoto(tripId, vendor, { ...fields, date: toDate(daysAgo) })
  }
  const rest = receipts.slice(photos).map(({ daysAgo, ...receipt }) => ({
    ...receipt,
    date: toDate(daysAgo),
  }))
  await seed(
    `with pictures as (
       select image_key, thumbnail_key, image_bytes,
         row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
       from receipts where trip_id = $1 and image_key is not null
     ), added as (
       select row_number() over () as place, r.*
       from jsonb_to_recordset($3) as r (vendor text, date date, amount numeric, currency text,
         category text, notes text, "isManual" boolean)
     )
     insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category, notes,
       image_key, thumbnail_key, image_bytes)
     select $1, $2, a.vendor, a.date, a.amount * 100, a.currency, a.category, a.notes,
       p.image_key, p.thumbnail_key, p.image_bytes
     from added a left join pictures p
       on p.place = a.place % p.all_of_them and a."isManual" is not true`,
    [tripId, account.id, JSON.stringify(rest)],
  )
}

/** As if it had been finalized on its last day, and opened twice by finance. */
async function send({ seed }: Product, tripId: number, { sentTo, startedDaysAgo }: SeededTrip) {
  const sentAt = toDate(startedDaysAgo - 4)
  await seed(
    `with sent as (
       insert into finalizations (trip_id, created_at, currency, sent_to, openings, first_opened_at,
         last_opened_at)
       select id, $2::timestamptz, currency, $3, 2, $2::timestamptz, $2::timestamptz + interval '1 day'
       from trips where id = $1
       returning id, trip_id, currency
     )
     insert into claim_lines (finalization_id, receipt_id, vendor, date, amount_minor, currency,
       category, notes, rate, rate_day, converted_minor)
     select s.id, r.id, r.vendor, r.date, r.amount_minor, r.currency, r.category, r.notes,
       case when r.currency <> s.currency then 0.9 end,
       case when r.currency <> s.currency then r.date end,
       case when r.currency <> s.currency then r.amount_minor * 0.9 else r.amount_minor end
     from sent s join receipts r on r.trip_id = s.trip_id`,
    [tripId, sentAt, sentTo ?? 'finance@quittance.example'],
  )
}

/** The status of its email; a refused one is never opened. */
async function deliver({ seed }: Product, tripId: number, { isRefused }: SeededTrip) {
  await seed(
    `with sent as (
       insert into deliveries (finalization_id, recipient, includes_images)
       select id, sent_to, true from finalizations where trip_id = $1 returning id
     )
     insert into delivery_outcomes (delivery_id, outcome, words, at)
     select s.id, case when $2 then 'failed' else 'delivered' end,
       case when $2 then '550 5.1.1 Recipient address rejected: User unknown' end, f.created_at
     from sent s, finalizations f where f.trip_id = $1`,
    [tripId, isRefused === true],
  )
  if (!isRefused) return
  const never = 'openings = 0, first_opened_at = null, last_opened_at = null'
  await seed(`update finalizations set ${never} where trip_id = $1`, [tripId])
}

async function answerClaim({ seed }: Product, tripId: number, kind: SeededTrip['answer']) {
  const [answer] = await seed<{ id: number }>(
    `with recipient as (
       insert into claim_recipients (finalization_id, address, name)
       select id, sent_to, 'Ana Ruiz' from finalizations where trip_id = $1
       returning id, finalization_id
     )
     insert into claim_answers (finalization_id, recipient_id, kind, name, paid_on, reference)
     select finalization_id, id, $2, 'Ana Ruiz',
       case when $2 = 'paid' then current_date end, case when $2 = 'paid' then 'SEPA 4711' else '' end
     from recipient returning id`,
    [tripId, kind],
  )
  if (kind !== 'sent-back') return
  await seed(`update finalizations set revoked_at = now() where trip_id = $1`, [tripId])
  await seed(
    `insert into claim_remarks (answer_id, receipt_id, comment, reply)
     values ($2, (select id from receipts where trip_id = $1 order by date desc, id desc limit 1),
       'Who was at this dinner? Please add the attendees and their companies.', null),
       ($2, null, 'Which project is this for?', null)`,
    [tripId, answer?.id],
  )
}
