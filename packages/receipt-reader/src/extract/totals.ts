import type { TextBox } from '#ocr/text-box.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { Printed } from './printed-amounts.ts'
import type { Row } from './rows.ts'
import type { Features } from './scoring.ts'

export type TotalCandidate = { minor: number; box: TextBox; features: Features }

/** One candidate per amount that is printed, with what speaks for it. */
export function totalCandidates(
  printed: Printed[],
  rows: Row[],
  itemSum: number | undefined,
): TotalCandidate[] {
  const figures = figuresOf(printed)
  const values = Map.groupBy(
    printed.filter(({ minor }) => minor > 0 && minor <= 999_999_999),
    ({ minor }) => minor,
  )
  const largest = Math.max(...figures.plausible)
  const textHeight = medianHeight(rows)
  return [...values].flatMap(([minor, found]) => {
    const box = bestMention(found)?.box
    const features = featuresOf({
      minor,
      found,
      figures,
      largest,
      rowCount: rows.length,
      textHeight,
      itemSum,
    })
    return box ? [{ minor, box, features }] : []
  })
}

function bestMention(found: Printed[]) {
  return (
    found.findLast(({ row }) => row.isStrongTotal) ??
    found.findLast(({ row }) => row.kind === 'total') ??
    found.at(-1)
  )
}

type Evidence = {
  minor: number
  found: Printed[]
  figures: Figures
  largest: number
  rowCount: number
  textHeight: number
  itemSum: number | undefined
}

function featuresOf({
  minor,
  found,
  figures,
  largest,
  rowCount,
  textHeight,
  itemSum,
}: Evidence): Features {
  const { totals, subtotals, taxes, tips, roundings, cash, change, cards } = figures
  const ofKind = (kind: Row['kind']) => found.some(({ row }) => row.kind === kind)
  const lastTotal = totals.at(-1)
  const parts = [...subtotals, ...(itemSum ? [itemSum] : [])]
  return {
    isAmount: 1,
    isOnTotal: ofKind('total'),
    isOnStrongTotal: found.some(({ row }) => row.isStrongTotal),
    isOnLastTotal: lastTotal === minor,
    isOnSubtotal: ofKind('subtotal'),
    isOnlySubtotal: found.every(({ row }) => row.kind === 'subtotal'),
    isOnTax: ofKind('tax') && !ofKind('total'),
    isOnTip: ofKind('tip') && !ofKind('total'),
    isOnChange: ofKind('change') && !ofKind('total'),
    isOnDiscount: ofKind('discount') && !ofKind('total'),
    isOnQuantity: ofKind('quantity') && !ofKind('total'),
    isOnRounding: ofKind('rounding') && !ofKind('total'),
    isOnCash: ofKind('cash'),
    isOnCard: ofKind('card'),
    isCashLessChange: cash.some((given) =>
      change.some((back) => back > 0 && given - back === minor),
    ),
    isAnyLessChange: change.some((back) => back > 0 && figures.plausible.includes(minor + back)),
    isExactCash: cash.includes(minor) && change.includes(0),
    isCashWithChange:
      cash.includes(minor) && change.some((back) => back > 0) && !cards.includes(minor),
    isSumWithTax: subtotals.some((part) => taxes.some((tax) => tax > 0 && part + tax === minor)),
    isSumWithTip: parts.some((part) =>
      [0, ...taxes].some((tax) => tips.some((tip) => tip > 0 && part + tax + tip === minor)),
    ),
    isItemSum: itemSum === minor,
    isItemSumWithTax:
      itemSum !== undefined && taxes.some((tax) => tax > 0 && itemSum + tax === minor),
    isRounded:
      roundings.some(
        (by) =>
          by !== 0 &&
          otherTotals(figures, minor).some((sum) => Math.abs(sum - minor) === Math.abs(by)),
      ) && minor % 5 === 0,
    isToBeRounded:
      minor % 5 !== 0 &&
      roundings.some(
        (by) =>
          by !== 0 &&
          figures.plausible.some(
            (sum) => sum % 5 === 0 && sum !== minor && Math.abs(sum - minor) === Math.abs(by),
          ),
      ),
    isLargest: minor === largest,
    isRepeated: Math.min(new Set(found.map(({ row }) => row.index)).size - 1, 3) / 3,
    isWhole: found.every(({ isWhole }) => isWhole),
    isAgreed: found.some(({ isAgreed }) => isAgreed),
    isAlone: found.some(({ row }) => row.amounts.length === 1),
    isTall: Math.min(Math.max(...found.map(({ box }) => box.box.height)) / textHeight - 1, 1.5),
    depth: Math.max(...found.map(({ row }) => row.index)) / rowCount,
    isTiny: minor < 100,
  }
}

function otherTotals({ totals, subtotals, plausible }: Figures, minor: number) {
  return [...totals, ...subtotals, ...plausible].filter((sum) => sum !== minor)
}

function medianHeight(rows: Row[]) {
  const heights = rows
    .flatMap(({ boxes }) => boxes.map(({ box }) => box.height))
    .toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 1
}
