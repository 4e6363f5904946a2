import type { FieldWeights } from '@quittance/receipt-reader/confidence/scoring'
import { fieldWeights } from '@quittance/receipt-reader/confidence/weights'
import { chosenFrom } from '@quittance/receipt-reader/fields/extract-receipt'
import type { OcrPage } from '@quittance/receipt-reader/page/text-box'
import type { ReceiptReading } from '@quittance/receipt-reader/receipt-reading'
import { doubtsIn } from './doubts.ts'
import type { FoundReceipt } from './examples.ts'
import { fitFields } from './fit-fields.ts'
import { foldChoosers, trainedOn } from './fold-choosers.ts'
import { labelledPages } from './labelled-pages.ts'
import type { LabelledReceipt } from './labels.ts'
import { percentRight } from './outcome.ts'
import { fields, type Score, scoreOf } from './score.ts'
import { table } from './tables.ts'
import { foldCount, foldOf } from './vendor-folds.ts'

type Unseen = FoundReceipt & { page: OcrPage }

/** Right or wrong on vendors never seen: with the learned model, and without it in the same run. */
export type UnseenScores = {
  receipt: LabelledReceipt
  reading: ReceiptReading
  learned: Score
  rules: Score
}

/**
 * Every receipt judged by a model and by weights that took no receipt of its vendor: those of the sets we train on
 * fold by fold, the others by what we ship.
 */
export async function crossValidate(
  receipts: { receipt: LabelledReceipt; page: OcrPage }[],
  choosersFolder: string,
): Promise<UnseenScores[]> {
  const findingsOf = await foldChoosers(choosersFolder)
  const all: Unseen[] = await Promise.all(
    receipts.map(async ({ receipt, page }) => ({
      receipt,
      page,
      found: await findingsOf(receipt, page),
    })),
  )
  const isTrained = ({ receipt }: Unseen) => trainedOn.includes(receipt.set)
  const trained = all.filter(isTrained)
  const others = all.filter((each) => !isTrained(each))
  const folds = Array.from({ length: foldCount }, (_, fold) => {
    const isIn = ({ receipt }: Unseen) => foldOf(receipt.label.vendor ?? '') === fold
    const rest = trained.filter((each) => !isIn(each))
    return scoresOf(trained.filter(isIn), fitFields(rest), fitFields(rest, { isLearned: false }))
  })
  const rules = fitFields(trained, { isLearned: false })
  return [...folds.flat(), ...scoresOf(others, fieldWeights, rules)]
}

function scoresOf(receipts: Unseen[], learned: FieldWeights, rules: FieldWeights): UnseenScores[] {
  return receipts.map(({ receipt, found, page }) => {
    const reading = chosenFrom(found, page, learned)
    const score = (read: ReceiptReading) => scoreOf(read, receipt.label, receipt.set)
    return {
      receipt,
      reading,
      learned: score(reading),
      rules: score(chosenFrom(found, page, rules)),
    }
  })
}

/** Percent right with the learned model / without it. */
export function unseenTable(scores: UnseenScores[]): string {
  const sets = [...Map.groupBy(scores, ({ receipt }) => receipt.set)]
  const rows = [...sets, ['all', scores] as const].map(([name, all]) => [
    name,
    String(all.length),
    ...fields.map((field) =>
      [all.map(({ learned }) => learned), all.map(({ rules }) => rules)]
        .map((each) => percentRight(each, field).toFixed(1))
        .join(' / '),
    ),
  ])
  const { caught, disturbed } = doubtsIn(
    scores.map(({ reading, learned }) => ({ reading, score: learned })),
  )
  return `${table(['receipts', 'n', 'vendor %', 'date %', 'total %'], rows)}

Of these values the review form marks ${caught.toFixed(0)} % of the wrong ones, and ${disturbed.toFixed(0)} % of the right ones.`
}

/** The table alone, on text that was recognised before. */
export async function run(args: string[]) {
  const { receipts, choosers } = await labelledPages('reader-unseen', args)
  const scores = await crossValidate(receipts, choosers)
  console.info(unseenTable(scores))
  for (const { receipt, reading, learned } of scores) {
    const { id, vendor } = receipt.label
    if (learned.vendor === false) {
      console.info(`${receipt.set}/${id}: ${reading.vendor} for ${vendor}`)
    }
  }
}
