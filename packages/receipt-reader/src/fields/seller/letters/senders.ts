import { digitsIn, lettersIn } from '#fields/seller/name-text.ts'
import { isTrade, legalForm } from '#fields/seller/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import { belongingIn, knownAsIn } from './groups.ts'
import { isAddressText, isContactText, isTitleText } from './letter-words.ts'
import type { Party } from './parties.ts'
import {
  afterSellerPhrase,
  isFromBeside,
  isOfPayee,
  isOfWhoTakesPart,
  isSenderLabel,
  isToBeside,
  withoutFirmName,
  withoutSenderLabel,
} from './party-words.ts'
import { besideOf, type Piece } from './pieces.ts'
import { aboveContact, besideRegistration, inOneLine, inTheMiddle } from './registered-senders.ts'
import { relationOf } from './relations.ts'
import { firmAtStart, isName, isRegistrationText, type Sender, separators } from './sender.ts'
import { nameAtStart, speakingIn, teamIn, thankingIn } from './thanks.ts'

/** More are the columns of a journey. */
const mostBeside = 4

/** The registrations at the foot, the buyers' names, and all that the sender printed. */
type Around = { foot: Piece[]; buyers: string[]; printed: Set<string> }

/** How a sender is told. */
export const senderSources: Record<string, (piece: Piece, around: Around) => Sender[]> = {
  inOneLine,
  besideRegistration: (piece, { foot }) => besideRegistration(piece, foot),
  aboveContact,
  besideLabel,
  inSentence: (piece, { buyers }) => inSentence(piece).filter(({ name }) => !buyers.includes(name)),
  thanking,
  belonging: (piece, { printed }) => belonging(piece, printed),
}

export function sendersAmong(
  pieces: Piece[],
  recipients: Set<Piece>,
  values: Set<Piece>,
  parties: Party[],
): Sender[] {
  const own = pieces.filter(
    (piece) => !recipients.has(piece) && !values.has(piece) && lettersIn(piece.printed) > 1,
  )
  const foot = own.filter(({ depth, printed }) => depth % 1 > 0.8 && isRegistrationText(printed))
  const named = parties.flatMap(({ name, piece, isUnsure }) =>
    name && isName(name) ? [{ name, piece, isRegistered: true, isCalled: true, isUnsure }] : [],
  )
  const buyers = [...recipients].map(({ printed }) => printed)
  const printed = new Set(own.map((piece) => piece.printed))
  const around = { foot, buyers, printed }
  const found = withoutUnsure([
    ...named,
    ...own.flatMap((piece) =>
      Object.values(senderSources).flatMap((source) => source(piece, around)),
    ),
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
