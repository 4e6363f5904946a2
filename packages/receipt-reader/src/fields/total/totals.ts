import type { TotalFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import type { TextBox } from '#page/text-box.ts'
import type { RowKind } from '#tags/row-kind.ts'
import type { Printed, TaggedRow } from '#tags/tagged-row.ts'
import { explanationsOf, type Proof, proofsOf } from './explanations.ts'
import { type Figures, figuresOf, offSubtotals } from './ledger.ts'
import { isPutIn } from './total-words.ts'

export type TotalCandidate = {
  minor: number
  box: TextBox
  features: Features<TotalFeature>
  proof: Proof
  /** Facts that only affect confidence. */
  facts: {
    /** It differs from the subtotal right above it. */
    isOffSubtotal: boolean
    isStrongTotal: boolean
    isLastTotal: boolean
  }
}

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

/** An amount, all places where it is printed, and the page's figures. */
type TotalEvidence = {
  minor: number
  found: Printed[]
  figures: Figures
  itemSum: number | undefined
  proof: Proof
  rowCount: number
}

/** Rows about something other than the total. */
const otherKinds: RowKind[] = ['tax', 'tip', 'change', 'discount', 'rounding']

/** This many prices do not add up by chance. */
const enoughPrices = 4

function totalFeatures(evidence: TotalEvidence): Features<TotalFeature> {
  const { minor, found, figures, itemSum, proof, rowCount } = evidence
  const isOn = (...kinds: RowKind[]) => found.some(({ row }) => kinds.includes(row.kind))
  const isOnTotal = isOn('total')
  const { cash, cards, change } = figures
  const isGiven = cash.includes(minor) && !cards.includes(minor) && change.some((by) => by > 0)
  return {
    isOnTotal,
    isOnlySubtotal: found.every(({ row }) => row.kind === 'subtotal'),
    isOnOther: isOn(...otherKinds) && !isOnTotal,
    isPaid: isOn('cash', 'card'),
    isCashWithChange: isGiven || found.every(({ row }) => isPutIn(row.label)),
    closings: closingsOf(proof),
    isCarriedOn: proof.isCarriedOn,
    sums: proof.isCarriedOn ? 0 : sumsOf(minor, figures, itemSum),
    rounding: roundingOf(minor, figures),
    isLargest: minor === figures.largest,
    isWhole: found.every(({ isWhole }) => isWhole),
    depth: Math.max(...found.map(({ row }) => row.index)) / rowCount,
  }
}

/** The number of ways in which the figures add up to it; few prices count less. */
function closingsOf({ ways, prices }: Proof) {
  const items = ways.has('items') && prices > 0 ? Math.min(1, prices / enoughPrices) : undefined
  return items === undefined ? ways.size : ways.size - 1 + items
}

/** The number of sums of printed figures that equal it. */
function sumsOf(minor: number, figures: Figures, itemSum: number | undefined) {
  const { subtotals, tips, cash, change } = figures
  const taxes = figures.taxes.filter((tax) => tax > 0)
  const parts = itemSum === undefined ? subtotals : [...subtotals, itemSum]
  const roundings = [0, ...roundingSteps(figures)]
  const sums = [
    change.some((back) => back > 0 && cash.includes(minor + back)),
    cash.includes(minor) && change.includes(0),
    taxes.some((tax) => roundings.some((by) => subtotals.includes(minor - tax - by))),
    tips.some((tip) => tip > 0 && [0, ...taxes].some((tax) => parts.includes(minor - tip - tax))),
    itemSum === minor,
    itemSum !== undefined && taxes.includes(minor - itemSum),
  ]
  return sums.filter(Boolean).length
}

/** If the smallest coin is 5, the exact sum is printed first and the rounded one after it. */
function roundingOf(minor: number, figures: Figures) {
  const steps = roundingSteps(figures)
  if (minor % 5 !== 0) return steps.length > 0 ? -1 : 0
  return steps.some((by) => figures.all.includes(minor - by)) ? 1 : 0
}

/** The sign of a rounding is often lost. */
function roundingSteps({ roundings }: Figures): number[] {
  return roundings.filter((by) => by !== 0).flatMap((by) => [by, -by])
}
