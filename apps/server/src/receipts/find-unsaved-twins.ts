import { isCalendarDate } from '@quittance/contract/calendar-date'
import { toMinor } from '@quittance/contract/money'
import type { twinEndpoints } from '@quittance/contract/twins'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { replyQueueFull } from '#http/queue-full-reply.ts'
import { createFairQueue } from '#process/fair-queue.ts'
import type { PhotoComparer } from './photo-comparer.ts'
import { findLookAlikes } from './prints.queries.ts'
import { storable } from './receipt-columns.ts'
import { findTwins } from './twins.queries.ts'
import { findUpload } from './uploads.queries.ts'

type Unsaved = z.output<(typeof twinEndpoints)['GET /api/receipts/twins']['query']>

const maxTwins = 3

const lookups = createFairQueue({
  atOnce: 4,
  atOncePerUser: 1,
  maxWaiting: 60,
  maxWaitingPerUser: 4,
})
const tooMany = 'Too many receipts are being compared right now. Please try again in a few seconds.'

type Deps = { db: Db; comparer: PhotoComparer }

export function findUnsavedTwins(deps: Deps, userId: number, unsaved: Unsaved) {
  return lookups
    .run(userId, () => lookUp(deps, userId, unsaved))
    .catch(replyQueueFull({ own: tooMany, shared: tooMany }))
}

async function lookUp({ db, comparer }: Deps, userId: number, unsaved: Unsaved) {
  const { clientId, uploadId, photoHash, currency } = unsaved
  const date = isCalendarDate(unsaved.date) ? unsaved.date : null
  const amountMinor = toMinor(unsaved.amount, currency) ?? null
  const upload = uploadId ? await findUpload(db, userId, uploadId) : undefined
  const vendor = storable(unsaved.vendor)
  const values = { userId, vendor, amountMinor, currency }
  const photo = upload?.documentId ? undefined : upload?.imageKey
  const printsOf = (keys: string[]) => comparer.printsOf(userId, keys)
  const alike =
    date && photo ? await findLookAlikes(db, { ...values, date, imageKey: photo }, printsOf) : []
  const mine = sql`select null::int as id, ${clientId}::text as key,
    lower(trim(${vendor}::text)) as seller, ${date}::date as date,
    ${amountMinor}::bigint as amount_minor, ${currency}::text as currency,
    ${photoHash || upload?.photoHash || null}::text as photo_hash, ${upload?.documentId ?? null}::uuid as document_id,
    ${upload?.firstPage ?? null}::int as first_page, ${upload?.lastPage ?? null}::int as last_page,
    lower(trim(${storable(unsaved.number)}::text)) as number`
  const found = await findTwins(db, userId, mine, alike)
  const twins = found.filter(({ isDismissed }) => !isDismissed).map(({ twin }) => twin)
  return { twins: twins.slice(0, maxTwins) }
}
