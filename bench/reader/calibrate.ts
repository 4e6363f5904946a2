import { calibration } from '@quittance/receipt-reader/confidence/calibration'
import type { CalibratedField, Calibration } from '@quittance/receipt-reader/confidence/confidence'
import type { FieldWeights } from '@quittance/receipt-reader/confidence/scoring'
import type { Findings } from '@quittance/receipt-reader/fields/candidates'
import { chosenFrom } from '@quittance/receipt-reader/fields/extract-receipt'
import { signalsOf } from '@quittance/receipt-reader/fields/signals/signals'
import { handSetCalibration } from './hand-set-calibration.ts'
import type { LabelledPage } from './labelled-pages.ts'
import { fittedOdds, type Judged } from './logistic-fit.ts'
import { inReading, mainFields, scoreOf } from './score.ts'

/** The number of values that the hand-set weights count as. */
const pull = 8

/** What was found on a receipt, and the weights to choose by. */
export type ToJudge = LabelledPage & { found: Findings; learned: FieldWeights }

/** Fits a calibration: confidence from signals, by which chosen values were right. */
export function calibrate(receipts: ToJudge[]): Calibration {
  const values = receipts.flatMap(judgedIn)
  const fit = (field: 'date' | 'amount') =>
    fittedOdds(
      values.filter((value) => value.field === field),
      handSetCalibration[field],
      pull,
    )
  // Wrong names differ by country: a fit on some countries marks half the right names of others.
  return { vendor: calibration.vendor, date: fit('date'), amount: fit('amount') }
}

function judgedIn({ receipt, page, found, learned }: ToJudge) {
  const reading = chosenFrom(found, page, learned)
  const score = scoreOf(reading, receipt.label, receipt.set)
  const all = signalsOf(found, page, learned)
  return mainFields.flatMap((name): (Judged & { field: CalibratedField })[] => {
    const field = inReading(name)
    const signals = all[field]
    const isRight = score[name]
    return signals && isRight !== undefined && reading[field] ? [{ field, signals, isRight }] : []
  })
}
