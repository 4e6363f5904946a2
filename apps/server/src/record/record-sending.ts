import { fromMinor } from '@quittance/contract/money'
import { and, eq, sql } from 'drizzle-orm'
import { describeRepayment } from '#claims/repayment.ts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import type { Db } from '#db/connect.ts'
import { receipts } from '#db/schema.ts'
import { type Addition, appendRecord } from './append-record.ts'
import { fitData } from './fit-data.ts'
import { begunWith } from './receipt-entries.ts'

export type SentClaim = { id: number; tripId: number; userId: number }

/**
 * Adds a version to the records of its receipts and of the claim. The caller holds the trip's lock.
 * `isLate`: it was sent before records were kept.
 */
export async function recordSending(
  tx: Db,
  { tripId, userId }: SentClaim,
  report: Report,
  { to, isLate }: { to: string[]; isLate: boolean },
) {
  const begun = await beginOlder(tx, tripId)
  const additions: Addition[] = []
  for await (const receipt of report.receipts()) {
    const subject = `receipt:${receipt.id}` as const
    const data = claimedData(receipt, report)
    additions.push({ subject, kind: 'claimed', data, ...begun.get(receipt.id) })
  }
  const sent = fitData((clip) => ({
    version: report.version,
    reference: report.reference,
    sentAt: report.issuedAt.toISOString(),
    to: clip(to),
    receipts: report.receiptCount,
    toRepay: clip(describeRepayment(report).sum),
    sums: clip(
      report.totals.map((sum) => `${fromMinor(sum.totalMinor, sum.currency)} ${sum.currency}`),
    ),
  }))
  additions.push({ subject: `claim:${tripId}`, kind: isLate ? 'begun' : 'sent', data: sent })
  await appendRecord(tx, userId, additions)
}

/** Rate and day only if a rate was used. */
function claimedData(receipt: ReportReceipt, { version, trip }: Report) {
  const { number, amountMinor, currency, rate, rateDay, convertedMinor, by } = receipt
  return {
    version,
    number,
    amount: `${fromMinor(amountMinor, currency)} ${currency}`,
    ...(rate && rateDay && { rate, rateDay }),
    ...(by !== 'own' &&
      convertedMinor !== null && {
        counted: `${fromMinor(convertedMinor, trip.currency)} ${trip.currency}`,
      }),
  }
}

/** The first entries of receipts that have none yet, by id. */
async function beginOlder(tx: Db, tripId: number) {
  const isRecorded = sql`exists (select 1 from record_entries where subject = 'receipt:' || ${receipts.id})`
  const rows = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.tripId, tripId), sql`not ${isRecorded}`))
  return new Map(rows.map((row) => [row.id, begunWith(row)]))
}
