import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { countOf } from '#receipts/receipt-sums.queries.ts'
import { loadSealedRecord } from '#record/sealed-record.queries.ts'
import type { Storage } from '#storage/storage.ts'
import { findVersionNumber } from './claim-versions.queries.ts'
import type { Report, ReportReceipt } from './report.ts'
import { eachSentLine, findSentClaim, type SentLine } from './sent-claims.queries.ts'
import { sumSentClaim, sumSentTaxes } from './sent-sums.ts'
import { readVerifyPage } from './zip/verify-page.ts'

export type ReportDeps = {
  db: Db
  storage: Storage
  /** Records missing images. */
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Loads a version of a claim as it was sent; later changes to the trip have no effect. */
export async function loadReport(
  { db, storage, log }: ReportDeps,
  finalizationId: number,
): Promise<Report> {
  const claim = await findSentClaim(db, finalizationId)
  const { tripId, name, startDate, endDate, currency, purpose, project } = claim
  const sums = await sumSentClaim(db, claim)
  const version = await findVersionNumber(db, claim)
  return {
    trip: { name, startDate, endDate, currency, purpose, project },
    traveller: { name: claim.travellerName, email: claim.travellerEmail },
    reference: `EXP-${tripId}${version > 1 ? `-${version}` : ''}`,
    version,
    issuedAt: claim.createdAt,
    sentTo: claim.sentTo,
    receiptCount: countOf(sums.totals),
    ...sums,
    taxes: () => sumSentTaxes(db, claim),
    receipts: (skipped = 0) => numbered(eachSentLine(db, claim, skipped), skipped),
    readImage: (key, signal) => storage.readWhole(key, signal),
    hasImage: (key) => storage.has(key),
    async record() {
      const sealed = await loadSealedRecord(db, finalizationId)
      return sealed && { sealed, page: await readVerifyPage() }
    },
    onMissing: (receiptId) => log.error({ tripId, receiptId }, 'the image of a receipt is missing'),
  }
}

async function* numbered(
  lines: AsyncIterable<SentLine>,
  skipped: number,
): AsyncGenerator<ReportReceipt> {
  let number = skipped
  for await (const line of lines) {
    number += 1
    yield asReportReceipt(line, number)
  }
}

function asReportReceipt(line: SentLine, number: number): ReportReceipt {
  const { receiptId, printedCurrency, printedMinor, unconfirmed, files, ...rest } = line
  return {
    ...rest,
    number,
    id: receiptId,
    printed:
      printedCurrency === null || printedMinor === null
        ? null
        : { currency: printedCurrency, amountMinor: printedMinor },
    unconfirmed: unconfirmed ?? [],
    image: files?.image ?? null,
    document: files?.document ?? null,
  }
}
