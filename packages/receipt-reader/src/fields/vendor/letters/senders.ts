import { countryOfVatNumber } from '#fields/tax/vat-numbers.ts'
import { digitsIn, lettersIn } from '#fields/vendor/name-text.ts'
import { isTradeAlone } from '#fields/vendor/no-names.ts'
import { isPostalLine } from '#fields/vendor/postal-lines.ts'
import { isAddress, isTrade, legalForm } from '#fields/vendor/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { remembered } from '#lexicon/remembered.ts'
import { hasPrice } from '#rows/prices.ts'
import {
  afterSellerPhrase,
  isAddressText,
  isContactText,
  isFieldName,
  isFromBeside,
  isOfWhoTakesPart,
  isRegistrationWord,
  isSenderLabel,
  isStreet,
  isTitleText,
  isToBeside,
  withoutFirmName,
  withoutSenderLabel,
} from './letter-words.ts'
import type { Party } from './parties.ts'
import { besideOf, blockOf, type Piece } from './pieces.ts'
import { relationOf } from './relations.ts'
import { thankingIn } from './thanks.ts'

/** A name that stands with the address or the registration of whoever wrote the paper. */
export type Sender = {
  name: string
  piece: Piece
  isRegistered: boolean
  isCalled?: boolean
  /** By words after which the seller's name may stand, or another's. */
  isUnsure?: boolean
}

const separators = /\s*[•·|]\s*|\s[–—-]\s|,\s+/u
const rowsAround = 2
/** More are the columns of a journey. */
const mostBeside = 4
const linesOfAddress = 5

export function sendersAmong(
  pieces: Piece[],
  recipients: Set<Piece>,
  values: Set<Piece>,
  parties: Party[],
): Sender[] {
  const own = pieces.filter((piece) => !recipients.has(piece) && !values.has(piece))
  const foot = own.filter(({ depth, printed }) => depth % 1 > 0.8 && isRegistrationText(printed))
  const named = parties.flatMap(({ name, piece, isUnsure }) =>
    name && isName(name) ? [{ name, piece, isRegistered: true, isCalled: true, isUnsure }] : [],
  )
  const found = withoutUnsure([
    ...named,
    ...own.flatMap((piece) => [
      ...inOneLine(piece),
      ...besideRegistration(piece, foot),
      ...besideLabel(piece),
      ...inSentence(piece),
      ...thanking(piece),
    ]),
  ])
  // Where nobody else is registered, it is no buyer who stands in the middle of the page.
  return found.some(({ isRegistered }) => isRegistered)
    ? found
    : [...found, ...own.flatMap(inTheMiddle)]
}

/** Who carries or holds it is the seller where nobody else is registered. */
function withoutUnsure(found: Sender[]): Sender[] {
  const sure = found.filter(({ isUnsure, isRegistered }) => !isUnsure && isRegistered)
  if (sure.length === 0) return found
  return found.filter(
    ({ isUnsure, name }) => !isUnsure || sure.some((other) => relationOf(name, other.name) > 0),
  )
}

/** Called the seller, to the left or above. */
function besideLabel(piece: Piece): Sender[] {
  const name = withoutFirmName(withoutSenderLabel(piece.printed))
  const labels = [piece.before, piece.above].filter((label) => label && isSeller(label))
  const isCalled = name !== piece.printed || labels.length > 0
  const isUnsure = [piece, ...labels].some((label) => isOfWhoTakesPart(label!.printed))
  const [first = ''] = name.split(separators)
  return isCalled && isName(first)
    ? [{ name: first, piece, isCalled, isUnsure, isRegistered: true }]
    : []
}

/** "This receipt was issued by Heron Ltd, 1 Quay Street." */
function inSentence(piece: Piece): Sender[] {
  const rest = afterSellerPhrase(piece.printed)
  const name = rest && firmAtStart(`${rest} .`)
  return name && isName(name) ? [{ name, piece, isCalled: true, isRegistered: true }] : []
}

function thanking(piece: Piece): Sender[] {
  const name = thankingIn(piece.printed)
  return name && isName(name)
    ? [{ name, piece, isRegistered: false, isCalled: true, isUnsure: true }]
    : []
}

