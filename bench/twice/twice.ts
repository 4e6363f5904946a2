// `npm run bench -- twice <receipts> [pairs]`: whether a second photo of the same paper is found, and no other.

import { readFile } from 'node:fs/promises'
import { countSharedWords, minSharedWords } from '@quittance/server/compare-prints'
import { printOf } from '@quittance/server/print-of'
import sharp from 'sharp'
import { type LabelledReceipt, labelledReceipts, namesOf } from '#reader/labels.ts'
import { rephotograph } from './rephotograph.ts'

/** How many receipts a user has, for false alarms per lookup. */
const receiptsOfUser = 200
const promises = { recall: 0.95, falseAlarms: 0.005 }

type Score = { set: string; isSame: boolean; isSameShop: boolean; shared: number }

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
      scores.push({ set: receipt.set, isSame, isSameShop, shared })
    }
  }
  console.info(`${pairs} pairs, ${Math.round(spent / Number(pairs))} ms a print`)
  for (const set of new Set(scores.map((score) => score.set))) {
    const own = scores.filter((score) => score.set === set)
    const least = leastFor(scores.filter((score) => score.set !== set))
    console.info(
      `${set}: ${describe(own, minSharedWords)}; with ${least}, as the other sets choose: ${describe(own, least)}`,
    )
  }
  console.info(
    `shared by the same paper: ${spread(scores, true)}; by others: ${spread(scores, false)}`,
  )
  const sameShop = scores.filter((score) => score.isSameShop)
  console.info(`within a shop: ${describe(sameShop, minSharedWords)}`)
  console.info(`all: ${describe(scores, minSharedWords)}`)
  const { recall, falseAlarms } = rate(scores, minSharedWords)
  const isKept = recall >= promises.recall && falseAlarms <= promises.falseAlarms
  if (!isKept) process.exitCode = 1
}

/** Some sets have a receipt twice. */
function isSamePurchase({ label: one }: LabelledReceipt, { label: other }: LabelledReceipt) {
  return one.total === other.total && one.date === other.date && one.total !== null
}

/** The middle between what finds nothing wrong and what misses nothing. */
function leastFor(scores: Score[]): number {
  const [same, other] = [sharedBy(scores, true), sharedBy(scores, false)]
  const missed = same[Math.floor(same.length * 0.02)] ?? 0
  const alarm = other[Math.floor(other.length * 0.999)] ?? 0
  return Math.ceil((missed + alarm) / 2)
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

function rate(scores: Score[], least: number) {
  const share = (isSame: boolean) => {
    const some = scores.filter((score) => score.isSame === isSame)
    return some.filter(({ shared }) => shared >= least).length / some.length
  }
  return { recall: share(true), falseAlarms: share(false) }
}

function describe(scores: Score[], least: number): string {
  const { recall, falseAlarms } = rate(scores, least)
  const perLookup = 1 - (1 - falseAlarms) ** receiptsOfUser
  return `${percent(recall)} found, false alarms ${percent(falseAlarms)} of pairs, ${percent(perLookup)} of lookups among ${receiptsOfUser}`
}

function percent(part: number) {
  return `${(100 * part).toFixed(3)} %`
}

/** As the server re-encodes every photo. */
function asStored(photo: Buffer): Promise<Buffer> {
  return sharp(photo).autoOrient().jpeg({ quality: 88 }).toBuffer()
}
