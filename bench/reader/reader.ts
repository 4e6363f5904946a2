import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { baselineOf } from './baseline.ts'
import { costOf, peakMemory } from './cost.ts'
import { costTable, knownTable } from './cost-tables.ts'
import type { LabelledPage } from './labelled-pages.ts'
import { type LabelledReceipt, labelledReceipts } from './labels.ts'
import { type LeftOut, leaveSetsOut } from './leave-set-out.ts'
import type { Outcome } from './outcome.ts'
import { cachedPages, localReader, type ReadingSource } from './reading-source.ts'
import { scoreItems, scoreOf } from './score.ts'
import { trainedOn } from './set-choosers.ts'
import { calibrationTable, countriesTable, doubtsTable, unseenTable } from './unseen-tables.ts'

const usage =
  'npm run bench -- reader <folder> [--ocr-cache <folder>] [--limit <receipts of each set>] [--choosers <folder>]'
const outputFolder = resolve(import.meta.dirname, '..', '..', '.cache', 'bench')

/** How well and how fast labelled receipts are read, whole sets left out, beside a plain baseline. */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'ocr-cache': { type: 'string' },
      limit: { type: 'string' },
      choosers: { type: 'string' },
    },
  })
  const [folder] = positionals
  if (!folder) throw new Error(`Missing folder with a labels.jsonl: ${usage}`)
  const cache = values['ocr-cache']
  const source = await (cache ? cachedPages(cache) : localReader())
  const receipts = firstOfEach(
    labelledReceipts(folder),
    Number(values.limit ?? Number.POSITIVE_INFINITY),
  )
  const read = await readAll(receipts.filter(source.has), source)
  const peakMemoryMb = peakMemory()
  source.close()
  const outcomes = read.map(({ outcome }) => outcome)
  const isTimed = cache === undefined
  report({ outcomes, peakMemoryMb, isTimed, ...(await leaveSetsOut(read, values.choosers)) })
}

type Measured = LeftOut & {
  outcomes: Outcome[]
  peakMemoryMb: number
  /** Not where the text was recognised before. */
  isTimed: boolean
}

type Read = LabelledPage & { outcome: Outcome }

/** The first one is read twice: loading the models is not part of a read. */
async function readAll(receipts: LabelledReceipt[], source: ReadingSource) {
  const all: Read[] = []
  const [first] = receipts
  if (first) await source.read(first)
  for (const receipt of receipts) {
    all.push(await readOne(receipt, source))
    if (all.length % 20 === 0) console.info(`${all.length} of ${receipts.length} read`)
  }
  return all
}

async function readOne(receipt: LabelledReceipt, source: ReadingSource): Promise<Read> {
  const { label, set } = receipt
  const { result: reading, cost } = await costOf(() => source.read(receipt))
  const page = await source.textOf(receipt)
  const baseline = baselineOf(page)
  const outcome = {
    receipt,
    reading,
    score: scoreOf(reading, label, set),
    items: scoreItems(reading.items, label),
    baseline,
    baselineScore: scoreOf(baseline, label, set),
    cost,
  }
  return { receipt, page, outcome }
}

function firstOfEach(receipts: LabelledReceipt[], limit: number) {
  return [...Map.groupBy(receipts, ({ set }) => set).values()].flatMap((all) => all.slice(0, limit))
}

function report(measured: Measured) {
  const { outcomes, unseen, peakMemoryMb } = measured
  const tables = [unseenTable, doubtsTable, countriesTable, calibrationTable].map((make) =>
    make(unseen),
  )
  const known = outcomes.filter(({ receipt }) => trainedOn.includes(receipt.set))
  console.info([...tables, costTable(outcomes, measured), knownTable(known)].join('\n\n'))
  if (!measured.isWhole) console.info('The chooser is the shipped one, which knows sroie and de.')
  console.info(`Peak memory: ${peakMemoryMb} MB`)
  mkdirSync(outputFolder, { recursive: true })
  const json = join(outputFolder, 'reader.json')
  writeFileSync(json, JSON.stringify({ peakMemoryMb, outcomes }, null, 2))
  console.info(`Outcomes: ${json}`)
}
