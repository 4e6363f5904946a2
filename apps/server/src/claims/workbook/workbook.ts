import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { WorkbookWriter } from '@cj-tech-master/excelts'
import type { Report } from '#claims/report.ts'
import { writeItemsSheet } from './items-sheet.ts'
import { writeRatesSheet } from './rates-sheet.ts'
import { writeReceiptsSheet } from './receipts-sheet.ts'
import { writeSummarySheet } from './summary-sheet.ts'
import { writeTaxSheet } from './tax-sheet.ts'
import { listRefundLines, writeVatRefundSheet } from './vat-refund-sheet.ts'

/** Rows written before other requests get a turn; writing blocks the event loop. */
const rowsAtOnce = 5

/** An .xlsx streamed row by row, so that its size does not matter. */
export async function* workbookBytes(
  report: Report,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const out = new PassThrough({ signal })
  writeSheets(report, out, signal).catch((error: Error) => out.destroy(error))
  yield* out
}

async function writeSheets(report: Report, out: PassThrough, signal: AbortSignal) {
  const book = new RecalculatedWorkbook({
    stream: out,
    useStyles: true,
    creator: 'Quittance',
    lastModifiedBy: 'Quittance',
    created: report.issuedAt,
  })
  const pause = createPause(out, signal)
  writeSummarySheet(book, report)
  let hasItems = false
  let hasRefund = false
  await writeReceiptsSheet(book, report, {
    pause,
    onReceipt(receipt) {
      hasItems ||= Boolean(receipt.items?.length)
      hasRefund ||= listRefundLines(receipt).length > 0
    },
  })
  if (hasItems) await writeItemsSheet(book, report, pause)
  writeRatesSheet(book, report)
  const groups = await report.taxes()
  if (groups.size > 0) await writeTaxSheet(book, report, { groups, pause })
  if (hasRefund) await writeVatRefundSheet(book, report, pause)
  await book.commit()
}

/** Yields to other requests, and waits for a slow reader. */
function createPause(out: PassThrough, signal: AbortSignal) {
  let rows = 0
  return async function pause() {
    rows += 1
    if (rows % rowsAtOnce > 0) return
    await setImmediate()
    if (out.writableNeedDrain) await once(out, 'drain', { signal })
    signal.throwIfAborted()
  }
}

/** A fixed date: with the library's timestamps, no two files would be identical. */
const noTime = { dosTime: 0, dosDate: 0x21, extraField: new Uint8Array() }

/** The streaming writer can neither recalculate on opening nor set the times in its zip. */
class RecalculatedWorkbook extends WorkbookWriter {
  constructor(options: ConstructorParameters<typeof WorkbookWriter>[0]) {
    super(options)
    const add = this.zip.add.bind(this.zip)
    this.zip.add = (file) => add(Object.assign(file, noTime))
  }

  protected override _addFile(data: string | Uint8Array, name: string, base64?: boolean) {
    const isWorkbook = name === 'xl/workbook.xml' && typeof data === 'string'
    // oxlint-disable-next-line no-underscore-dangle -- the library's name
    super._addFile(
      isWorkbook ? data.replace('<calcPr ', '<calcPr fullCalcOnLoad="1" ') : data,
      name,
      base64,
    )
  }
}
