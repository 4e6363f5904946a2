import type { ClaimState } from '@quittance/contract/claim-state'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimAnswers, finalizations } from '#db/schema.ts'
import { stateOf } from './answer-rules.ts'

const kinds = sql<
  string[]
>`array_remove(array_agg(${claimAnswers.kind} order by ${claimAnswers.id}), null)`

/** By trip: the state of the newest version; none if the traveller has re-opened it. */
export async function listClaimStates(db: Db, tripIds: number[]): Promise<Map<number, ClaimState>> {
  if (tripIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([finalizations.tripId], {
      tripId: finalizations.tripId,
      revokedAt: finalizations.revokedAt,
      openings: finalizations.openings,
      kinds,
    })
    .from(finalizations)
    .leftJoin(claimAnswers, eq(claimAnswers.finalizationId, finalizations.id))
    .where(inArray(finalizations.tripId, tripIds))
    .groupBy(finalizations.id)
    .orderBy(finalizations.tripId, desc(finalizations.id))
  return new Map(
    rows.flatMap((row) => {
      const state = stateOf(row)
      return state === 'reopened' ? [] : [[row.tripId, state]]
    }),
  )
}

/** For the rules of one version. */
export async function findVersionState(db: Db, finalizationId: number) {
  const [found] = await db
    .select({ revokedAt: finalizations.revokedAt, openings: finalizations.openings, kinds })
    .from(finalizations)
    .leftJoin(claimAnswers, eq(claimAnswers.finalizationId, finalizations.id))
    .where(eq(finalizations.id, finalizationId))
    .groupBy(finalizations.id)
  if (!found) throw new Error(`Finalization ${finalizationId} is gone.`)
  return stateOf(found)
}

export async function hasApproved(db: Db, recipientId: number) {
  const isApproval = and(
    eq(claimAnswers.recipientId, recipientId),
    eq(claimAnswers.kind, 'approved'),
  )
  return (await db.$count(claimAnswers, isApproval)) > 0
}
