import type { Features } from '#confidence/scoring.ts'
import { legalForm } from '#fields/seller/vendor-words.ts'
import type { Facts } from './facts.ts'
import type { LetterFeature } from './letter-weights.ts'
import { isAddressText, isContactText } from './letter-words.ts'
import { highest, lowestHead } from './no-letter-names.ts'
import { isKeeper } from './others-names.ts'
import { isOwnerLine } from './owner-words.ts'
import { isOfWhoTakesPart } from './party-words.ts'
import { besideOf, type Piece } from './pieces.ts'
import { relationOf } from './relations.ts'
import { isRegistrationText } from './sender.ts'

/** Down the page. */
const top = 0.12
/** So many others in its row are a table. */
const columns = 3
/** Beside the print below it. */
const larger = 1.25

/** Large print at the top is a head; in the middle stands what was sold. */
export function placeFeatures({ size, depth }: Piece, isSender: boolean): Features<LetterFeature> {
  const print = Math.max(-1, Math.min(3, 2 * Math.log2(size)))
  // At the foot everything is small.
  if (isSender) return { print: Math.max(0, print) }
  return {
    print,
    isAtTop: depth < top,
    isInHead: depth >= top && depth < lowestHead,
    isInMiddle: depth >= lowestHead && depth < 0.85,
  }
}

/** Who signed, and whose address it stands above. */
export function senderFeatures(
  name: string,
  piece: Piece,
  { senders }: Facts,
  isSender: boolean,
): Features<LetterFeature> {
  const isItself = senders.some((sender) => sender.piece === piece)
  const others = senders
    .filter((sender) => sender.piece !== piece)
    .map((sender) => relationOf(name, sender.name))
  const isOfOwner = !isSender && isAboveOwner(piece)
  return {
    hasLegalForm: legalForm.test(name),
    isOfSender: isItself || isSender ? 2 : Math.max(0, ...others),
    isAboveOwner: isOfOwner,
    isAboveAddress: !isSender && !isOfOwner && isAboveAddress(piece),
  }
}

/** In large print right above whoever runs it. */
function isAboveOwner({ below, size }: Piece) {
  if (!below || size < larger * below.size) return false
  return isOwnerLine(below.printed) || isOfWhoTakesPart(below.printed)
}

/** A buyer's address stands lower, and has neither number nor registration. */
function isAboveAddress(piece: Piece) {
  const { depth } = piece
  // The head of a column among others: "Route", and below it the streets.
  if (besideOf(piece).length >= columns) return false
  const below = piece.below && isBeforeAddress(piece.below) ? piece.below.below : piece.below
  if (!below) return false
  if (isContactText(below.printed) || isRegistrationText(below.printed)) return true
  if (!isAddressText(below.printed)) return false
  if (depth < highest || piece.isCentred) return true
  return piece.block.some(({ printed }) => isContactText(printed) || isRegistrationText(printed))
}

/** Between a name and its address the firm may stand, its keeper, or what kinds of things it has: "Kitchen · Bar · Events". */
function isBeforeAddress(piece: Piece) {
  return legalForm.test(piece.text) || isListOfKinds(piece.printed) || isKeeper(piece)
}

function isListOfKinds(printed: string) {
  const kinds = printed.split(/\s*[·•|]\s*|\s[–&+]\s/u)
  return kinds.length > 2 && kinds.every((kind) => /^\p{L}+$/u.test(kind))
}
