import type { CalibratedField, Signals } from '#confidence/confidence.ts'
import { type FieldWeights, type Ranked, rank } from '#confidence/scoring.ts'
import type { Findings } from '#fields/candidates.ts'
import type { DateCandidate } from '#fields/date/dates.ts'
import type { SellerCandidate } from '#fields/seller/candidates.ts'
import { isVague } from '#fields/seller/seller-words.ts'
import type { TotalCandidate } from '#fields/total/totals.ts'
import { fold } from '#lexicon/fold.ts'
import { isSimilar } from '#lexicon/similar.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import { readingsOf } from '#rows/readings.ts'

/** What indicates whether the best candidates are right. */
export function signalsOf(
  found: Findings,
  page: OcrPage,
  weights: FieldWeights,
): Record<CalibratedField, Signals | undefined> {
  return {
    vendor: vendorSignals(rank(found.vendors, weights.vendor), found, page),
    date: dateSignals(rank(found.dates, weights.date), page),
    amount: amountSignals(rank(found.totals, weights.total), found, page),
  }
}

function dateSignals([best, ...others]: Ranked<DateCandidate>[], page: OcrPage) {
  if (!best) return undefined
  const { date, box, features } = best.candidate
  return {
    always: 1,
    lead: logOdds(best.probability),
    isOpenOrder: Number(others.some(({ candidate }) => isOtherOrder(candidate.date, date))),
    hasFullYear: Number(features.hasFullYear ?? 0),
    ...printSignals([box]),
    ...pageSignals(page),
  }
}

/** The same figures, read in another order: 2025-03-04 for 2025-04-03, 2016-08-24 for 2024-08-16. */
function isOtherOrder(one: string, other: string) {
  return figuresOf(one) === figuresOf(other)
}

function figuresOf(date: string) {
  return date.slice(2).split('-').toSorted().join()
}

function amountSignals([best]: Ranked<TotalCandidate>[], { rows }: Findings, page: OcrPage) {
  if (!best) return undefined
  const { minor, box, features, proof } = best.candidate
  const printing = rows.filter(({ amounts }) => amounts.some((each) => each.minor === minor))
  return {
    always: 1,
    lead: logOdds(best.probability),
    // Other figures of the receipt add up to it.
    addsUp: Number(Boolean(features.closings || features.sums)),
    isExplained: Number(proof.isBest),
    isRepeated: Number(printing.length > 1),
    isNoTotal: Number(!printing.some(({ kind }) => kind === 'total')),
    ...printSignals([box]),
    ...pageSignals(page),
  }
}

function vendorSignals(ranked: Ranked<SellerCandidate>[], found: Findings, page: OcrPage) {
  const [best] = ranked
  if (!best) return undefined
  const { name, boxes } = best.candidate
  const { features } = best.candidate
  const { compact } = fold(name)
  const alike = ranked.filter(({ candidate }) => isAlike(fold(candidate.name).compact, compact))
  const isSaidAgain = Boolean(features.isSaidAgain)
  const isChain = Boolean(features.isChain)
  return {
    always: 1,
    lead: logOdds(alike.reduce((sum, { probability }) => sum + probability, 0)),
    learned: Number(features.learned ?? 0),
    isSaidAgain: Number(isSaidAgain),
    isChain: Number(isChain),
    isBusiness: Number(Boolean(features.isTrade || features.isFirm)),
    isGeneric: Number(isVague(name)),
    lacksDayOrSum: Number(found.dates.length === 0 || found.totals.length === 0),
    // A logo may be hard to read; a repeated name or a known chain confirms its letters.
    ...printSignals(isSaidAgain || isChain ? [] : boxes),
    ...pageSignals(page),
  }
}

/** The same name with a similar spelling or more or fewer lines. */
function isAlike(one: string, other: string) {
  const isPart = one.length > 3 && other.length > 3 && (one.includes(other) || other.includes(one))
  return isPart || isSimilar(one, other)
}

/** Below this a letter was guessed. */
const guessed = 0.6
/** Below this a text was hard to read. */
const clear = 0.9
const maxLogOdds = 6

/** How well the text of a value could be read: the right box may still be misread. */
export function printSignals(boxes: TextBox[]) {
  const unclear = Math.max(0, ...boxes.map(({ confidence }) => 1 - confidence))
  const weakest = Math.min(1, ...boxes.map((box) => box.weakest ?? 1))
  return {
    unclear: Math.min(unclear, 0.3) * 10,
    hasGuessedLetter: Number(weakest < guessed),
    isReadTwoWays: Number(boxes.some(isReadTwoWays)),
  }
}

function isReadTwoWays(box: TextBox) {
  const [first, ...others] = readingsOf(box).map(lettersOf)
  return others.some((other) => other !== first)
}

function lettersOf(text: string) {
  return fold(text).compact + text.replaceAll(/\D/g, '')
}

/** The share of the page with low confidence: text near it is less reliable too. */
function pageSignals({ boxes }: OcrPage) {
  const lengths = boxes.map(({ text }) => text.length)
  const all = lengths.reduce((sum, length) => sum + length, 0) || 1
  const hard = boxes.reduce(
    (sum, { text, confidence }) => sum + (confidence < clear ? text.length : 0),
    0,
  )
  return { hardPage: hard / all }
}

function logOdds(probability: number): number {
  const within = Math.min(Math.max(probability, 1e-6), 1 - 1e-6)
  const odds = Math.log(within / (1 - within))
  return Math.min(Math.max(odds, -maxLogOdds), maxLogOdds)
}
