import { choose, type FieldWeights } from '@quittance/receipt-reader/confidence/scoring'
import {
  type Findings,
  findCandidates,
  withLearned,
} from '@quittance/receipt-reader/fields/candidates'
import { chosenFrom } from '@quittance/receipt-reader/fields/extract-receipt'
import { sellerCandidates } from '@quittance/receipt-reader/fields/seller/candidates'
import type { Model } from '@quittance/receipt-reader/model'
import { isFullPage } from '@quittance/receipt-reader/rows/lines'
import { rowsOf } from '@quittance/receipt-reader/rows/rows'
import { learnedTags } from '@quittance/receipt-reader/tags/chooser'
import { type LearnedTags, nothingLearned } from '@quittance/receipt-reader/tags/row-tags'
import { tagRows } from '@quittance/receipt-reader/tags/tag-rows'
import type { TaggedRow } from '@quittance/receipt-reader/tags/tagged-row'
import type { Paper } from './rule-papers.ts'
import type { Rule } from './rules.ts'
import type { Score } from './score.ts'

type Tagged = { tagged: TaggedRow[]; learned: LearnedTags }
type Weighed = Paper & { weights: FieldWeights }
type Chosen = ReturnType<typeof chosenOn>

/** A paper read with all rules. */
export type ReadPaper = Weighed & Tagged & { found: Findings; usual: Score; chosen: Chosen }

const today = new Date()

export async function tagsOf(chooser: Model, { page }: Paper): Promise<Tagged> {
  const rows = rowsOf(page)
  const learned = isFullPage(page) ? nothingLearned : await learnedTags(chooser, rows)
  return { tagged: tagRows(rows, learned, page), learned }
}

export function findingsOf({ page }: Paper, { tagged, learned }: Tagged): Findings {
  return withLearned(findCandidates(page, tagged, {}, today), learned)
}

export function scoreOn({ page, weights, score }: Weighed, found: Findings): Score {
  return score(chosenFrom(found, page, weights))
}

export async function scoresWithout(
  off: Rule[],
  papers: ReadPaper[],
  chooser: Model,
): Promise<Score[]> {
  for (const rule of off) rule.off()
  try {
    const scores: Score[] = []
    for (const paper of papers) scores.push(await scoreAgain(off, paper, chooser))
    return scores
  } finally {
    for (const rule of off) rule.on()
  }
}

/** Recomputes only what the rules affect. */
async function scoreAgain(off: Rule[], paper: ReadPaper, chooser: Model) {
  if (off.some(({ stage }) => stage === 'rows')) {
    return scoreOn(paper, findingsOf(paper, await tagsOf(chooser, paper)))
  }
  const found = foundAgain(off, paper)
  const chosen = chosenOn(found, paper.weights)
  const isSame = chosen.every((value, index) => value === paper.chosen[index])
  return isSame ? paper.usual : scoreOn(paper, found)
}

function foundAgain(off: Rule[], paper: ReadPaper): Findings {
  const again = off.filter(({ stage }) => stage === 'found')
  if (again.length === 0) return paper.found
  const isVendors = again.every(({ fields: [field, ...more] }) => field === 'vendor' && !more[0])
  if (!isVendors) return findingsOf(paper, paper)
  const { found, tagged, page, learned } = paper
  return withLearned({ ...found, vendors: sellerCandidates(tagged, page) }, learned)
}

/** The scored values of a reading. */
export function chosenOn(found: Findings, weights: FieldWeights) {
  return [
    choose(found.vendors, weights.vendor)?.candidate.name,
    choose(found.dates, weights.date)?.candidate.date,
    choose(found.totals, weights.total)?.candidate.minor,
    found.refund,
  ]
}
