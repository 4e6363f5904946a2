import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BothReaders, openBothReaders } from './both-readers.ts'
import { browserPart } from './browser-part.ts'
import { type KeptPairs, openKeptPairs } from './kept-pairs.ts'
import { type LabelledReceipt, labelledReceipts } from './labels.ts'
import { keepForPage } from './page-parts.ts'
import { brokenPromises } from './pair-promises.ts'
import { differencesIn, nameOf, type Pair, scorePairs, slowedBeside } from './pairs.ts'
import { withPart } from './reading-page.ts'
import { spread } from './spread.ts'
import { builtVersion } from './tab-reader.ts'

const usage =
  'npm run bench -- reader-browser <folder> [--sets de,lv] [--limit <receipts>] [--slowed <receipts>] [--resume] [--page docs/reading.md]'

const options = {
  sets: { type: 'string' },
  limit: { type: 'string', default: 'Infinity' },
  slowed: { type: 'string', default: '20' },
  resume: { type: 'boolean', default: false },
  page: { type: 'string' },
} as const

/** Not among the receipts that the promises are about. */
const leftOut = 'wild'

/** A weak phone, as in browsers' developer tools. */
const slowedBy = 4

/** The reader of phones in Chromium beside the server's on one thread: same pictures, in turn. */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [folder] = positionals
  if (!folder) throw new Error(usage)
  const sets = values.sets?.split(',')
  const all = labelledReceipts(folder).filter(({ set }) => sets?.includes(set) ?? set !== leftOut)
  const receipts = spread(all, Number(values.limit))
  const version = builtVersion()
  const kept = openKeptPairs(version.sha256, { goesOn: values.resume })
  await using readers = await openBothReaders()
  await readInTurn(receipts, kept, readers)
  await readSlowed(spread(receipts, Number(values.slowed)), kept, readers)

  const pairs = scorePairs(kept.pairs, receipts)
  const slowed = slowedBeside(kept.slowed, pairs)
  const text = browserPart(pairs, slowed, { kept: version.sets, sent: readers.bytes() })
  keepForPage('browser', text)
  if (values.page) {
    writeFileSync(values.page, withPart(readFileSync(values.page, 'utf8'), 'browser', text))
  }
  const broken = brokenPromises(pairs)
  for (const promise of broken) console.error(`Broken: ${promise}.`)
  if (broken.length > 0) process.exitCode = 1
}

async function readInTurn(receipts: LabelledReceipt[], kept: KeptPairs, readers: BothReaders) {
  const left = receipts.filter((receipt) => !kept.hasPair(receipt))
  const [first] = left
  if (!first) return
  // Read twice: loading and compiling are not part of a read.
  await readers.onServer(first)
  await readers.inTab(first)
  for (const [position, receipt] of left.entries()) {
    const pair = await readBoth(receipt, readers, position % 2 === 0)
    kept.keepPair(pair)
    tell(pair, `${receipts.length - left.length + position + 1} of ${receipts.length}`)
  }
}

/** Alternates who goes first: the second finds the file cached. */
async function readBoth(
  receipt: LabelledReceipt,
  { onServer, inTab }: BothReaders,
  isServerFirst: boolean,
): Promise<Pair> {
  const name = { set: receipt.set, id: receipt.label.id }
  if (isServerFirst) {
    const server = await onServer(receipt)
    return { ...name, server, tab: await inTab(receipt) }
  }
  const tab = await inTab(receipt)
  return { ...name, server: await onServer(receipt), tab }
}

async function readSlowed(receipts: LabelledReceipt[], kept: KeptPairs, { inTab }: BothReaders) {
  for (const receipt of receipts) {
    if (kept.hasSlowed(receipt)) continue
    const { seconds, failure } = await inTab(receipt, slowedBy)
    const read = { set: receipt.set, id: receipt.label.id, seconds }
    if (!failure) kept.keepSlowed(read)
    console.info(`${nameOf(read)} slowed: ${failure ?? `${seconds.toFixed(2)} s`}`)
  }
}

function tell(pair: Pair, progress: string) {
  const { server, tab } = pair
  const times = `${server.seconds.toFixed(2)} s on the server, ${tab.seconds.toFixed(2)} s in the tab`
  console.info(`${progress}, ${nameOf(pair)}: ${times}, ${tab.memory?.peak ?? '?'} MB`)
  for (const difference of differencesIn(pair)) {
    console.info(`  ${difference.field}: ${difference.server} | ${difference.tab}`)
  }
}
