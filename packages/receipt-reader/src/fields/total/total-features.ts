import type { TotalFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import type { RowKind } from '#tags/row-kind.ts'
import { arithmeticFeatures } from './arithmetic.ts'
import { type Explained, explainedFeatures } from './explained-features.ts'
import type { Figures } from './figures.ts'
import { isFee, isPutIn } from './total-words.ts'

/** An amount wherever it is printed, and what is around it. */
export type TotalEvidence = {
  minor: number
  found: Printed[]
  figures: Figures
  itemSum: number | undefined
  explained: Explained
  /** The last one that its row calls the total beyond doubt. */
  strongTotal: Printed | undefined
  rowCount: number
  textHeight: number
}

export function totalFeatures(evidence: TotalEvidence): Features<TotalFeature> {
  const { minor, found, figures, itemSum, explained } = evidence
  return {
    isAmount: 1,
    ...wordFeatures(evidence),
    ...placeFeatures(evidence),
    ...arithmeticFeatures(minor, figures, itemSum),
    ...explainedFeatures(minor, explained),
    isLargest: minor === figures.largest,
    isWhole: found.every(({ isWhole }) => isWhole),
    isMended: found.some(({ isMended }) => isMended),
    isAgreed: found.some(({ isAgreed }) => isAgreed),
    isTiny: minor < 100,
  }
}

/** What the rows call it. */
function wordFeatures({
  minor,
  found,
  figures,
  strongTotal,
}: TotalEvidence): Features<TotalFeature> {
  const isOn = (kind: RowKind) => found.some(({ row }) => row.kind === kind)
  const isOnTotal = isOn('total')
  return {
    isOnTotal,
    isOnStrongTotal: found.some(({ row }) => row.isStrongTotal),
    isOnLastTotal: figures.totals.at(-1) === minor,
    isOnSubtotal: isOn('subtotal'),
    isOnlySubtotal: found.every(({ row }) => row.kind === 'subtotal'),
    isPartOfTotal:
      strongTotal !== undefined &&
      strongTotal.minor !== minor &&
      found.every(({ row }) => row.kind === 'subtotal' && row.index < strongTotal.row.index),
    isOnTax: isOn('tax') && !isOnTotal,
    isOnTip: isOn('tip') && !isOnTotal,
    isOnChange: isOn('change') && !isOnTotal,
    isOnDiscount: isOn('discount') && !isOnTotal,
    isOnQuantity: isOn('quantity') && !isOnTotal,
    isOnRounding: isOn('rounding') && !isOnTotal,
    isOnFee: found.some(({ row }) => isFee(row.label)) && !isOnTotal,
    isPutIn: found.every(({ row }) => isPutIn(row.label)),
    isOnCash: isOn('cash'),
    isOnCard: isOn('card'),
  }
}

/** Where and how large it is printed. */
function placeFeatures({ found, rowCount, textHeight }: TotalEvidence): Features<TotalFeature> {
  const rows = found.map(({ row }) => row)
  const indexes = rows.map(({ index }) => index)
  const tallest = Math.max(...found.map(({ box }) => box.box.height))
  return {
    isRepeated: Math.min(new Set(indexes).size - 1, 3) / 3,
    isAlone: rows.some(({ amounts }) => amounts.length === 1),
    isTall: Math.min(tallest / textHeight - 1, 1.5),
    depth: Math.max(...indexes) / rowCount,
  }
}
