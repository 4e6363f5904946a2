import type { Calibration } from '@quittance/receipt-reader/confidence/confidence'
import type { FieldWeights } from '@quittance/receipt-reader/confidence/scoring'
import { fieldWeights } from '@quittance/receipt-reader/confidence/weights'
import { chosenFrom } from '@quittance/receipt-reader/fields/extract-receipt'
import type { ReceiptReading } from '@quittance/receipt-reader/receipt-reading'
import { calibrate, type ToJudge } from './calibrate.ts'
import { fitFields } from './fit-fields.ts'
import type { LabelledPage } from './labelled-pages.ts'
import type { LabelledReceipt } from './labels.ts'
import { type Score, scoreOf } from './score.ts'
import { setChoosers, trainedOn } from './set-choosers.ts'

/** A receipt as it is read by parts that saw none of its set; `rules` is without the learned part. */
export type Unseen = {
  receipt: LabelledReceipt
  reading: ReceiptReading
  score: Score
  rules: Score
}

export type LeftOut = {
  unseen: Unseen[]
  /** The calibration fitted on all training sets. */
  calibration: Calibration
  /** Whether the choosers were also trained without the set they judge. */
  isWhole: boolean
}

/** Leaves whole sets out: training sets are judged by weights fitted on the others, the rest by the shipped ones. */
export async function leaveSetsOut(
  receipts: LabelledPage[],
  choosers: string | undefined,
): Promise<LeftOut> {
  const { findingsOf, isWhole } = await setChoosers(choosers)
  const found = await Promise.all(
    receipts.map(async (each) => ({ ...each, found: await findingsOf(each) })),
  )
  const restOf = <T extends LabelledPage>(set: string, all: T[]) =>
    all.filter(({ receipt }) => trainedOn.includes(receipt.set) && receipt.set !== set)
  const sets = [...Map.groupBy(found, ({ receipt }) => receipt.set)].map(([set, members]) => {
    const learned = trainedOn.includes(set) ? fitFields(restOf(set, found)) : fieldWeights
    const rules = fitFields(restOf(set, found), { isLearned: false })
    return { set, rules, members: members.map((each) => ({ ...each, learned })) }
  })
  const all = sets.flatMap(({ members }) => members)
  const unseen = sets.flatMap(({ set, members, rules }) => {
    const calibration = calibrate(restOf(set, all))
    return members.map((each) => judged(each, rules, calibration))
  })
  return { unseen, calibration: calibrate(restOf('', all)), isWhole }
}

function judged(
  { receipt, page, found, learned }: ToJudge,
  rules: FieldWeights,
  calibration: Calibration,
): Unseen {
  const reading = chosenFrom(found, page, learned, calibration)
  const score = (read: ReceiptReading) => scoreOf(read, receipt.label, receipt.set)
  return { receipt, reading, score: score(reading), rules: score(chosenFrom(found, page, rules)) }
}
