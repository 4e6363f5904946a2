import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fitFields } from './fit-fields.ts'
import { labelledPages } from './labelled-pages.ts'
import { setChoosers, trainedOn } from './set-choosers.ts'

const weightsFile = join(
  import.meta.dirname,
  '../../packages/receipt-reader/src/confidence/weights.ts',
)

/** Fits the weights of the extraction on labelled receipts and writes them into the package. */
export async function run(args: string[]) {
  const { receipts, choosers } = await labelledPages('reader-weights', args)
  const { findingsOf } = await setChoosers(choosers)
  const found = await Promise.all(
    receipts
      .filter(({ receipt }) => trainedOn.includes(receipt.set))
      .map(async (each) => ({ receipt: each.receipt, found: await findingsOf(each) })),
  )
  const weights = fitFields(found)
  const text = `${heading(found.length)}\n\nexport const fieldWeights: FieldWeights = ${JSON.stringify(weights, null, 2)}\n`
  await writeFile(weightsFile, text)
  console.info(`Fitted on ${found.length} receipts; format the file next.`)
}

function heading(count: number) {
  return `import type { FieldWeights } from './scoring.ts'

// Written by \`npm run bench -- reader-weights\`: softmax over the candidates of a receipt, drawn back to
// hand-set values, receipts of one vendor counting together as their square root; what the learned model says
// comes from one that never saw the set.
// Fitted on ${count} receipts of the sets ${trainedOn.join(' and ')} (CC BY 4.0; see the package's README).`
}
