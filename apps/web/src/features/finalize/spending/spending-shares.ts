import type { SpendingBlock } from './spending-blocks.ts'

/** Each category's share of the total, the largest first; empty ones are left out. */
export function sharesOf(categories: SpendingBlock['categories']) {
  const whole = categories.reduce((sum, { total }) => sum + Math.max(0, Number(total)), 0)
  return categories
    .map(({ category, total }) => ({ category, part: Number(total) / whole }))
    .filter(({ part }) => part > 0)
    .toSorted((a, b) => b.part - a.part)
    .map(({ category, part }) => ({ category, part, words: percent(part) }))
}

/** `62 %`; never 100 % while there is another category, and never 0 %. */
function percent(part: number) {
  if (part === 1) return '100 %'
  if (part < 0.005) return '<1 %'
  return `${Math.min(99, Math.round(part * 100))} %`
}
