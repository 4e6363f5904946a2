// `npm run bench -- twice <receipts> [pairs]`: whether a second photo of the same paper is found, and no other.

import { readFile } from 'node:fs/promises'
import { countSharedWords, minSharedWords } from '@quittance/server/compare-prints'
import { printOf } from '@quittance/server/print-of'
import sharp from 'sharp'
import { type LabelledReceipt, labelledReceipts, namesOf } from '#reader/labels.ts'
import { rephotograph } from './rephotograph.ts'

const promises = { recall: 0.95, falseAlarms: 0.005 }

type Score = {
  set: string
  isSame: boolean
  isSameShop: boolean
  /** The server compares it, though its amount is another one. */
  isCompared: boolean
  shared: number
}

export async function run([folder = '', pairs = '500']: string[]) {
  const receipts = labelledReceipts(folder)
  const prints: Buffer[] = []
  for (const { imagePath } of receipts) {
    prints.push(await printOf(await asStored(await readFile(imagePath))))
  }
  const scores: Score[] = []
  let spent = 0
  for (let pair = 0; pair < Number(pairs); pair += 1) {
    const receipt = receipts[pair % receipts.length]
    if (!receipt) throw new Error(`There are no labelled receipts in ${folder}.`)
    const photo = await rephotograph(receipt.imagePath, pair + 1)
    const started = performance.now()
    const print = await printOf(photo)
    spent += performance.now() - started
    for (const [index, other] of receipts.entries()) {
      const isSame = other === receipt
      if (!isSame && isSamePurchase(receipt, other)) continue
      const shared = countSharedWords(print, prints[index] ?? Buffer.alloc(0))
      const isSameShop = namesOf(receipt.label).some((name) => namesOf(other.label).includes(name))
      const isCompared = isSameDay(receipt, other) && isSameShop
      scores.push({ set: receipt.set, isSame, isSameShop, isCompared, shared })
    }
  }
  console.info(`${pairs} pairs, ${Math.round(spent / Number(pairs))} ms a print`)
  for (const [set, own] of Map.groupBy(scores, (score) => score.set)) describe(set, own)
  console.info(
    `shared by the same paper: ${spread(scores, true)}; by others: ${spread(scores, false)}`,
  )
  const { recall, falseAlarms } = describe('all', scores)
  const isKept = recall >= promises.recall && falseAlarms <= promises.falseAlarms
  if (!isKept) process.exitCode = 1
}

/** Some sets have a receipt twice: no others have the same day and amount. */
function isSamePurchase(one: LabelledReceipt, other: LabelledReceipt) {
  return isSameDay(one, other) && one.label.total === other.label.total && one.label.total !== null
}

function isSameDay({ label: one }: LabelledReceipt, { label: other }: LabelledReceipt) {
  return one.date === other.date && one.date !== null
}

function spread(scores: Score[], isSame: boolean): string {
  const shared = sharedBy(scores, isSame)
  const parts = [0, 0.01, 0.05, 0.5, 0.99, 0.995, 0.999, 0.9999, 1]
  return parts.map((part) => shared[Math.floor(part * (shared.length - 1))]).join(' ')
}

function sharedBy(scores: Score[], isSame: boolean): number[] {
  const own = scores.filter((score) => score.isSame === isSame).map(({ shared }) => shared)
  return own.toSorted((a, b) => a - b)
}

/**
 * By the server's rule: with the same amount, and with another one in the same shop. No two
 * different receipts have the same day and amount, so those of other shops stand for them.
 */
function describe(name: string, scores: Score[]) {
  const { sameAmount, otherAmount } = minSharedWords
  const [same, others] = [scores.filter((one) => one.isSame), scores.filter((one) => !one.isSame)]
  const found = share(same, sameAmount)
  const alarms = share(
    others.filter((one) => !one.isSameShop),
    sameAmount,
  )
  const ofShop = share(
    others.filter((one) => one.isCompared),
    otherAmount,
  )
  console.info(
    `${name}: same amount: ${found.words} found, false alarms ${alarms.words}; other amount: ${share(same, otherAmount).words} found, false alarms ${ofShop.words}, of all pairs ${percent(ofShop.found / others.length)}; print alone: false alarms ${share(others, sameAmount).words} and ${share(others, otherAmount).words}`,
  )
  return { recall: found.part, falseAlarms: alarms.part }
}

function share(scores: Score[], least: number) {
  const found = scores.filter(({ shared }) => shared >= least).length
  const part = scores.length > 0 ? found / scores.length : 0
  return { found, part, words: `${found} of ${scores.length} (${percent(part)})` }
}

function percent(part: number) {
  return `${(100 * part).toFixed(3)} %`
}

/** As the server re-encodes every photo. */
function asStored(photo: Buffer): Promise<Buffer> {
  return sharp(photo).autoOrient().jpeg({ quality: 88 }).toBuffer()
}
