import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createLocalReader } from '@quittance/receipt-reader'
import { type Answer, answersOf } from '@quittance/receipt-reader/test/receipts/answers'
import { circumstances } from '@quittance/receipt-reader/test/receipts/circumstances'
import { knownReceipts } from '@quittance/receipt-reader/test/receipts/known-receipts'
import { drawRows } from '@quittance/test-support/receipts/draw-rows'
import { photograph } from '@quittance/test-support/receipts/photograph'
import { costOf, peakMemory } from './cost.ts'
import { percent, quantile } from './outcome.ts'
import { table } from './tables.ts'

const fields = ['vendor', 'date', 'amount', 'price'] as const

type Outcome = { how: string; answers: Answer[]; seconds: number }

/** Accuracy on drawn receipts under each condition; optionally saves the photos. */
export async function run(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { each: { type: 'string', default: '8' }, photos: { type: 'string' } },
  })
  const { photos } = values
  if (photos) await mkdir(photos, { recursive: true })
  const reader = createLocalReader()
  const outcomes: Outcome[] = []
  for (const [how, given] of Object.entries({ 'without a flaw': {}, ...circumstances })) {
    for (const receipt of someOf(Number(values.each))) {
      const photo = await photograph(await drawRows(receipt.rows, receipt.print), given)
      if (photos) await writeFile(join(photos, fileName(how, receipt.name)), photo)
      const { result, cost } = await costOf(() => reader.read(photo))
      const answers = answersOf(result, receipt)
      outcomes.push({ how, answers, seconds: cost.seconds })
      console.info(`${how}, ${receipt.name}${answers.filter(isMissed).map(describeMiss).join('')}`)
    }
  }
  const memory = peakMemory()
  reader.close()
  console.info(qualityTable(outcomes))
  console.info(`Peak memory: ${memory} MB`)
}

/** Spread over all kinds; the last one is the long one. */
function someOf(count: number) {
  const step = (knownReceipts.length - 1) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, index) => knownReceipts[Math.round(index * step)]!)
}

function isMissed({ field, isRight }: Answer) {
  return !isRight && field !== 'category'
}

function describeMiss({ field, expected, read }: Answer) {
  return `\n  ${field} is ${expected}, read was ${read || 'nothing'}`
}

function qualityTable(outcomes: Outcome[]) {
  const groups = [...Map.groupBy(outcomes, ({ how }) => how), ['all', outcomes] as const]
  const rows = groups.map(([how, of]) => {
    const seconds = of.map((outcome) => outcome.seconds)
    return [
      how,
      String(of.length),
      ...fields.map((field) => rightOf(of, field).toFixed(1)),
      `${quantile(seconds, 0.5).toFixed(2)}, ${quantile(seconds, 0.95).toFixed(2)}`,
    ]
  })
  return table(['photo', 'n', ...fields.map((field) => `${field} %`), 's: median, p95'], rows)
}

function rightOf(outcomes: Outcome[], field: (typeof fields)[number]) {
  const answers = outcomes.flatMap((outcome) => outcome.answers)
  return percent(answers.filter((answer) => answer.field === field).map(({ isRight }) => isRight))
}

function fileName(how: string, name: string) {
  return `${how}, ${name}`
    .replaceAll(/[^\w]+/g, '-')
    .toLowerCase()
    .concat('.jpg')
}
