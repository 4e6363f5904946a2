import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findCandidates } from '@quittance/receipt-reader/extract/candidates'
import type { Features, Weights } from '@quittance/receipt-reader/extract/scoring'
import { dateWeights, totalWeights, vendorWeights } from './hand-set-weights.ts'
import { type LabelledReceipt, labelledReceipts } from './labels.ts'
import { cachedPages } from './reading-source.ts'
import { type Field, scoreOf } from './score.ts'
import { type Example, fitted } from './softmax-fit.ts'

const handSet: Record<Field, Weights> = {
  vendor: vendorWeights,
  date: dateWeights,
  total: totalWeights,
}

const weightsFile = join(
  import.meta.dirname,
  '../../packages/receipt-reader/src/extract/weights.ts',
)

/** Fits the weights of the extraction on the even half of the named sets and writes them into the package. */
export async function run(args: string[]) {
  const options = {
    'ocr-cache': { type: 'string' },
    // Only sets whose licence allows training.
    sets: { type: 'string', default: 'sroie,de' },
    pull: { type: 'string', default: '0.01' },
  } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [folder] = positionals
  const cache = values['ocr-cache']
  if (!folder || !cache)
    throw new Error('reader-weights <folder> --ocr-cache <folder> [--sets sroie,de] [--pull 0.01]')
  const source = cachedPages(cache)
  const sets = values.sets.split(',')
  const receipts = labelledReceipts(folder).filter(
    (receipt) => receipt.half === 0 && sets.includes(receipt.set) && source.has(receipt),
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
  const blocks = (['vendor', 'date', 'total'] as const).map((field) => {
    const weights = fitted(examples[field], handSet[field], Number(values.pull))
    return `export const ${field}Weights: Weights = ${JSON.stringify(weights, null, 2)}`
  })
  await writeFile(weightsFile, [heading(sets, receipts.length), ...blocks].join('\n\n'))
  console.info(
    `Fitted on ${receipts.length} receipts of ${sets.join(' and ')}; format the file next.`,
  )
}

function heading(sets: string[], count: number) {
  return `import type { Weights } from './scoring.ts'

// Written by \`npm run bench -- reader-weights\`: softmax over the candidates of a receipt, drawn back to
// hand-set values, receipts of one vendor counting together as their square root.
// Fitted on ${count} receipts of the sets ${sets.join(' and ')} (CC BY 4.0; see the package's README).`
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
