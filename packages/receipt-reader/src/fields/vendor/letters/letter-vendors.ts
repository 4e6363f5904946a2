import { chainIn } from '#fields/vendor/chains/find-chains.ts'
import { lettersIn } from '#fields/vendor/name-text.ts'
import { isTrade, legalForm } from '#fields/vendor/vendor-words.ts'
import type { VendorCandidate } from '#fields/vendor/vendors.ts'
import { fold } from '#lexicon/fold.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { Row } from '#rows/row.ts'
import { bareName, isStarred } from './bare-names.ts'
import { isCodeName } from './code-names.ts'
import { type Facts, factsOf, isWordmark } from './facts.ts'
import { isOfGroup } from './groups.ts'
import { groupsBehind, houseOfGroup } from './houses-of-groups.ts'
import { highest, large, lowestHead, otherWorth } from './no-letter-names.ts'
import {
  headingWorth,
  isBelowItsShop,
  isBuyersPlace,
  isFirmOfShop,
  isOfMailProgram,
  isOthersAlliance,
  isOthersEvent,
  isStartOfHead,
  isTown,
} from './others-names.ts'
import type { Piece } from './pieces.ts'
import { placeWorth, senderWorth } from './place-worth.ts'
import { isRelated, leastWord, relationOf } from './relations.ts'
import type { Sender } from './sender.ts'
import { titledName } from './titled-names.ts'
import { besideNames, twoLineNames } from './two-line-names.ts'

/** How a name comes to be one: where it stands, by what stands with it, or by a word for the seller. */
type How = 'standing' | 'signed' | 'called'

const calledWorth = 2
const payeeWorth = 4
const houseWorth = 1
const leastLetters = 3
/** So much against a name that nothing speaks for it. */
const hopeless = 8

/**
 * Names on letters, folios and tickets, where the buyer's name stands there too and the vendor's may be at the foot
 * alone: what speaks for each by place and print, by whom the registration, the address and the mail belong to.
 */
export function letterVendors(rows: Row[], page: OcrPage): VendorCandidate[] {
  const told = factsOf(rows, page)
  const house = houseOfGroup(told)
  const groups = house ? groupsBehind(house, told) : []
  const facts = { ...told, groups: [...told.groups, ...groups] }
  const { pieces, senders, mail } = facts
  const standing = pieces
    .filter((piece) => lettersIn(piece.text) >= leastLetters || isCodeName(piece, facts))
    .filter((piece) => otherWorth(piece.text, piece) < hopeless || isCodeName(piece, facts))
    .map((piece) => candidateOf(piece.text, piece, facts, 'standing'))
  const signed = senders.map(({ name, piece, isCalled, isPayee }) =>
    worthMore(
      candidateOf(name, piece, facts, isCalled ? 'called' : 'signed'),
      isPayee ? payeeWorth : 0,
    ),
  )
  const pairs = pieces
    .flatMap((piece) => [...twoLineNames(piece, facts), ...besideNames(piece, facts)])
    .map(({ name, whole, more }) => worthMore(candidateOf(name, whole, facts, 'standing'), more))
  const titled = pieces.flatMap((piece) => {
    const name = titledName(piece, facts)
    return name ? [candidateOf(name, piece, facts, 'called')] : []
  })
  const houses = house
    ? [worthMore(candidateOf(house.name, house.piece, facts, 'called'), houseWorth)]
    : []
  const sent =
    mail?.name && !isOfAnother(mail.name, senders)
      ? [candidateOf(mail.name, mail.from, facts, 'called')]
      : []
  return [...standing, ...signed, ...pairs, ...titled, ...houses, ...sent]
}

function candidateOf(name: string, piece: Piece, facts: Facts, how: How): VendorCandidate {
  const isSender = how !== 'standing'
  const { compact } = fold(name)
  const chain = chainIn(name)
  // "Tickets24" is no title where the page is of tickets24.example.
  const isHost =
    (piece.depth < highest && facts.domains.includes(compact)) || isCodeName(piece, facts)
  const isOfPage =
    piece.depth < lowestHead && facts.domains.length === 1 && facts.domains[0] === compact
  return {
    name: bareName(name, piece, facts),
    boxes: piece.boxes,
    features: {
      inDocument:
        senderWorth(name, piece, facts, isSender) +
        (how === 'called' ? calledWorth : 0) +
        placeWorth(piece, isSender) -
        (facts.recipients.has(piece) ? 8 : 0) +
        (piece === facts.first || (how === 'signed' && piece.row.index === 0) ? 0.8 : 0) -
        (how !== 'called' && isBuyersPlace(name, piece, facts) ? 3.5 : 0) -
        (isTown(name, facts) ? 3 : 0) -
        (isBelowItsShop(piece, facts) || isFirmOfShop(name, piece, facts) ? 2.5 : 0) -
        (facts.shop && legalForm.test(name) ? 3.5 : 0) -
        (isSender || isWordmark(piece) ? 0 : headingWorth(name, piece, facts)) -
        (isSender || piece.size >= large || !facts.values.has(piece) ? 0 : 2.5) +
        (isOfPage && piece.size > 1.15 ? 1 : 0) +
        (piece.depth < lowestHead && isStarred(piece) ? 2.5 : 0) -
        (isOthersEvent(name, piece, facts) || isStartOfHead(name, facts) ? 3 : 0) -
        (isOthersAlliance(name, piece, facts) ? 3 : 0) -
        (isOfGroup(name, facts.groups) ? 4 : 0) -
        (isOfMailProgram(name, piece, facts) ? 4 : 0) -
        (isSender || isHost ? 0 : otherWorth(name, piece)),
      isInDomain: facts.domains.some((domain) => isRelated(domain, compact)),
      isRepeated: facts.pieces.some(
        (other) =>
          other !== piece && compact.length > leastWord && other.folded.compact === compact,
      ),
      isChainInHeading: chain?.isAlone === true,
      isTrade: isTrade(fold(name)),
    },
  }
}

function worthMore(candidate: VendorCandidate, more: number): VendorCandidate {
  const inDocument = Number(candidate.features.inDocument) + more
  return { ...candidate, features: { ...candidate.features, inDocument } }
}

/** What a portal sends on may be the bill of a house that it calls the seller. */
function isOfAnother(name: string, senders: Sender[]) {
  const called = senders.filter(({ isCalled, isUnsure }) => isCalled && !isUnsure)
  return called.length > 0 && called.every((sender) => relationOf(name, sender.name) === 0)
}
