import { currencies } from '@quittance/contract/money'
import { createLocalReader, type ReceiptReading } from '@quittance/receipt-reader'
import {
  photographWorld,
  type WorldReceipt,
  worldReceipts,
} from '@quittance/test-support/receipts/world-receipts'
import { doubtsIn, markedValues } from './doubts.ts'
import { percentAllRight, percentRight } from './outcome.ts'
import { keepForPage } from './page-parts.ts'
import { fields, inReading, type Score, scoreOf } from './score.ts'
import { groupsOf, rounded, table } from './tables.ts'

/** Long time limit: time is not measured here. */
const patienceMs = 300_000

type Drawn = { receipt: WorldReceipt; reading: ReceiptReading; score: Score }

/** How well drawn receipts of each language are read, from their photo to the values. */
export async function run() {
  const reader = createLocalReader({ timeLimitMs: patienceMs })
  const all: Drawn[] = []
  for (const [place, receipt] of worldReceipts().entries()) {
    const reading = await reader.read(await photographWorld(receipt, place))
    const drawn = { receipt, reading, score: scored(receipt, reading) }
    for (const miss of missesOf(drawn)) console.info(miss)
    all.push(drawn)
  }
  reader.close()
  const { caught, disturbed } = doubtsIn(all.flatMap(markedValues))
  const marked = `Of the wrong values ${rounded(caught)} % are marked, of the right ones ${rounded(disturbed)} %.`
  keepForPage('languages', `${tableOf(all)}\n\n${marked}`)
}

function scored({ truth }: WorldReceipt, reading: ReceiptReading) {
  const { vendor, date, currency } = truth
  const label = { id: '', image: '', vendor, date, total: Number(truth.amount), currency }
  return scoreOf(reading, label, 'drawn')
}

function tableOf(all: Drawn[]) {
  const rows = groupsOf(all, ({ receipt }) => receipt.language).map(([language, of]) => {
    const scores = of.map(({ score }) => score)
    const byField = fields.map((field) => percentRight(scores, field))
    return [language, String(of.length), ...[...byField, percentAllRight(scores)].map(rounded)]
  })
  return table(['language', 'n', ...fields.map((field) => `${field} %`), 'all three %'], rows)
}

function missesOf({ receipt: { language, truth }, reading, score }: Drawn) {
  return fields
    .filter((field) => score[field] === false)
    .map((field) => {
      const name = inReading(field)
      const isOffered = name !== 'currency' || currencies.some((code) => code === truth.currency)
      const wanted = isOffered ? truth[name] : `none (${truth.currency})`
      return `${language}: ${field} is ${wanted}, read was ${reading[name] || 'nothing'}`
    })
}
