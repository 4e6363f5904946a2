import { type Features, scoreOf } from '#confidence/scoring.ts'
import { chainIn } from '#fields/seller/chains/find-chains.ts'
import { lettersIn } from '#fields/seller/name-text.ts'
import { isTrade, legalForm } from '#fields/seller/vendor-words.ts'
import type { VendorCandidate } from '#fields/seller/vendors.ts'
import { fold } from '#lexicon/fold.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { Row } from '#rows/row.ts'
import { bareName, isStarred } from './bare-names.ts'
import { isCodeName } from './code-names.ts'
import { type Facts, factsOf, isWordmark } from './facts.ts'
import { isOfGroup } from './groups.ts'
import { groupsBehind, houseOfGroup } from './houses-of-groups.ts'
import { type LetterFeature, letterWeights } from './letter-weights.ts'
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
import type { House, Piece } from './pieces.ts'
import { placeFeatures, senderFeatures } from './place-worth.ts'
import { isRelated, leastWord, relationOf } from './relations.ts'
import type { Sender } from './sender.ts'
import { titledName } from './titled-names.ts'
import { besideNames, twoLineNames } from './two-line-names.ts'

/** How a name comes to be one: where it stands, by what stands with it, or by a word for the seller. */
type How = 'standing' | 'signed' | 'called'

/** What the paper tells, and the house that sends it on the paper of others. */
type Letter = { facts: Facts; house: House | undefined }

type LetterSource = (letter: Letter) => VendorCandidate[]

const leastLetters = 3
/** So much against a name that nothing speaks for it. */
const hopeless = 8

/** Where names on letters come from. */
export const letterSources: Record<string, LetterSource> = {
  standing: ({ facts }) =>
    facts.pieces
      .filter((piece) => lettersIn(piece.text) >= leastLetters || isCodeName(piece, facts))
      .filter((piece) => otherWorth(piece.text, piece) < hopeless || isCodeName(piece, facts))
      .map((piece) => candidateOf(piece.text, piece, facts, 'standing')),
  signed: ({ facts }) =>
    facts.senders.map(({ name, piece, isCalled, isPayee }) =>
      candidateOf(name, piece, facts, isCalled ? 'called' : 'signed', { isPayee }),
    ),
  twoLines: ({ facts }) => facts.pieces.flatMap((piece) => pairsOf(twoLineNames, piece, facts)),
  beside: ({ facts }) => facts.pieces.flatMap((piece) => pairsOf(besideNames, piece, facts)),
  titled: ({ facts }) =>
    facts.pieces.flatMap((piece) => {
      const name = titledName(piece, facts)
      return name ? [candidateOf(name, piece, facts, 'called')] : []
    }),
  houses: ({ facts, house }) =>
    house ? [candidateOf(house.name, house.piece, facts, 'called', { isHouseOfGroup: true })] : [],
  mailed: ({ facts }) => {
    const { mail, senders } = facts
    return mail?.name && !isOfAnother(mail.name, senders)
      ? [candidateOf(mail.name, mail.from, facts, 'called')]
      : []
  },
}

/**
 * Names on letters, folios and tickets, where the buyer's name stands there too and the vendor's may be at the foot
 * alone: what speaks for each by place and print, by whom the registration, the address and the mail belong to.
 */
export function letterVendors(rows: Row[], page: OcrPage): VendorCandidate[] {
  const told = factsOf(rows, page)
  const house = houseOfGroup(told)
  const groups = house ? groupsBehind(house, told) : []
  const facts = { ...told, groups: [...told.groups, ...groups] }
  return Object.values(letterSources).flatMap((source) => source({ facts, house }))
}

function pairsOf(find: typeof twoLineNames, piece: Piece, facts: Facts) {
  return find(piece, facts).map(({ name, whole, more }) =>
    candidateOf(name, whole, facts, 'standing', { isOfTwoLines: more }),
  )
}

function candidateOf(
  name: string,
  piece: Piece,
  facts: Facts,
  how: How,
  more: Features<LetterFeature> = {},
): VendorCandidate {
  const { compact } = fold(name)
  const features = { ...letterFeatures(name, piece, facts, how), ...more }
  return {
    name: bareName(name, piece, facts),
    boxes: piece.boxes,
    features: {
      inDocument: scoreOf(features, letterWeights),
      isInDomain: facts.domains.some((domain) => isRelated(domain, compact)),
      isRepeated: facts.pieces.some(
        (other) =>
          other !== piece && compact.length > leastWord && other.folded.compact === compact,
      ),
      isChainInHeading: chainIn(name)?.isAlone === true,
      isTrade: isTrade(fold(name)),
    },
  }
}

function letterFeatures(
  name: string,
  piece: Piece,
  facts: Facts,
  how: How,
): Features<LetterFeature> {
  const isSender = how !== 'standing'
  const { compact } = fold(name)
  // "Tickets24" is no title where the page is of tickets24.example.
  const isHost =
    (piece.depth < highest && facts.domains.includes(compact)) || isCodeName(piece, facts)
  const isOfPage =
    piece.depth < lowestHead && facts.domains.length === 1 && facts.domains[0] === compact
  const isEvent = isOthersEvent(name, piece, facts)
  return {
    ...senderFeatures(name, piece, facts, isSender),
    ...placeFeatures(piece, isSender),
    isCalled: how === 'called',
    isRecipient: facts.recipients.has(piece),
    isFirst: piece === facts.first || (how === 'signed' && piece.row.index === 0),
    isBuyersPlace: how !== 'called' && isBuyersPlace(name, piece, facts),
    isTown: isTown(name, facts),
    isFirmOfShop: isBelowItsShop(piece, facts) || isFirmOfShop(name, piece, facts),
    isFirmAboveShop: facts.shop !== undefined && legalForm.test(name),
    isHeading: isSender || isWordmark(piece) ? 0 : headingWorth(name, piece, facts),
    isFormValue: !isSender && piece.size < large && facts.values.has(piece),
    isOfPage: isOfPage && piece.size > 1.15,
    isStarred: piece.depth < lowestHead && isStarred(piece),
    isOthersEvent: isEvent,
    isStartOfHead: !isEvent && isStartOfHead(name, facts),
    isOthersAlliance: isOthersAlliance(name, piece, facts),
    isOfGroup: isOfGroup(name, facts.groups),
    isOfMailProgram: isOfMailProgram(name, piece, facts),
    isOther: isSender || isHost ? 0 : otherWorth(name, piece),
  }
}

/** What a portal sends on may be the bill of a house that it calls the seller. */
function isOfAnother(name: string, senders: Sender[]) {
  const called = senders.filter(({ isCalled, isUnsure }) => isCalled && !isUnsure)
  return called.length > 0 && called.every((sender) => relationOf(name, sender.name) === 0)
}
