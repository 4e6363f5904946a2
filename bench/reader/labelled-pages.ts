import { parseArgs } from 'node:util'
import type { OcrPage } from '@quittance/receipt-reader/page/text-box'
import { type LabelledReceipt, labelledReceipts } from './labels.ts'
import { cachedPages } from './reading-source.ts'

export type LabelledPage = { receipt: LabelledReceipt; page: OcrPage }

/** Input of the fitting benches: receipts with recognised text, and choosers by set. */
export async function labelledPages(bench: string, args: string[]) {
  const options = { 'ocr-cache': { type: 'string' }, choosers: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [folder] = positionals
  const { choosers, 'ocr-cache': cache } = values
  if (!folder || !cache) {
    throw new Error(`${bench} <folder> --ocr-cache <folder> [--choosers <folder>]`)
  }
  const source = await cachedPages(cache)
  const receipts: LabelledPage[] = await Promise.all(
    labelledReceipts(folder)
      .filter(source.has)
      .map(async (receipt) => ({ receipt, page: await source.textOf(receipt) })),
  )
  return { receipts, choosers }
}
