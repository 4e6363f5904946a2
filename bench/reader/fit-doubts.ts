import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Calibration } from '@quittance/receipt-reader/confidence/confidence'
import { labelledPages } from './labelled-pages.ts'
import { leaveSetsOut } from './leave-set-out.ts'
import { trainedOn } from './set-choosers.ts'
import { calibrationTable, doubtsTable } from './unseen-tables.ts'

const calibrationFile = join(
  import.meta.dirname,
  '../../packages/receipt-reader/src/confidence/calibration.ts',
)

/** Fits the confidence weights, prints what is marked on left-out sets, and writes the weights. */
export async function run(args: string[]) {
  const { receipts, choosers } = await labelledPages('reader-doubts', args)
  const { unseen, calibration } = await leaveSetsOut(receipts, choosers)
  console.info(`${doubtsTable(unseen)}\n\n${calibrationTable(unseen)}`)
  await writeFile(calibrationFile, textOf(calibration))
  console.info('Written; format the file next.')
}

function textOf(calibration: Calibration) {
  return `import type { Calibration } from './confidence.ts'

// Written by \`npm run bench -- reader-doubts\`: logistic regression on what was chosen, right or wrong, drawn back
// to hand-set values.
// Fitted on the sets ${trainedOn.join(' and ')} (CC BY 4.0; see the package's README), each read by weights that took
// none of it; names as set by hand.

export const calibration: Calibration = ${JSON.stringify(calibration, null, 2)}
`
}
