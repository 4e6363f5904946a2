import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { baselineOf } from './baseline.ts'
import { costOf, peakMemory } from './cost.ts'
import { costTable } from './cost-tables.ts'
import { failuresPage } from './failures-page.ts'
import type { LabelledPage } from './labelled-pages.ts'
import { type LabelledReceipt, labelledReceipts } from './labels.ts'
import { leaveSetsOut } from './leave-set-out.ts'
import type { Outcome } from './outcome.ts'
import { type Measured, readingPage } from './reading-page.ts'
import { cachedPages, localReader, type ReadingSource } from './reading-source.ts'
import { scoreItems, scoreOf } from './score.ts'
import { calibrationTable, countriesTable, doubtsTable, unseenTable } from './unseen-tables.ts'

const usage =
  'npm run bench -- reader <folder> [--ocr-cache <folder>] [--limit <receipts of each set>] [--choosers <folder>] [--page <file>]'
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
      page: { type: 'string' },
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
  report(
    { outcomes, peakMemoryMb, isTimed, ...(await leaveSetsOut(read, values.choosers)) },
    values.page,
  )
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

function report(measured: Measured, pageFile: string | undefined) {
  const { outcomes, unseen, peakMemoryMb } = measured
  const tables = [unseenTable, doubtsTable, countriesTable, calibrationTable].map((make) =>
    make(unseen),
  )
  console.info([...tables, costTable(outcomes, measured)].join('\n\n'))
  console.info(`Peak memory: ${peakMemoryMb} MB`)
  if (pageFile) writeFileSync(pageFile, readingPage(measured))
  mkdirSync(outputFolder, { recursive: true })
  const json = join(outputFolder, 'reader.json')
  const page = join(outputFolder, 'reader.html')
  writeFileSync(json, JSON.stringify({ peakMemoryMb, outcomes }, null, 2))
  writeFileSync(page, failuresPage(outcomes))
  console.info(`Outcomes: ${json}\nFailures: ${page}`)
}
