import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createLocalReader } from '@quittance/receipt-reader'
import sharp from 'sharp'
import { costOf, peakMemory } from './cost.ts'
import { labelledReceipts } from './labels.ts'
import { quantile } from './outcome.ts'
import { keepForPage } from './page-parts.ts'
import { createPlainPipeline } from './plain-pipeline.ts'
import { spread } from './spread.ts'
import { table } from './tables.ts'

/** Time of a read, compared with the plain one-thread pipeline: same pictures, alternating. */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { limit: { type: 'string', default: '60' } },
  })
  const [folder] = positionals
  if (!folder) throw new Error('npm run bench -- reader-speed <folder> [--limit <receipts>]')
  const receipts = spread(labelledReceipts(folder), Number(values.limit))
  sharp.concurrency(1)
  const plain = await createPlainPipeline()
  const reader = createLocalReader()
  const ours: number[] = []
  const theirs: number[] = []
  for (const [position, { imagePath }] of [...receipts.slice(0, 1), ...receipts].entries()) {
    const image = await readFile(imagePath)
    const own = await costOf(() => reader.read(image))
    const other = await costOf(() => plain(image))
    // The first is read twice: loading the models is not part of a read.
    if (position === 0) continue
    ours.push(own.cost.seconds)
    theirs.push(other.cost.seconds)
  }
  const memory = peakMemory()
  reader.close()
  const seconds = table(
    [`seconds of ${receipts.length} reads`, 'median', 'p95'],
    [
      row('the product', ours),
      row('the plain pipeline', theirs),
      ['ratio', ...[0.5, 0.95].map((at) => shareOf(quantile(ours, at), quantile(theirs, at)))],
    ],
  )
  keepForPage('speed', `${seconds}\n\nThe reader held ${memory} MB at most.`)
}

function row(name: string, seconds: number[]) {
  return [name, ...[0.5, 0.95].map((at) => quantile(seconds, at).toFixed(2))]
}

function shareOf(ours: number, theirs: number) {
  return (ours / theirs).toFixed(2)
}
