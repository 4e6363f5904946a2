import { isTradeAlone } from '#fields/seller/no-names.ts'
import { isTrade, legalForm } from '#fields/seller/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import { hasPrice } from '#rows/prices.ts'
import { isAddressText, isContactText, isSentence } from './letter-words.ts'
import { isOwnerPhrase, withoutPartOf } from './owner-words.ts'
import { afterPhrase, isVenueLabel, withoutSenderLabel } from './party-words.ts'
import type { Piece } from './pieces.ts'
import {
  firmAtStart,
  isName,
  isPlace,
  isRegistrationText,
  type Sender,
  separators,
} from './sender.ts'

/** Down the page. */
const highestBuyer = 0.3
const rowsAround = 2
const linesOfAddress = 5

/** "Heron Ltd, 5 Quay Street, Bristol BS1 4QD, VAT 123": the name comes first. */
export function inOneLine(piece: Piece): Sender[] {
  const text = withoutPartOf(withoutSenderLabel(piece.printed))
  const firm = firmAtStart(text)
  const [name = '', ...rest] = firm
    ? [firm, ...text.slice(firm.length).split(separators)]
    : text.split(separators)
  const others = rest.join(', ')
  const isRegistered = isRegistrationText(others) || isAboveRegistration(piece, name)
  const isAddressed =
    isRegistered ||
    rest.some((part) => isPlace(part) || isAddressText(part)) ||
    (legalForm.test(name) && rest.some(hasNumber))
  if (isBelowItsFirm(piece, name) || isPlaceOfService(piece) || isRunByOthers(name)) return []
  return rest.length > 0 && isAddressed && (isRegistered || isAtEdge(piece)) && isName(name)
    ? [{ name, piece, isRegistered, isUnsure: isTown(name, rest) }]
    : []
}

/** "Bern, CHE-108.774.215": one word before the number and no address. */
function isTown(name: string, rest: string[]) {
  const isWord = !name.includes(' ') && !legalForm.test(name)
  return isWord && !rest.some((part) => isPlace(part) || isAddressText(part))
}

/** The address of a firm whose name ends the line above: "Fiume Airport, 07041 Alghero". */
function isBelowItsFirm({ above, size }: Piece, name: string) {
  if (!above || legalForm.test(name)) return false
  return legalForm.test(above.printed.replace(/,$/, '')) && above.size < 1.25 * size
}

/** Where it was done: "Venue: Heron Hall, 1 Quay Street". */
function isPlaceOfService({ before, above, printed }: Piece) {
  const [label = '', rest] = printed.split(/\s?:\s+/, 2)
  return (
    (rest !== undefined && isVenueLabel(label)) ||
    [before, above].some((other) => other && isVenueLabel(other.printed))
  )
}

/** The numbers of a firm go on in the line below. */
function isAboveRegistration({ below }: Piece, name: string) {
  return legalForm.test(name) && below !== undefined && isRegistrationText(below.printed)
}

/** "7 Raffles Place", "Singapore 048616". */
function hasNumber(part: string) {
  return /^\d{1,4}\p{L}?\s\p{Lu}\p{Ll}|\p{Ll}\s\d{4,6}$/u.test(part.trim())
}

/** In the middle of the page it is rather the buyer. */
function isAtEdge({ depth }: Piece) {
  return depth % 1 < 0.3 || depth % 1 > 0.75
}

/** A firm in the block of a registration, or in the columns of a foot with one. */
export function besideRegistration(piece: Piece, foot: Piece[]): Sender[] {
  const { below } = piece
  const text = withoutPartOf(piece.printed)
  if (!isName(text) || hasPrice(piece.row) || isOfOthers(text) || isPlaceOfService(piece)) return []
  const hasForm = legalForm.test(text)
  const block = piece.block
  const at = block.indexOf(piece)
  const isHeading = below !== undefined && isSentence(below.printed)
  const isInBlock =
    (hasForm || (at === 0 && !isHeading)) &&
    isAtEdge(piece) &&
    block.slice(at + 1, at + 1 + linesOfAddress).some(({ printed }) => isRegistrationText(printed))
  // Its address below it, and the numbers in the columns beside.
  const isAddressed = at === 0 && !piece.before && piece.below && isAddressText(piece.below.printed)
  const reach = hasForm || isAddressed ? rowsAround : piece.before ? -1 : 0
  const isInFoot = foot.some(({ row }) => Math.abs(row.index - piece.row.index) <= reach)
  const name = withoutPartOf(piece.text)
  return isInBlock || isInFoot ? [{ name, piece, isRegistered: true }] : []
}

/** "Operation of this train: Heron Ltd", "This train is run by Heron Ltd". */
function isOfOthers(text: string) {
  return /\p{L}\s?:\s/u.test(text) || isSentence(text) || isRunByOthers(text)
}

/** "Service exploité par Heron SAS". */
function isRunByOthers(text: string) {
  const words = text.split(/\s+/)
  return words.some((_, at) => {
    const rest = words.slice(at)
    return at > 0 && rest.length > 2 && afterPhrase(rest.join(' '), isOwnerPhrase) !== undefined
  })
}

/** A firm above its registration, anywhere, a name above its address too, or by its kind: "Taxi Heron, Nr. 1447". */
export function inTheMiddle(piece: Piece): Sender[] {
  const isFirm = legalForm.test(piece.printed)
  const name = isFirm ? piece.text : (piece.printed.split(separators)[0] ?? '')
  const isHouse = isTrade(fold(name)) && !isTradeAlone(name)
  const isAddressed = piece.block[0] === piece && piece.below && isAddressText(piece.below.printed)
  if (
    !(isFirm || isHouse || isAddressed) ||
    !isName(name) ||
    hasPrice(piece.row) ||
    isOfOthers(name)
  )
    return []
  const block = piece.block
  const at = block.indexOf(piece)
  const isAbove = block
    .slice(at + 1, at + 1 + linesOfAddress)
    .some(({ printed }) => isRegistrationText(printed))
  return isAbove ? [{ name, piece, isRegistered: true }] : []
}

/** A firm at the top above its address and how to reach it; a buyer's has none. */
export function aboveContact(piece: Piece): Sender[] {
  const { block, depth, printed, text } = piece
  if (depth > highestBuyer || block[0] !== piece || !legalForm.test(printed) || !isName(text))
    return []
  const hasAddress = block.some((line) => isAddressText(line.printed))
  const isReached = block.some((line) => isContactText(line.printed))
  return hasAddress && isReached ? [{ name: text, piece, isRegistered: false }] : []
}
