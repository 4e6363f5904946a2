import { calibration } from '@quittance/receipt-reader/confidence/calibration'
import type {
  CalibratedField,
  Calibration,
  Signals,
} from '@quittance/receipt-reader/confidence/confidence'
import type { FieldWeights } from '@quittance/receipt-reader/confidence/scoring'
import type { Findings } from '@quittance/receipt-reader/fields/candidates'
import { chosenFrom } from '@quittance/receipt-reader/fields/extract-receipt'
import { signalsOf } from '@quittance/receipt-reader/fields/signals/signals'
import type { LabelledPage } from './labelled-pages.ts'
import { inReading, mainFields, scoreOf } from './score.ts'

/** The number of values that the hand-set weights count as. */
const pull = 8

/** Start of the confidence fit and target of its regularisation; set by hand. */
const handSetCalibration: Omit<Calibration, 'vendor'> = {
  date: {
    always: 0.5,
    lead: 0.7,
    isOpenOrder: -0.5,
    hasFullYear: 0.6,
    unclear: -0.8,
    hasGuessedLetter: -0.8,
    isReadTwoWays: -1,
    hardPage: -2,
  },
  amount: {
    always: 0.3,
    lead: 0.8,
    addsUp: 1,
    isExplained: 0.8,
    isRepeated: 0.4,
    isNoTotal: -0.5,
    unclear: -0.8,
    hasGuessedLetter: -0.8,
    isReadTwoWays: -0.5,
    hardPage: -1,
  },
}

/** What was found on a receipt, and the weights to choose by. */
export type ToJudge = LabelledPage & { found: Findings; learned: FieldWeights }

/** Fits a calibration: confidence from signals, by which chosen values were right. */
export function calibrate(receipts: ToJudge[]): Calibration {
  const values = receipts.flatMap(judgedIn)
  const fit = (field: 'date' | 'amount') =>
    fittedOdds(
      values.filter((value) => value.field === field),
      handSetCalibration[field],
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

/** One value, its signals, and whether it was right. */
type Judged = { signals: Signals; isRight: boolean }

const steps = 3000
const stepSize = 0.3

/** Weights that give right values high odds, regularised towards their start by `pull` examples each. */
function fittedOdds(all: Judged[], start: Signals): Signals {
  const names = Object.keys(start)
  const origin = names.map((name) => start[name] ?? 0)
  const rows = all.map(({ signals, isRight }) => ({
    values: names.map((name) => signals[name] ?? 0),
    isRight,
  }))
  let weights = [...origin]
  for (let step = 0; step < steps; step += 1) {
    const slopes = weights.map((weight, at) => pull * (weight - origin[at]!))
    for (const { values, isRight } of rows) {
      const odds = values.reduce((sum, value, at) => sum + value * weights[at]!, 0)
      const excess = 1 / (1 + Math.exp(-odds)) - Number(isRight)
      for (const [at, value] of values.entries()) slopes[at]! += excess * value
    }
    weights = weights.map((weight, at) => weight - (stepSize * slopes[at]!) / (rows.length + pull))
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round(weights[at]! * 100) / 100]))
}
