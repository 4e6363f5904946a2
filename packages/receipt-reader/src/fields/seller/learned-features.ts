import type { Findings } from '#fields/candidates.ts'
import type { Row } from '#rows/row.ts'
import type { LearnedTags } from '#tags/row-tags.ts'
import { rowsWith } from './candidate-rows.ts'
import type { VendorCandidate } from './vendors.ts'

/** Beyond this a belief says no more. */
const surest = 6
/** On kinds of receipts it has never seen the model finds no name where one is: its "no" counts for less than its "yes". */
const surestAgainst = 0.4

/** Adds to each name what the learned model holds of its rows; dates and totals are chosen as well without it. */
export function withLearned(found: Findings, tags: LearnedTags): Findings {
  return {
    ...found,
    vendors: found.vendors.map((candidate) => ({
      ...candidate,
      features: {
        ...candidate.features,
        learned: learnedOf(candidate, found.rows, tags),
      },
    })),
  }
}

/** Where a name stands elsewhere than names do, the model has nothing to say against it. */
function learnedOf({ boxes, features }: VendorCandidate, rows: Row[], tags: LearnedTags) {
  // It was trained on slips.
  if (features.inDocument !== undefined) return 0
  const belief = beliefIn(chanceOfName(rowsWith(boxes, rows), tags))
  if (features.isElsewhere) return Math.max(0, belief)
  return isNoName(features) ? belief : Math.max(belief, -surestAgainst)
}

/** Words or figures say that it is something else: here the model's "no" counts in full. */
function isNoName(features: VendorCandidate['features']) {
  const { isTitle, isAddress, isContact, isRegistration, isDate, hasAmount } = features
  return isTitle || isAddress || isContact || isRegistration || isDate || hasAmount
}

/** Begins here, goes on to the last row, and no further. */
function chanceOfName([first = 0, ...more]: number[], tags: LearnedTags) {
  const last = more.at(-1) ?? first
  return (
    tags.chanceOf(first, 'name') *
    more.reduce((chance, row) => chance * tags.chanceOf(row, 'name-more'), 1) *
    (1 - tags.chanceOf(last + 1, 'name-more'))
  )
}

/** From -1 (surely not) to 1 (surely). */
function beliefIn(chance: number) {
  const odds = Math.log((chance + 1e-6) / (1 - chance + 1e-6))
  return Math.min(Math.max(odds, -surest), surest) / surest
}
