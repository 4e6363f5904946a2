import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReader, type ReceiptReading } from '@quittance/receipt-reader'
import { extractReceipt } from '@quittance/receipt-reader/fields/extract-receipt'
import type { OcrPage } from '@quittance/receipt-reader/page/text-box'
import { loadChooser, loadOcrModels } from '@quittance/receipt-reader/runtime/node/load-models'
import { readImage } from '@quittance/receipt-reader/runtime/node/read-image'
import type { LabelledReceipt } from './labels.ts'

/** Source of readings, and of the text for the baseline. */
export type ReadingSource = {
  has(receipt: LabelledReceipt): boolean
  read(receipt: LabelledReceipt): Promise<ReceiptReading>
  textOf(receipt: LabelledReceipt): Promise<OcrPage>
  close(): void
}

/** The product's own reader; the baseline's text is recognised here, apart from what is measured. */
export async function localReader(): Promise<ReadingSource> {
  const reader = createLocalReader()
  const models = await loadOcrModels(2)
  return {
    has: ({ imagePath }) => existsSync(imagePath),
    read: ({ imagePath }) => reader.read(readFileSync(imagePath)),
    textOf: ({ imagePath }) => readImage(models, readFileSync(imagePath)),
    close: reader.close,
  }
}

/** Text that was recognised before, `<folder>/<set>/<id>.json`: for tuning the extraction in seconds. */
export async function cachedPages(folder: string): Promise<ReadingSource> {
  const chooser = await loadChooser()
  const pathOf = ({ set, label }: LabelledReceipt) => join(folder, set, `${label.id}.json`)
  const pageOf = (receipt: LabelledReceipt) =>
    JSON.parse(readFileSync(pathOf(receipt), 'utf8')) as OcrPage
  return {
    has: (receipt) => existsSync(pathOf(receipt)),
    read: async (receipt) => extractReceipt(chooser, pageOf(receipt), {}),
    textOf: async (receipt) => pageOf(receipt),
    close() {},
  }
}