function isSeller(label: Piece) {
  const others = besideOf(label).map(({ printed }) => printed)
  if (others.length < mostBeside && isFromBeside(label.printed, others)) return true
  const isBesideBuyer = others.some((other) => isToBeside(other, [label.printed]))
  // Else it may be the heading of a column among others.
  return isSenderLabel(label.printed) && (others.length < 2 || isBesideBuyer)
}

/** "Heron Ltd, 5 Quay Street, Bristol BS1 4QD, VAT 123": the name comes first. */
function inOneLine(piece: Piece): Sender[] {
  const text = withoutSenderLabel(piece.printed)
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
  return rest.length > 0 && isAddressed && (isRegistered || isAtEdge(piece)) && isName(name)
    ? [{ name, piece, isRegistered }]
    : []
}

/** The numbers of a firm go on in the line below. */
function isAboveRegistration({ below }: Piece, name: string) {
  return legalForm.test(name) && below !== undefined && isRegistrationText(below.printed)
}

/** "7 Raffles Place", "Singapore 048616". */
function hasNumber(part: string) {
  return /^\d{1,4}\p{L}?\s\p{Lu}\p{Ll}|\p{Ll}\s\d{4,6}$/u.test(part.trim())
}

const mostWords = 7

/** "Heron Ltd. Registered in England": the words up to the legal form. */
function firmAtStart(text: string) {
  const words = text.split(' ')
  if (words.length < 4) return undefined
  const ends = words
    .slice(1, mostWords)
    .map((_, index) =>
      words
        .slice(0, index + 2)
        .join(' ')
        .replace(/,$/, ''),
    )
    .filter((start) => legalForm.test(start) && !/[,–•·|:]\s/.test(start))
  const firm = ends.at(-1)
  return firm && firm.length < text.length ? firm : undefined
}

function isPlace(text: string) {
  return (
    isPostalLine(text) ||
    /^\d{4,5}\s\p{L}{3}/u.test(text) ||
    (isAddress(fold(text)) && /\d/.test(text))
  )
}

/** In the middle of the page it is rather the buyer. */
function isAtEdge({ depth }: Piece) {
  return depth % 1 < 0.3 || depth % 1 > 0.75
}

/** A firm in the block of a registration, or in the columns of a foot with one. */
function besideRegistration(piece: Piece, foot: Piece[]): Sender[] {
  if (!isName(piece.printed) || hasPrice(piece.row)) return []
  const hasForm = legalForm.test(piece.printed)
  const block = blockOf(piece)
  const at = block.indexOf(piece)
  const isInBlock =
    (hasForm || at === 0) &&
    isAtEdge(piece) &&
    block.slice(at + 1, at + 1 + linesOfAddress).some(({ printed }) => isRegistrationText(printed))
  const reach = hasForm ? rowsAround : piece.before ? -1 : 0
  const isInFoot = foot.some(({ row }) => Math.abs(row.index - piece.row.index) <= reach)
  return isInBlock || isInFoot ? [{ name: piece.text, piece, isRegistered: true }] : []
}

/** A firm above its registration, anywhere, or by its kind: "Taxi Heron, Nr. 1447". */
function inTheMiddle(piece: Piece): Sender[] {
  const isFirm = legalForm.test(piece.printed)
  const name = isFirm ? piece.text : (piece.printed.split(separators)[0] ?? '')
  const isHouse = isTrade(fold(name)) && !isTradeAlone(name)
  if (!(isFirm || isHouse) || !isName(name) || hasPrice(piece.row)) return []
  const block = blockOf(piece)
  const at = block.indexOf(piece)
  const isAbove = block
    .slice(at + 1, at + 1 + linesOfAddress)
    .some(({ printed }) => isRegistrationText(printed))
  return isAbove ? [{ name, piece, isRegistered: true }] : []
}

export const isRegistrationText = remembered((text: string): boolean => {
  if (digitsIn(text) < 5) return false
  return isRegistrationWord(text) || countryOfVatNumber(plainText(text)) !== undefined
})

function isName(text: string) {
  const isOther = isPlace(text) || isContactText(text) || isRegistrationText(text)
  return (
    !isOther &&
    !isStreet(text) &&
    !isTitleText(text) &&
    !isFieldName(text) &&
    lettersIn(text) >= 3 &&
    digitsIn(text) < 3 &&
    text.length < 50
  )
}
