import type { TotalFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import { median } from '#median.ts'
import type { TextBox } from '#page/text-box.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { explainedOf } from './explained-features.ts'
import { explanationsOf } from './explanations.ts'
import { figuresOf } from './figures.ts'
import { offSubtotals } from './ledger.ts'
import { totalFeatures } from './total-features.ts'

export type TotalCandidate = { minor: number; box: TextBox; features: Features<TotalFeature> }

/** One candidate per amount that is printed, with what speaks for it. */
export function totalCandidates(
  printed: Printed[],
  rows: TaggedRow[],
  itemSum: number | undefined,
  taxSums: number[] = [],
): TotalCandidate[] {
  const figures = figuresOf(printed)
  const off = offSubtotals(printed)
  const explained = explainedOf(explanationsOf(printed, taxSums))
  const values = Map.groupBy(
    printed.filter(({ minor }) => minor > 0 && minor <= 999_999_999),
    ({ minor }) => minor,
  )
  const textHeight = medianHeight(rows)
  const strongTotal = printed.findLast(({ row, minor }) => row.isStrongTotal && minor > 0)
  return [...values].flatMap(([minor, found]) => {
    const box = bestMention(found)?.box
    const features = totalFeatures({
      minor,
      found,
      figures,
      strongTotal,
      rowCount: rows.length,
      textHeight,
      itemSum,
      explained,
    })
    return box ? [{ minor, box, features: { ...features, isOffSubtotal: off.has(minor) } }] : []
  })
}

function bestMention(found: Printed[]) {
  return (
    found.findLast(({ row }) => row.isStrongTotal) ??
    found.findLast(({ row }) => row.kind === 'total') ??
    found.at(-1)
  )
}

function medianHeight(rows: TaggedRow[]) {
  return median(rows.flatMap(({ boxes }) => boxes.map(({ box }) => box.height))) || 1
}
