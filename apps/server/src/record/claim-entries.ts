import type { JsonObject } from '@quittance/record/canonical-json'
import type { Db } from '#db/connect.ts'
import { appendRecord } from './append-record.ts'
import { fitData } from './fit-data.ts'

export type ClaimEvent = 'delivery' | 'opened' | 'reopened' | 'answered' | 'replied' | 'reminded'

/**
 * Adds to the record of a trip's claims; long texts are clipped. It locks the record, so the
 * transaction must not wait for other rows afterwards.
 */
export async function recordClaimEvent(
  tx: Db,
  { tripId, userId }: { tripId: number; userId: number },
  kind: ClaimEvent,
  data: JsonObject,
) {
  const fitting = fitData((clip) =>
    Object.fromEntries(Object.entries(data).map(([name, value]) => [name, clip(value)])),
  )
  await appendRecord(tx, userId, [{ subject: `claim:${tripId}`, kind, data: fitting }])
}
