import type { SpendingBlock } from './spending-blocks.ts'

/** How much of the whole each category is, the most first; what is nothing is left out. */
export function sharesOf(categories: SpendingBlock['categories']) {
  const whole = categories.reduce((sum, { total }) => sum + Math.max(0, Number(total)), 0)
  return categories
    .map(({ category, total }) => ({ category, part: Number(total) / whole }))
    .filter(({ part }) => part > 0)
    .toSorted((a, b) => b.part - a.part)
    .map(({ category, part }) => ({ category, part, words: percent(part) }))
}

/** `62 %`; never all while there is something else, and never nothing. */
function percent(part: number) {
  if (part === 1) return '100 %'
  if (part < 0.005) return '<1 %'
  return `${Math.min(99, Math.round(part * 100))} %`
}
