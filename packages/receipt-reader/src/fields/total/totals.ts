import type { TotalFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import type { TextBox } from '#page/text-box.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { explanationsOf } from './explanations.ts'
import { figuresOf, offSubtotals } from './ledger.ts'
import { type Proof, proofsOf } from './proof.ts'
import { totalFeatures } from './total-features.ts'

export type TotalCandidate = {
  minor: number
  box: TextBox
  features: Features<TotalFeature>
  proof: Proof
  /** Facts that only tell how sure it is. */
  facts: {
    /** It differs from the subtotal right above it. */
    isOffSubtotal: boolean
    isStrongTotal: boolean
    isLastTotal: boolean
  }
}

/** One candidate per amount that is printed, with what speaks for it. */
export function totalCandidates(
  printed: Printed[],
  rows: TaggedRow[],
  itemSum: number | undefined,
  taxSums: number[] = [],
): TotalCandidate[] {
  const figures = figuresOf(printed)
  const off = offSubtotals(printed)
  const proofOf = proofsOf(explanationsOf(printed, taxSums))
  const values = Map.groupBy(
    printed.filter(({ minor }) => minor > 0 && minor <= 999_999_999),
    ({ minor }) => minor,
  )
  return [...values].flatMap(([minor, found]) => {
    const box = bestMention(found)?.box
    if (!box) return []
    const proof = proofOf(minor)
    const rowCount = rows.length
    const evidence = { minor, found, figures, rowCount, itemSum, proof }
    const facts = {
      isOffSubtotal: off.has(minor),
      isStrongTotal: found.some(({ row }) => row.isStrongTotal),
      isLastTotal: figures.totals.at(-1) === minor,
    }
    return [{ minor, box, features: totalFeatures(evidence), proof, facts }]
  })
}

function bestMention(found: Printed[]) {
  return (
    found.findLast(({ row }) => row.isStrongTotal) ??
    found.findLast(({ row }) => row.kind === 'total') ??
    found.at(-1)
  )
}
