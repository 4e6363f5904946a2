import type { ClaimAnswer, ClaimRemark } from '@quittance/contract/answers'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { listVersions } from '#claims/claim-versions.queries.ts'
import type { Db } from '#db/connect.ts'
import {
  claimAnswers,
  claimLines,
  claimRecipients,
  claimRemarks,
  finalizations,
  trips,
} from '#db/schema.ts'

/** What finance answered and asked about all versions of a trip's claim, oldest first. */
export async function listConversation(db: Db, tripId: number) {
  const versions = await listVersions(db, tripId)
  const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
  const isOfTrip = eq(finalizations.tripId, tripId)
  const [answers, remarks] = await Promise.all([
    listAnswers(db, isOfTrip),
    listRemarks(db, isOfTrip),
  ])
  return {
    versions,
    answers: answers.map((row) => asAnswer(row, versionOf.get(row.finalizationId) ?? 1)),
    remarks: remarks.map((row) => asRemark(row, versionOf.get(row.finalizationId) ?? 1)),
  }
}

/** Who sent a version back; undefined if nobody did. */
export async function findSendingBack(db: Db, finalizationId: number) {
  const [found] = await listAnswers(
    db,
    and(eq(claimAnswers.finalizationId, finalizationId), eq(claimAnswers.kind, 'sent-back')),
  )
  return found && asAnswer(found, 0)
}

/** For the data download. */
export async function listAnswersOfUser(db: Db, userId: number) {
  const isOfUser = eq(trips.userId, userId)
  return { answers: await listAnswers(db, isOfUser), remarks: await listRemarks(db, isOfUser) }
}

export type RemarkRow = Awaited<ReturnType<typeof listRemarks>>[number]

export async function findRemark(db: Db, userId: number, id: number) {
  const [found] = await listRemarks(db, and(eq(trips.userId, userId), eq(claimRemarks.id, id)))
  return found
}

async function listAnswers(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: claimAnswers.id,
      tripId: trips.id,
      finalizationId: claimAnswers.finalizationId,
      kind: claimAnswers.kind,
      name: claimAnswers.name,
      address: sql<string>`coalesce(${claimRecipients.address}, '')`,
      at: claimAnswers.at,
      comment: claimAnswers.comment,
      paidOn: claimAnswers.paidOn,
      reference: claimAnswers.reference,
    })
    .from(claimAnswers)
    .leftJoin(claimRecipients, eq(claimRecipients.id, claimAnswers.recipientId))
    .innerJoin(finalizations, eq(finalizations.id, claimAnswers.finalizationId))
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .where(condition)
    .orderBy(asc(claimAnswers.id))
}

async function listRemarks(db: Db, condition: SQL | undefined) {
  const isItsLine = and(
    eq(claimLines.finalizationId, claimAnswers.finalizationId),
    eq(claimLines.receiptId, claimRemarks.receiptId),
  )
  return db
    .select({
      id: claimRemarks.id,
      tripId: trips.id,
      finalizationId: claimAnswers.finalizationId,
      receiptId: claimRemarks.receiptId,
      vendor: claimLines.vendor,
      name: claimAnswers.name,
      at: claimAnswers.at,
      comment: claimRemarks.comment,
      reply: claimRemarks.reply,
      repliedAt: claimRemarks.repliedAt,
    })
    .from(claimRemarks)
    .innerJoin(claimAnswers, eq(claimAnswers.id, claimRemarks.answerId))
    .innerJoin(finalizations, eq(finalizations.id, claimAnswers.finalizationId))
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .leftJoin(claimLines, isItsLine)
    .where(condition)
    .orderBy(asc(claimRemarks.id))
}

function asAnswer(
  { kind, name, address, at, comment, paidOn, reference }: AnswerRow,
  version: number,
): ClaimAnswer {
  return { kind, version, name, address, at: at.toISOString(), comment, paidOn, reference }
}

type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]

export function asRemark(
  { id, receiptId, vendor, name, at, comment, reply }: RemarkRow,
  version: number,
): ClaimRemark {
  return { id, receiptId, vendor, version, name, at: at.toISOString(), comment, reply }
}
