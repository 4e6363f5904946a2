import type { TotalFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import type { Figures } from './figures.ts'

/** Which sums of the printed figures an amount is the result of. */
export function arithmeticFeatures(
  minor: number,
  figures: Figures,
  itemSum: number | undefined,
): Features<TotalFeature> {
  const { subtotals, tips, cash, change, cards, all } = figures
  const taxes = figures.taxes.filter((tax) => tax > 0)
  const back = change.filter((amount) => amount > 0)
  const steps = roundingSteps(figures)
  const parts = itemSum === undefined ? subtotals : [...subtotals, itemSum]
  return {
    isCashLessChange: back.some((amount) => cash.includes(minor + amount)),
    isAnyLessChange: back.some((amount) => all.includes(minor + amount)),
    isExactCash: cash.includes(minor) && change.includes(0),
    isCashWithChange: cash.includes(minor) && back.length > 0 && !cards.includes(minor),
    isSumWithTax: taxes.some((tax) =>
      [0, ...steps].some((by) => subtotals.includes(minor - tax - by)),
    ),
    isSumWithTip: tips.some(
      (tip) => tip > 0 && [0, ...taxes].some((tax) => parts.includes(minor - tip - tax)),
    ),
    isItemSum: itemSum === minor,
    isItemSumWithTax: itemSum !== undefined && taxes.includes(minor - itemSum),
    ...roundingFeatures(minor, steps, all),
  }
}

/** Where the smallest coin is worth 5, an odd sum is printed first and the one that is paid after it. */
function roundingFeatures(minor: number, steps: number[], all: number[]): Features<TotalFeature> {
  const isRound = minor % 5 === 0
  return {
    isUnrounded: !isRound && steps.length > 0,
    isRounded: isRound && steps.some((by) => all.includes(minor - by)),
    isToBeRounded:
      !isRound && steps.some((by) => (minor + by) % 5 === 0 && all.includes(minor + by)),
  }
}

/** The sign of a rounding is often lost. */
function roundingSteps({ roundings }: Figures): number[] {
  return roundings.filter((by) => by !== 0).flatMap((by) => [by, -by])
}
