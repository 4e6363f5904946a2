import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  type Findings,
  findCandidates,
  rowsWith,
} from '@quittance/receipt-reader/fields/candidates'
import { rowsOf } from '@quittance/receipt-reader/rows/rows'
import { encodeRows } from '@quittance/receipt-reader/tags/chooser'
import { tagRows } from '@quittance/receipt-reader/tags/tag-rows'
import { type Label, type LabelledReceipt, labelledReceipts, namesOf } from './labels.ts'
import { cachedPages } from './reading-source.ts'
import { scoreOf } from './score.ts'

const foldCount = 5
const usage = 'reader-rows <folder> --ocr-cache <folder> --out <file> [--sets sroie,de]'

/** The rows of labelled receipts for training the chooser: encoded, with the expected rows. */
export async function run(args: string[]) {
  const options = {
    'ocr-cache': { type: 'string' },
    out: { type: 'string' },
    // Only sets whose licence allows training.
    sets: { type: 'string', default: 'sroie,de' },
  } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [folder] = positionals
  const { out, 'ocr-cache': cache } = values
  if (!folder || !cache || !out) throw new Error(usage)
  const source = await cachedPages(cache)
  const receipts = labelledReceipts(folder).filter(
    (receipt) => values.sets.split(',').includes(receipt.set) && source.has(receipt),
  )
  const lines = await Promise.all(
    receipts.map(async (receipt) => {
      const page = await source.textOf(receipt)
      const found = findCandidates(page, tagRows(rowsOf(page)), {}, new Date())
      const { chars, numbers, count } = encodeRows(found.rows)
      return JSON.stringify({
        set: receipt.set,
        vendor: vendorKey(namesOf(receipt.label)[0] ?? ''),
        fold: foldOf(namesOf(receipt.label)[0] ?? ''),
        count,
        chars: [...chars],
        numbers: [...numbers].map((value) => Math.round(value * 1000) / 1000),
        ...truthIn(found, receipt),
      })
    }),
  )
  await writeFile(out, `${lines.join('\n')}\n`)
  console.info(`${lines.length} receipts`)
}

/** Rows of the name, of the date and of the total; empty where the text does not hold them. */
function truthIn({ vendors, dates, rows }: Findings, { label, set }: LabelledReceipt) {
  const empty = { vendor: '', date: '', amount: '', currency: null }
  const name = vendors
    .filter((candidate) => scoreOf({ ...empty, vendor: candidate.name }, label, set).vendor)
    .toSorted((a, b) => distance(a.name, label) - distance(b.name, label))[0]
  const minor = label.total === null ? undefined : Math.round(label.total * 100)
  return {
    name: name ? rowsWith(name.boxes, rows) : [],
    date: rowsWith(
      dates.filter(({ date }) => date === label.date).map(({ box }) => box),
      rows,
    ),
    total: rowsThatPrint(minor),
    totalSaid: rowsThatPrint(minor).filter((index) => rows[index]?.kind === 'total'),
  }

  function rowsThatPrint(amount: number | undefined) {
    return rows
      .filter(({ amounts }) => amounts.some((each) => each.minor === amount))
      .map(({ index }) => index)
  }
}

function distance(name: string, label: Label) {
  return Math.abs(name.length - (namesOf(label)[0]?.length ?? 0))
}

/** Receipts of one vendor go into one fold, even if their labels are spelled differently. */
function foldOf(vendor: string): number {
  return Number.parseInt(vendorKey(vendor).slice(0, 8), 16) % foldCount
}

/** Distinguishes vendors without naming them. */
function vendorKey(vendor: string): string {
  const name = vendor.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return createHash('sha256').update(name).digest('hex').slice(0, 16)
}
