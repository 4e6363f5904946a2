import { countryOfVatNumber } from '#fields/tax/vat-numbers.ts'
import { digitsIn, lettersIn } from '#fields/vendor/name-text.ts'
import { isTradeAlone } from '#fields/vendor/no-names.ts'
import { isPostalLine } from '#fields/vendor/postal-lines.ts'
import { isAddress, isTrade, legalForm } from '#fields/vendor/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { remembered } from '#lexicon/remembered.ts'
import { hasPrice } from '#rows/prices.ts'
import { belongingIn, knownAsIn } from './groups.ts'
import {
  afterPhrase,
  afterSellerPhrase,
  isAddressText,
  isContactText,
  isFieldName,
  isFromBeside,
  isOfPayee,
  isOfWhoTakesPart,
  isOwnerPhrase,
  isRegistrationWord,
  isSenderLabel,
  isSentence,
  isStreet,
  isTitleText,
  isToBeside,
  isVenueLabel,
  withoutFirmName,
  withoutPartOf,
  withoutSenderLabel,
} from './letter-words.ts'
import type { Party } from './parties.ts'
import { besideOf, type Piece } from './pieces.ts'
import { relationOf } from './relations.ts'
import { nameAtStart, speakingIn, teamIn, thankingIn } from './thanks.ts'

/** A name that stands with the address or the registration of whoever wrote the paper. */
export type Sender = {
  name: string
  piece: Piece
  isRegistered: boolean
  isCalled?: boolean
  /** Whom others write the bill for. */
  isPayee?: boolean
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
  const buyers = [...recipients].map(({ printed }) => printed)
  const printed = new Set(own.map((piece) => piece.printed))
  const found = withoutUnsure([
    ...named,
    ...own.flatMap((piece) => [
      ...inOneLine(piece),
      ...besideRegistration(piece, foot),
      ...besideLabel(piece),
      ...inSentence(piece).filter(({ name }) => !buyers.includes(name)),
      ...thanking(piece),
      ...belonging(piece, printed),
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

/** "Issuing airline and date: HERON AIRWAYS 18MAY2024". */
const issueDay = /\s\d{1,2}\s?\p{Lu}{3}\s?\d{2,4}$/u

/** Called the seller, to the left or above. */
function besideLabel(piece: Piece): Sender[] {
  const value = withoutFirmName(withoutSenderLabel(piece.printed))
  const name = value.replace(/^:\s*/u, '').replace(issueDay, '')
  const above = piece.above?.after?.printed.startsWith(':') ? undefined : piece.above
  const labels = [piece.before, above].filter((label) => label && isSeller(label))
  const isCalled = value !== piece.printed || labels.length > 0
  const [first = ''] = name.split(separators)
  const isUnsure =
    [piece, ...labels].some((label) => isOfWhoTakesPart(label!.printed)) || isClerk(first, piece)
  const isPayee = [piece, ...labels].some((label) => isOfPayee(label!.printed))
  return isCalled && isName(first)
    ? [{ name: first, piece, isCalled, isUnsure, isPayee, isRegistered: true }]
    : []
}

/** "Issued by: Alena Nováková", with neither address nor number: whoever wrote it for the seller. */
function isClerk(name: string, { printed, below, after }: Piece) {
  const words = name.split(' ')
  const isPersons =
    words.length > 1 && words.length < 4 && words.every((word) => /^\p{Lu}[\p{L}.'-]*$/u.test(word))
  const hasMore = [printed, below?.printed, after?.printed].some(
    (text) => text && (isAddressText(text) || isContactText(text) || isRegistrationText(text)),
  )
  return isPersons && !hasMore && !legalForm.test(name) && !isTrade(fold(name))
}

/** "This receipt was issued by Heron Ltd, 1 Quay Street." */
function inSentence(piece: Piece): Sender[] {
  const rest = afterSellerPhrase(piece.printed)
  const name = rest && firmAtStart(`${rest} .`)
  const isPayee = rest !== undefined && endsWithPayee(piece.printed.slice(0, -rest.length))
  if (name && isName(name)) return [{ name, piece, isCalled: true, isPayee, isRegistered: true }]
  const shop = rest && nameAtStart(rest.split(' ')).replace(/[\s.,;:]+$/u, '')
  return shop && isName(shop) && !isTwoNames(shop)
    ? [{ name: shop, piece, isCalled: true, isPayee, isUnsure: true, isRegistered: false }]
    : []
}

/** As persons have: "Alena Nováková". */
function isTwoNames(name: string) {
  return name.split(' ').length === 2 && !isTrade(fold(name))
}

/** "Issued on behalf of". */
function endsWithPayee(before: string) {
  const words = before.trim().split(/\s+/).slice(-4)
  return words.some((_, at) => isOfPayee(words.slice(at).join(' ')))
}

function thanking(piece: Piece): Sender[] {
  const { printed } = piece
  const name = thankingIn(printed) ?? teamIn(printed) ?? speakingIn(printed)
  return name && isName(name)
    ? [{ name, piece, isRegistered: false, isCalled: true, isUnsure: true }]
    : []
}

/** "Heron is a trading name of Fenland Transport Ltd."; in small letters a word of a sentence, if it stands nowhere alone. */
function belonging(piece: Piece, printed: Set<string>): Sender[] {
  const name = belongingIn(piece.printed)?.own ?? knownAsIn(piece.printed)
  if (!name || !isBrand(name) || (/^\p{Ll}/u.test(name) && !printed.has(name))) return []
  return [{ name, piece, isCalled: true, isRegistered: true }]
}

/** Two letters and a figure may be a brand, and "Heron Mobile" is no number to call. */
function isBrand(name: string) {
  const signs = lettersIn(name) + digitsIn(name)
  const isCode = /^\S+$/u.test(name) && lettersIn(name) >= 2 && signs >= 3 && digitsIn(name) < 3
  const isNamed = !/\d/.test(name) && !isTitleText(name) && !isAddressText(name)
  return isName(name) || isCode || (isContactText(name) && isNamed)
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
function inTheMiddle(piece: Piece): Sender[] {
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
    lettersIn(text.replace(legalForm, '')) > 1 &&
    digitsIn(text) < 3 &&
    text.length < 50
  )
}
