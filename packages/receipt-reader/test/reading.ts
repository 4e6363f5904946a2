import { drawRows, type Print } from '@quittance/test-support/receipts/draw-rows'
import { layOnTable } from '@quittance/test-support/receipts/lay-on-table'
import type { ReadingContext, ReceiptReading } from '#receipt-reading.ts'
import { readImage } from '#runtime/node/read-image.ts'
import { extract } from './extract.ts'
import { loadedModels } from './loaded-models.ts'
import { pageOf } from './page.ts'

/** The day of the test: what is read of a date depends on it. */
const today = new Date('2026-03-01T12:00:00Z')

/** The whole way from a photo to its fields, in this process. */
export async function readPhoto(
  photo: Buffer,
  context: ReadingContext = {},
): Promise<ReceiptReading> {
  return extract(await readImage(await loadedModels(), photo), context, today)
}

async function readText(rows: string[], context: ReadingContext = {}) {
  return extract(pageOf(...rows), context, today)
}

/** Of a paper with these rows: in a full run from a photo of it, otherwise from its text alone. */
export async function readRows(
  rows: string[],
  context: ReadingContext = {},
  print: Print = { columns: 38 },
) {
  if (process.env.TEST_ALL !== '1') return readText(rows, context)
  return readPhoto(await layOnTable(await drawRows(rows, print)), context)
}

/** For rows with a word of this language: one whose letters the drawn typeface lacks is read from its text alone. */
export function readerFor(language: string): (rows: string[]) => Promise<ReceiptReading> {
  return language === 'ja' || language === 'zh' ? readText : readRows
}
