import type { VendorFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import { fold } from '#lexicon/fold.ts'
import { chainIn } from './chains.ts'
import { isAddressText, isContactText, isRegistrationText } from './kinds.ts'
import type { Line } from './lines.ts'
import { areRelated, isPartOf, type PageFacts } from './page-facts.ts'
import {
  isFirm,
  isMalaysianFirm,
  isOtherParty,
  isTrade,
  isVague,
  legalForm,
} from './seller-words.ts'

/** A name made of one or more lines; `isSender` if its context identifies the sender. */
export type Named = { name: string; lines: Line[]; isSender?: boolean }

/** Limits of the print size: beyond them it adds no evidence. */
const print = { least: -1, most: 1.6 }
const mostKinds = 3
const mostRank = 3
/** Relative to the page's height: above any buyer's address. */
const highest = 0.1

export function featuresOf(named: Named, facts: PageFacts): Features<VendorFeature> {
  const { name, lines, isSender = false } = named
  const { compact } = fold(name)
  const size = Math.log2(Math.max(...lines.map((line) => line.size)))
  const rank = rankOf(named, facts)
  return {
    isFirst: rank === 0,
    rank: facts.isOfSheet ? 0 : rank,
    print: Math.min(print.most, Math.max(isSender ? 0 : print.least, size)),
    otherKinds: isSender ? 0 : Math.min(mostKinds, otherKinds(name, lines, facts)),
    isFirm: isFirm(name),
    isTrade: isTrade(fold(name)),
    isSaidAgain: isSaidAgain(named, compact, facts),
    isChain: isChain(named, facts),
    isAboveAddress: !isSender && isAboveAddress(lines.at(-1)!, facts),
    isSender,
    seams: seamsIn(lines),
  }
}

/** Its index among the names of the heading; on a slip by row, which pieces share. */
function rankOf({ lines, isSender }: Named, { names, isOfSheet }: PageFacts) {
  const isOf = (name: Line) =>
    lines.some((line) => (isOfSheet ? line === name : line.row.index === name.row.index))
  const at = isSender && !isOfSheet ? -1 : names.findIndex(isOf)
  const rank = names.length === 0 && !isSender ? lines[0]!.row.index : at
  return rank === -1 ? mostRank : Math.min(rank, mostRank)
}

/** On a Malaysian receipt the seller is the firm, not the chain it sells for. */
function isChain({ name, lines, isSender }: Named, { names, isOfSheet }: PageFacts) {
  const found = chainIn(name)
  if (!found || (!isSender && names.some(({ text }) => isMalaysianFirm(text)))) return false
  return found.isAlone || (found.isAtStart && lines.length === 1 && !isOfSheet)
}

function otherKinds(name: string, lines: Line[], { buyers }: PageFacts) {
  const [first] = lines
  const kinds = new Set(lines.flatMap((line) => [...line.kinds]))
  // Below the name, "Crêperie" is part of it.
  if (lines.length > 1 && !isVague(name)) kinds.delete('vague')
  const isOthers = buyers.has(first!) || (first!.above && isOtherParty(first!.above.folded))
  return kinds.size + (isOthers ? 1 : 0)
}

/** In the web address, with the sender, or elsewhere on the page. */
function isSaidAgain({ name, lines, isSender }: Named, compact: string, facts: PageFacts) {
  if (compact.length <= 4) return facts.domains.includes(compact)
  const others = facts.lines.filter((line) => !lines.includes(line))
  // The full name may be below the logo.
  const isFuller = (other: string) =>
    other.startsWith(compact) &&
    facts.names.some(({ folded }) => folded.compact === other && other !== compact)
  const isSame = facts.isOfSheet
    ? (other: Line) => other.folded.compact === compact
    : ({ row, folded }: Line) =>
        row.index > lines.at(-1)!.row.index
          ? folded.compact.includes(compact) && !isFuller(folded.compact)
          : row.index < lines[0]!.row.index &&
            folded.compact.length > 3 &&
            compact.startsWith(folded.compact)
  return (
    ((facts.isOfSheet || !isSender) && facts.domains.some((domain) => isPartOf(domain, compact))) ||
    others.some(isSame) ||
    facts.senders.some(({ name: other, line }) => lines.includes(line) || areRelated(name, other))
  )
}

/** A buyer's address is lower and has neither phone number nor registration. */
function isAboveAddress({ below, depth, isCentred, block }: Line, { isOfSheet }: PageFacts) {
  const next = below && isOfSheet && legalForm.test(below.text) ? below.below : below
  if (!next) return false
  // A tagline may be between them.
  if (!isOfSheet) return isOfAddress(next) || (next.isNameLike && isOfAddress(next.below))
  if (isContactText(next.printed) || isRegistrationText(next.printed)) return true
  if (!isAddressText(next.printed)) return false
  const isReached = block.some(
    ({ printed }) => isContactText(printed) || isRegistrationText(printed),
  )
  return depth < highest || isCentred || isReached
}

/** The shop and the firm behind it; only in Malaysia are names of firms printed in several lines. */
function endsWithFirm([, ...others]: Line[]) {
  const last = others.at(-1)
  if (!last || !legalForm.test(last.text)) return false
  return !isMalaysianFirm(last.text) && !last.kinds.has('vague')
}

function isOfAddress(line: Line | undefined) {
  return line?.kinds.has('address') || line?.kinds.has('registration') || false
}

/** Counts the joints of a name, by whether its parts match. */
function seamsIn(lines: Line[]) {
  const heights = lines.map(({ height }) => height)
  const isUneven = Math.min(...heights) < 0.75 * Math.max(...heights)
  const isTorn = lines.some((line) => line.isTorn || line.isCut)
  const joinsFirm = lines.slice(0, -1).some(({ text }) => legalForm.test(text))
  const others = [isUneven, isTorn, joinsFirm || endsWithFirm(lines)]
  return lines.length - 1 + others.filter(Boolean).length
}
