import { createLocalReader, type ReceiptReading } from '@quittance/receipt-reader'
import {
  type AsianReceipt,
  asianReceipts,
  photographAsian,
} from '@quittance/test-support/receipts/asian-photos'
import { type Cost, costOf, peakMemory } from './cost.ts'
import { percent, quantile } from './outcome.ts'
import { keepForPage } from './page-parts.ts'
import { table } from './tables.ts'

const receiptsEach = 40
const checked = ['vendor', 'date', 'amount', 'currency'] as const

type Drawn = { receipt: AsianReceipt; reading: ReceiptReading; cost: Cost }

/** How well and how fast drawn receipts in Japanese and Chinese are read. */
export async function run() {
  const reader = createLocalReader()
  const receipts = asianReceipts(receiptsEach)
  const drawn: Drawn[] = []
  for (const [place, receipt] of receipts.entries()) {
    const photo = await photographAsian(receipt, place)
    // The first one is read twice: loading the models is not part of a read.
    if (place === 0) await reader.read(photo)
    const { result: reading, cost } = await costOf(() => reader.read(photo))
    drawn.push({ receipt, reading, cost })
  }
  const memory = peakMemory()
  reader.close()
  for (const miss of drawn.flatMap(missesOf)) console.info(miss)
  keepForPage('drawn', `${qualityTable(drawn)}\n\nThe reader held ${memory} MB at most.`)
}

function qualityTable(all: Drawn[]) {
  const scripts = Map.groupBy(all, ({ receipt }) => receipt.script)
  const rows = [...scripts].map(([script, drawn]) => {
    const seconds = drawn.map(({ cost }) => cost.seconds)
    return [
      script,
      String(drawn.length),
      ...checked.map((field) => percent(drawn.map((one) => isRight(one, field))).toFixed(1)),
      percent(drawn.flatMap(pricesFound)).toFixed(1),
      `${quantile(seconds, 0.5).toFixed(2)}, ${quantile(seconds, 0.95).toFixed(2)}`,
    ]
  })
  const fields = ['vendor %', 'date %', 'total %', 'currency %', 'prices %']
  return table(['receipts', 'n', ...fields, 's: median, p95'], rows)
}

function isRight({ receipt: { truth }, reading }: Drawn, field: (typeof checked)[number]) {
  if (field !== 'vendor') return truth[field] === reading[field]
  // The branch may follow the name.
  return compact(reading.vendor).startsWith(compact(truth.vendor))
}

function pricesFound({ receipt, reading }: Drawn) {
  const left = reading.items.map(({ price }) => price)
  return receipt.truth.prices.map((price) => {
    const place = left.indexOf(price)
    if (place !== -1) left.splice(place, 1)
    return place !== -1
  })
}

function missesOf(one: Drawn) {
  const { receipt, reading } = one
  return checked
    .filter((field) => !isRight(one, field))
    .map(
      (field) =>
        `${receipt.name}: ${field} is ${receipt.truth[field]}, read was ${reading[field] || 'nothing'}`,
    )
}

function compact(text: string) {
  return text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')
}
