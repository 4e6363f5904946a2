import type { Sameness } from '@quittance/contract/twins'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { finalizations, imagePrints, receipts, trips } from '#db/schema.ts'
import { comparePrints } from '#receipts/prints.queries.ts'
import { comparedColumns, findTwins, rules, sameOf, withRates } from '#receipts/twins.queries.ts'
import { formatDate } from './format.ts'

/** The newest claims sent to an address, and photos of them, that are compared. */
const maxClaims = 1000
const maxPhotos = 300

const reasons: Record<Sameness, string> = {
  file: 'Same file',
  picture: 'Photo of the same paper',
  number: 'Same vendor and number',
  values: 'Same vendor, date and amount',
}

type Claim = {
  tripId: number
  userId: number
  sentTo: string | null
  /** The link was mailed to the claim's recipient: only they learn about claims of others. */
  isForRecipient: boolean
}

/**
 * What is claimed a second time, in words for each receipt. Told as it is when the page is opened:
 * the other claim may have come later, or be re-opened by now.
 */
export async function listClaimedTwice(db: Db, claim: Claim, ids: number[]) {
  const words = new Map<number, string[]>()
  const add = (id: number, text: string) => words.set(id, [...(words.get(id) ?? []), text])
  const mine = sql`select ${comparedColumns} from ${receipts} where id = any(${sql.param(ids)}::int[])`
  for (const { mine: id, twin, sentTo, isDismissed } of await findTwins(db, claim.userId, mine)) {
    if (id === null || twin.sentAt === null) continue
    const isTold = claim.isForRecipient && sentTo?.toLowerCase() === claim.sentTo?.toLowerCase()
    const other = isTold ? twin.tripName : 'another claim of this traveller'
    const where =
      twin.tripId === claim.tripId
        ? 'twice in this claim'
        : `also in ${other}, sent ${formatDate(twin.sentAt)}`
    const remark = isDismissed ? '. The traveller says that it is another purchase' : ''
    add(id, `${reasons[twin.same]}: ${where}${remark}.`)
  }
  if (!claim.isForRecipient || claim.sentTo === null) return words
  for (const [id, same] of await findOfOthers(db, claim.userId, claim.sentTo, ids)) {
    add(id, `${reasons[same]}: also claimed by another traveller of this address.`)
  }
  return words
}

type Photos = { id: number; one: Buffer; other: Buffer; isSameAmount: boolean }

/** Nothing of the other receipt leaves this function but what is the same. */
async function findOfOthers(db: Db, userId: number, sentTo: string, ids: number[]) {
  const mine = sql`select ${comparedColumns}, image_key from ${receipts}
    where id = any(${sql.param(ids)}::int[])`
  const compared = sql`
    with mine as materialized (${withRates(mine)}),
    others as materialized (
      select r.* from ${receipts} as r where r.trip_id in (
        select f.trip_id from ${finalizations} as f join ${trips} as t on t.id = f.trip_id
        where lower(f.sent_to) = lower(${sentTo}) and f.revoked_at is null and t.user_id <> ${userId}
        order by f.id desc limit ${sql.raw(String(maxClaims))}))`
  const byRule = rules.map(
    ({ place, holds }) =>
      sql`select m.id, ${sql.raw(String(place))} as place from mine as m join others as r on ${holds}`,
  )
  const { rows } = await db.execute<{ id: number; place: number }>(sql`${compared}
    select id, min(place) as place from (${sql.join(byRule, sql` union all `)}) as hits group by id`)
  const found = new Map(rows.map(({ id, place }) => [id, sameOf(place)]))
  const photos = await db.execute<Photos>(sql`${compared}
    select m.id, a.print as one, b.print as other,
      r.amount_minor = m.amount_minor and r.currency = m.currency as "isSameAmount"
    from mine as m join others as r on r.date = m.date
      and (lower(trim(r.vendor)) = m.seller
        or (r.amount_minor = m.amount_minor and r.currency = m.currency))
    join ${imagePrints} as a on a.image_key = m.image_key
    join ${imagePrints} as b on b.image_key = r.image_key
    limit ${sql.raw(String(maxPhotos))}`)
  for (const { id, one, other, isSameAmount } of photos.rows) {
    if (found.has(id)) continue
    if (await comparePrints(userId, one, other, isSameAmount)) found.set(id, 'picture')
  }
  return found
}
