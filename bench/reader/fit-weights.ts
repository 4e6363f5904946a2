import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fitFields } from './fit-fields.ts'
import { foldChoosers, trainedOn } from './fold-choosers.ts'
import { labelledReceipts } from './labels.ts'
import { cachedPages } from './reading-source.ts'

const usage = 'reader-weights <folder> --ocr-cache <folder> --choosers <folder>'

const weightsFile = join(
  import.meta.dirname,
  '../../packages/receipt-reader/src/extract/weights.ts',
)

/** Fits the weights of the extraction on labelled receipts and writes them into the package. */
export async function run(args: string[]) {
  const options = { 'ocr-cache': { type: 'string' }, choosers: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [folder] = positionals
  const { choosers, 'ocr-cache': cache } = values
  if (!folder || !cache || !choosers) throw new Error(usage)
  const source = await cachedPages(cache)
  const findingsOf = await foldChoosers(choosers)
  const receipts = labelledReceipts(folder).filter(
    (receipt) => trainedOn.includes(receipt.set) && source.has(receipt),
  )
  const found = await Promise.all(
    receipts.map(async (receipt) => ({
      receipt,
      found: await findingsOf(receipt, await source.textOf(receipt)),
    })),
  )
  const weights = fitFields(found)
  const text = `${heading(receipts.length)}\n\nexport const fieldWeights: FieldWeights = ${JSON.stringify(weights, null, 2)}\n`
  await writeFile(weightsFile, text)
  console.info(`Fitted on ${receipts.length} receipts; format the file next.`)
}

function heading(count: number) {
  return `import type { FieldWeights } from './scoring.ts'

// Written by \`npm run bench -- reader-weights\`: softmax over the candidates of a receipt, drawn back to
// hand-set values, receipts of one vendor counting together as their square root; what the learned model says
// comes from one that never saw the vendor.
// Fitted on ${count} receipts of the sets ${trainedOn.join(' and ')} (CC BY 4.0; see the package's README).`
}
