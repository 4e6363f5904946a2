import type { Ranked } from '#confidence/scoring.ts'
import type { Findings } from '#fields/candidates.ts'
import type { SellerCandidate } from '#fields/seller/candidates.ts'
import { isVague } from '#fields/seller/seller-words.ts'
import { fold } from '#lexicon/fold.ts'
import { isSimilar } from '#lexicon/similar.ts'
import type { OcrPage } from '#page/text-box.ts'
import { logOdds, pageSignals, printSignals } from './print-signals.ts'

/** Whether the best of these names is the right one. */
export function vendorSignals(ranked: Ranked<SellerCandidate>[], found: Findings, page: OcrPage) {
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
    // A logo may be hard to read; where the letters stand a second time, or in the list of chains, they are right.
    ...printSignals(isSaidAgain || isChain ? [] : boxes),
    ...pageSignals(page),
  }
}

/** The same name, spelled a little otherwise or with more or fewer of its lines. */
function isAlike(one: string, other: string) {
  const isPart = one.length > 3 && other.length > 3 && (one.includes(other) || other.includes(one))
  return isPart || isSimilar(one, other)
}
