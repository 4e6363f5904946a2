import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { listConvertedParts } from '#db/converted-receipts.ts'
import { countOf, sumConvertedTrip, sumTrip } from '#db/receipt-sums.ts'
import { type ConvertedReceiptRow, eachReceiptOfTrip, findReportTrip } from '#db/report-receipts.ts'
import type { Storage } from '#storage/storage.ts'
import type { Report, ReportDocument, ReportReceipt } from './report.ts'

export type ReportDeps = {
  db: Db
  storage: Storage
  /** Told of images that are missing. */
  log: Pick<FastifyBaseLogger, 'error'>
}

export async function loadReport(
  { db, storage, log }: ReportDeps,
  tripId: number,
): Promise<Report> {
  const found = await findReportTrip(db, tripId)
  if (!found) throw new Error(`Trip ${tripId} is gone.`)
  const { trip, traveller, sentTo } = found
  const sums = await sumTrip(db, tripId)
  const receiptCount = countOf(sums.totals)
  return {
    trip: {
      name: trip.name,
      startDate: trip.startDate,
      endDate: trip.endDate ?? trip.startDate,
      currency: trip.currency,
    },
    traveller: {
      name: `${traveller.firstName} ${traveller.lastName}`.trim() || traveller.email,
      email: traveller.email,
    },
    sentTo,
    receiptCount,
    ...sums,
    converted: {
      ...(await sumConvertedTrip(db, tripId)),
      parts: await listConvertedParts(db, tripId),
    },
    receipts: (skipped = 0) =>
      numbered(eachReceiptOfTrip(db, tripId, skipped), { skipped, receiptCount }),
    readImage: (key, signal) => storage.readWhole(key, signal),
    hasImage: (key) => storage.has(key),
    onMissing: (receiptId) => log.error({ tripId, receiptId }, 'the image of a receipt is missing'),
  }
}

/** A trip that was opened again meanwhile would give a file whose totals are wrong. */
async function* numbered(
  rows: AsyncIterable<ConvertedReceiptRow>,
  { skipped, receiptCount }: { skipped: number; receiptCount: number },
): AsyncGenerator<ReportReceipt> {
  let number = skipped
  for await (const row of rows) {
    number += 1
    yield asReportReceipt(row, number)
  }
  if (number !== receiptCount) throw new Error('The trip changed while its report was made.')
}

function asReportReceipt(
  { receipt, document, ...converted }: ConvertedReceiptRow,
  number: number,
): ReportReceipt {
  const { id, date, vendor, amountMinor, notes, items, tax, unconfirmed, imageKey, imageBytes } =
    receipt
  const { printedCurrency, printedMinor } = receipt
  return {
    number,
    id,
    date,
    vendor,
    category: receipt.category as Category,
    amountMinor,
    currency: receipt.currency as Currency,
    notes,
    items,
    tax,
    printed:
      printedCurrency === null || printedMinor === null
        ? null
        : { currency: printedCurrency, amountMinor: printedMinor },
    ...converted,
    unconfirmed,
    image: imageKey === null ? null : { key: imageKey, bytes: imageBytes },
    document: document ? asReportDocument(document, receipt) : null,
  }
}

function asReportDocument(
  {
    id,
    kind,
    name,
    originalKey,
    originalBytes,
    sha256,
    pages,
    isShared,
  }: NonNullable<ConvertedReceiptRow['document']>,
  { firstPage, lastPage }: ConvertedReceiptRow['receipt'],
): ReportDocument {
  const own = pages.filter(
    ({ number }) => number >= (firstPage ?? 1) && number <= (lastPage ?? pages.length),
  )
  return {
    id,
    kind,
    name,
    original: isShared ? null : { key: originalKey, bytes: originalBytes, sha256 },
    pages: own.map(({ imageKey, imageBytes }) => ({ key: imageKey, bytes: imageBytes })),
  }
}
