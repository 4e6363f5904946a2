import { parseArgs } from 'node:util'
import { findCandidates } from '@quittance/receipt-reader/extract/candidates'
import type { Features, Weights } from '@quittance/receipt-reader/extract/scoring'
import { dateWeights, totalWeights, vendorWeights } from '@quittance/receipt-reader/extract/weights'
import { type LabelledReceipt, labelledReceipts } from './labels.ts'
import { cachedPages } from './reading-source.ts'
import { type Field, scoreOf } from './score.ts'
import { type Example, fitted } from './softmax-fit.ts'

const present: Record<Field, Weights> = {
  vendor: vendorWeights,
  date: dateWeights,
  total: totalWeights,
}

/** Prints the weights of the extraction, fitted on the even half and drawn back to the present ones. */
export async function run(args: string[]) {
  const options = {
    'ocr-cache': { type: 'string' },
    pull: { type: 'string', default: '0.01' },
  } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [folder] = positionals
  const cache = values['ocr-cache']
  if (!folder || !cache)
    throw new Error('reader-weights <folder> --ocr-cache <folder> [--pull 0.01]')
  const source = cachedPages(cache)
  const receipts = labelledReceipts(folder).filter(
    (receipt) => receipt.half === 0 && source.has(receipt),
  )
  const examples: Record<Field, Example[]> = { vendor: [], date: [], total: [] }
  for (const receipt of receipts) {
    const weight =
      receipts.filter(({ label }) => label.vendor === receipt.label.vendor).length ** -0.5
    const candidates = candidatesOf(receipt, await source.textOf(receipt))
    for (const field of ['vendor', 'date', 'total'] as const) {
      examples[field].push({ weight, candidates: candidates[field] })
    }
  }
  for (const field of ['vendor', 'date', 'total'] as const) {
    console.info(field, fitted(examples[field], present[field], Number(values.pull)))
  }
}

type Candidates = Record<Field, { features: Features; isRight: boolean }[]>

function candidatesOf(
  { label, set }: LabelledReceipt,
  page: Parameters<typeof findCandidates>[0],
): Candidates {
  const { vendors, dates, totals } = findCandidates(page, {}, new Date())
  const isRight = (read: Partial<{ vendor: string; date: string; amount: string }>, field: Field) =>
    scoreOf({ vendor: '', date: '', amount: '', ...read }, label, set)[field] === true
  return {
    vendor: vendors.map(({ features, name }) => ({
      features,
      isRight: isRight({ vendor: name }, 'vendor'),
    })),
    date: dates.map(({ features, date }) => ({ features, isRight: isRight({ date }, 'date') })),
    total: totals.map(({ features, minor }) => ({
      features,
      isRight: isRight({ amount: (minor / 100).toFixed(2) }, 'total'),
    })),
  }
}
