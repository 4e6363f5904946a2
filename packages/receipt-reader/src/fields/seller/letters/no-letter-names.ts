import { type Features, scoreOf } from '#confidence/scoring.ts'
import { digitsIn, isGibberish, lettersIn } from '#fields/seller/name-text.ts'
import { isSlogan, isTradeAlone } from '#fields/seller/no-names.ts'
import { isTrade } from '#fields/seller/vendor-words.ts'
import { isCountryName } from '#lexicon/country-names.ts'
import { fold } from '#lexicon/fold.ts'
import { hasPrice } from '#rows/prices.ts'
import {
  isAddressText,
  isContactText,
  isFieldName,
  isFirmText,
  isRegistrationWord,
  isSentence,
  isSpoken,
  isTitleText,
  withoutLinks,
} from './letter-words.ts'
import { isOwnerLine } from './owner-words.ts'
import { isOfWhoTakesPart } from './party-words.ts'
import type { Piece } from './pieces.ts'
import { isRegistrationText } from './sender.ts'

/** Beside the print of most. */
export const large = 1.4
/** Above every buyer's address. */
export const highest = 0.1
/** Where a head ends. */
export const lowestHead = 0.25

/** How much it speaks against a name, set by hand. */
export const otherWeights = {
  isLabel: 3,
  hasAmount: 3,
  isTitle: 3,
  isTitleOfTrade: 1,
  isSpoken: 2,
  isOwner: 3,
  isAddress: 4,
  isHouseLikeAddress: 1,
  isContact: 4,
  isDate: 3,
  isSlogan: 3,
  isSentence: 2,
  isCode: 3,
  isWayBack: 4,
  isPlainAtTop: 0.5,
  isPlainBelow: 2,
  isRoute: 2.5,
  isGibberish: 2,
}

type OtherFeature = keyof typeof otherWeights

/** What says that it is something else than a name. */
export function otherWorth(name: string, piece: Piece) {
  if (name !== piece.text) return worthOf(name, piece)
  const known = worths.get(piece)
  if (known !== undefined) return known
  const worth = worthOf(name, piece)
  worths.set(piece, worth)
  return worth
}

/** Each piece is asked about as the first of the page, as a house, as a shop and as itself. */
const worths = new WeakMap<Piece, number>()

function worthOf(name: string, piece: Piece) {
  return scoreOf(otherFeatures(name, piece), otherWeights)
}

function otherFeatures(name: string, piece: Piece): Features<OtherFeature> {
  const words = name.split(/\s+/).length
  const isPlain = !/\p{Lu}/u.test(name)
  const isTitle = isTitleText(name)
  const isPlace = isAddressText(name)
  const isOfTrade = (isTitle || isPlace) && isTrade(fold(name))
  const isHouse = isPlace && (isHead(piece) || (isOfTrade && digitsIn(name) === 0))
  return {
    isLabel: isLabel(piece) || isFieldName(name),
    hasAmount: hasPrice(piece.row) || piece.hasAmount,
    isTitle: isTitle && !isOfTrade,
    isTitleOfTrade: isTitle && isOfTrade,
    isSpoken: isSpoken(name),
    isOwner: isOwnerLine(piece.printed) || isOfWhoTakesPart(piece.printed),
    isAddress: isPlace && !isHouse,
    isHouseLikeAddress: isHouse,
    isContact: isContact(name, piece) || isRegistrationWord(name) || isCountryName(name),
    isDate: piece.isDate || (digitsIn(name) > 3 && !isHead(piece)),
    isSlogan: words > 6 || (isSlogan(withoutLinks(name)) && !isFirmText(name)),
    isSentence: isSentence(name) || /\?\s*$/.test(piece.printed),
    isCode: isCode(piece.printed),
    isWayBack: isWayBack.test(piece.printed),
    isPlainAtTop: isPlain && piece.depth < highest,
    isPlainBelow: isPlain && piece.depth >= highest,
    isRoute: isRoute(name),
    isGibberish: isGibberish(name) || isTradeAlone(name),
  }
}

/** In a head "Heron Mobile" is no number to call. */
function isContact(name: string, { size, depth }: Piece) {
  const isName = size >= large && depth < highest && !/[\d@]|www\./iu.test(name)
  return isContactText(name) && !isName
}

/** Names a value that stands to its right. */
function isLabel(piece: Piece) {
  const { after, printed, size } = piece
  if (size >= 1.6) return false
  if (size < large && isInForm(piece)) return true
  if (/:\s*$/.test(printed)) return true
  const value = after?.printed ?? ''
  const isOfSender = isRegistrationText(value) || isContactText(value) || isAddressText(value)
  return digitsIn(value) > 0 && digitsIn(value) >= lettersIn(value) && !isOfSender
}

/** Names below each other, and values below each other to their right. */
function isInForm({ after, above, below, row, block }: Piece) {
  // The seller's address beside the buyer's.
  if (block.some(({ printed }) => isContactText(printed) || isAddressText(printed))) return false
  const isFormed = (other: Piece | undefined) =>
    after !== undefined &&
    other?.after !== undefined &&
    Math.abs(other.after.boxes[0]!.box.x - after.boxes[0]!.box.x) < row.box.height
  return isFormed(above) || isFormed(below)
}

/** In large print above an address: "Pine Ridge Motel" is no street, nor is "RADIOTAXI HERON 4949". */
function isHead({ size, depth, printed }: Piece) {
  const isNumbered = digitsIn(printed) > 0
  const isCalled = /^\p{Lu}{4,}\s.*\p{Lu}\s\d{4}$/u.test(printed)
  return size > 1.5 && depth < 0.2 && (!isNumbered || isCalled || isTrade(fold(printed)))
}

/** Begins with a figure, names its value, or is a booking's code: "12 Marine Parade", "Seat: 4", "HQ7T2M". */
function isCode(printed: string) {
  return /^\d|:|^(?=\S*\d)(?=\S*\p{L})[\p{Lu}\d-]+$/u.test(printed)
}

/** "< My tickets", above what a phone shows. */
const isWayBack = /^[<‹«←❮]\s?\p{L}/u

/** "Zürich – Milano". */
function isRoute(name: string) {
  return /\p{L}{3}\s?[–—→>]\s?\p{Lu}|\p{L}{3}\s-\s\p{Lu}/u.test(name)
}
