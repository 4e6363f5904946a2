import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReader, type ReceiptReading } from '@quittance/receipt-reader'
import { extractReceipt } from '@quittance/receipt-reader/extract/extract-receipt'
import type { OcrPage } from '@quittance/receipt-reader/ocr/text-box'
import type { LabelledReceipt } from './labels.ts'

/** Where readings come from, with the text of the page for the baseline. */
export type ReadingSource = {
  has(receipt: LabelledReceipt): boolean
  read(receipt: LabelledReceipt): Promise<{ reading: ReceiptReading; page: OcrPage | undefined }>
  close(): void
}

/** The product's own reader. */
export function localReader(): ReadingSource {
  const reader = createLocalReader()
  return {
    has: ({ imagePath }) => existsSync(imagePath),
    async read({ imagePath }) {
      return reader.readWithText(readFileSync(imagePath))
    },
    close: reader.close,
  }
}

/** Text that was recognised before, `<folder>/<set>/<id>.json`: for tuning the extraction in seconds. */
export function cachedPages(folder: string): ReadingSource {
  const pathOf = ({ set, label }: LabelledReceipt) => join(folder, set, `${label.id}.json`)
  return {
    has: (receipt) => existsSync(pathOf(receipt)),
    async read(receipt) {
      const page = JSON.parse(readFileSync(pathOf(receipt), 'utf8')) as OcrPage
      return { reading: extractReceipt(page, {}), page }
    },
    close() {},
  }
}
