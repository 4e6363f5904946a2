import type { Category } from '@quittance/contract/categories'
import type { ReceiptItem } from '@quittance/contract/receipt'
import { fold } from '#lexicon/fold.ts'
import { finderOfAll } from '#lexicon/lexicon.ts'

const told = ['coffee', 'food', 'transport', 'accommodation', 'entertainment', 'office'] as const

const finders = told.map((category) => ({
  category,
  holds: finderOfAll(({ categories }) => categories[category]),
}))

/** Words of the vendor's name count more than items. */
const vendorWeight = 3

const isServed = finderOfAll(({ tableService }) => tableService)
const servedWeight = 1.6

/** By the words of the vendor, the items and the rest; `other` when they say nothing or contradict each other. */
export function categoryOf(
  vendor: string,
  items: ReceiptItem[],
  labels: string[] = [],
): { category: Category; confidence: number } {
  const name = fold(vendor)
  const names = items.map((item) => fold(item.name))
  const served = labels.some((label) => isServed(fold(label))) ? servedWeight : 0
  const scores = finders
    .map(({ category, holds }) => {
      const bought = names.filter((item) => holds(item)).length
      const byName = holds(name) ? vendorWeight : 0
      return {
        category,
        score: byName + Math.min(bought, 3) * 0.8 + (category === 'food' ? served : 0),
      }
    })
    .toSorted((a, b) => b.score - a.score)
  const [best, second] = scores
  if (!best || best.score < 1.5 || best.score === second?.score) {
    return { category: 'other', confidence: 0.3 }
  }
  const lead = best.score - (second?.score ?? 0)
  return {
    category: best.category,
    confidence: Math.round(Math.min(0.9, 0.5 + lead / 8) * 100) / 100,
  }
}
