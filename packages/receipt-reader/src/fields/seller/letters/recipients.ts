import { digitsIn } from '#fields/seller/name-text.ts'
import { fold } from '#lexicon/fold.ts'
import { listOf } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { isOneOf, plainWordsFinder } from '#lexicon/plain-words.ts'
import { isSimilar } from '#lexicon/similar.ts'
import { isAddressText, isContactText } from './letter-words.ts'
import type { Party } from './parties.ts'
import { isBuyerHeading, isOfWhoTakesPart, isPayerWord, isToBeside } from './party-words.ts'
import { besideOf, type Piece } from './pieces.ts'
import type { PrintedMail } from './printed-mail.ts'
import { isRegistrationText } from './sender.ts'

const recipientWords = wordsOfAll(({ documents }) => documents.recipient)
const saysRecipient = plainWordsFinder(recipientWords)
/** "Mme Jaulin, gérante" signs for the seller. */
const saysOffice = plainWordsFinder(wordsOfAll(({ documents }) => documents.owner))
const isRecipientWord = isOneOf(recipientWords)
const persons = new Set(
  listOf(wordsOfAll(({ documents }) => documents.person)).map((words) => fold(words).compact),
)
/** Down the page, and how large the print is at most beside that of most. */
const window = { from: 0.085, to: 0.4, size: 1.7 }
const linesOfAddress = 4
const mostWords = 4
const mostNames = 5
/** "t.a.v.", "z. Hd.", "Attn:" before a person. */
const attention = /^(?:\p{L}{1,2}\.\s?){2,3}|^z\.?\s?Hd\.?\s|^att?n\.?:?\s/iu

/** Those whom the paper was written to, by the words beside or above them or by what stands in their block. */
export function recipientsAmong(
  pieces: Piece[],
  mail: PrintedMail | undefined,
  sellers: Party[],
): Set<Piece> {
  const labels = new Set(pieces.filter(isLabel))
  const people = new Set(pieces.filter(({ printed, after }) => isPerson(printed) && !after))
  const heads = new Set(pieces.filter(headsContact).map(({ folded }) => folded.compact))
  const named = new Set(
    pieces.filter((piece) => isRecipient(piece, labels, people) && !isPaidTo(piece, heads)),
  )
  const names = [...named].map(({ folded }) => folded.compact).filter((name) => name.length > 4)
  const again = pieces.filter(
    ({ folded: { compact } }) =>
      compact.length > 3 && names.some((name) => isSimilar(name, compact)),
  )
  const ofSellers = new Set(sellers.flatMap(({ lines }) => lines))
  const all = [...named, ...again, ...(mail?.to ?? [])]
  return new Set(all.filter((piece) => !ofSellers.has(piece) && piece !== mail?.from))
}

/** Above all, with its address and how to reach it. */
function headsContact(piece: Piece) {
  const { block, depth } = piece
  return depth < 0.3 && block[0] === piece && block.some(({ printed }) => isContactText(printed))
}

/** "To: Heron Ltd" on the slip at the foot, which goes back with the payment to whoever wrote the head. */
function isPaidTo({ depth, folded }: Piece, heads: Set<string>) {
  return depth % 1 > 0.6 && heads.has(folded.compact)
}

function isRecipient(piece: Piece, labels: Set<Piece>, people: Set<Piece>): boolean {
  if (holdsAccountToPay(piece)) return false
  if (isPerson(piece.printed) || startsAsRecipient(piece)) return true
  if (piece.before && labels.has(piece.before) && !headsAddress(piece.before)) return true
  const block = piece.block
  const at = block.indexOf(piece)
  return block.some(
    (line, index) => (index < at && labels.has(line)) || (line !== piece && people.has(line)),
  )
}

/** "Bill to:" above a name and an address; what stands to its right is another's. */
function headsAddress({ block, after }: Piece) {
  const isAbove = block.some(({ printed }) => isAddressText(printed) && digitsIn(printed) > 0)
  return isAbove && after?.below !== undefined && !isPerson(after.printed)
}

const account = /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,}|\b(?:BIC|SWIFT|sort code)\b.*\d{2}/i

/** "Account holder: Heron Ltd" above the whole number of the account: of the buyer's own not all is told. */
function holdsAccountToPay(piece: Piece) {
  const label = isOfWhoTakesPart(piece.printed) ? piece : piece.before
  if (!label || !isOfWhoTakesPart(label.printed)) return false
  const beside = [piece.above, piece.below].flatMap((line) => [line, line?.after])
  return beside.some((line) => line && account.test(line.printed))
}

/** Nothing but the word: "Bill to", "Passenger:"; "Guest folio" is a title. */
function isLabel(piece: Piece) {
  const { printed, size } = piece
  if (size >= 2) return false
  if (printed.split(/\s+/).length > mostWords) return isBuyerHeading(printed)
  const others = besideOf(piece).map((other) => other.printed)
  if (isToBeside(printed, others) || isPayerWord(printed)) return true
  return isBuyerHeading(printed) || (/:\s*$/.test(printed) && saysRecipient(printed))
}

/** "Herrn Jonas Petri", "t.a.v. Dhr. Bram Hoekstra". */
export function isPerson(printed: string): boolean {
  if (saysOffice(printed)) return false
  const words = printed.replace(attention, '').split(/\s+/)
  return words.length > 1 && words.length <= mostNames && isTitle(words[0] ?? '')
}

function isTitle(word: string) {
  const { compact } = fold(word)
  // "M." is a person, "M" a size.
  return persons.has(compact) && (compact.length > 1 || word.endsWith('.')) && /^\p{Lu}/u.test(word)
}

/** "COMPANY Heron Ltd", "an Heron AG, Seeweg 3". */
function startsAsRecipient({ printed }: Piece) {
  const words = printed.split(/[\s:]+/).filter(Boolean)
  return [1, 2, 3].some((count) => {
    const start = words.slice(0, count).join(' ')
    const rest = words.slice(count).join(' ')
    if (!isRecipientWord(start) || rest === '') return false
    return start.length > 3 || (/^\p{Ll}/u.test(printed) && /\d/.test(rest)) || /:/.test(printed)
  })
}

/** A name and an address and nothing else, below the head: where an envelope's window is. */
export function isInWindow(piece: Piece, mayBeRegistered = false): boolean {
  const isThere = piece.depth > window.from && piece.depth < window.to && piece.size < window.size
  return isThere && isAddressed(piece, mayBeRegistered)
}

/** Above an address, and nothing else in the block. */
export function isAddressed(piece: Piece, mayBeRegistered = false): boolean {
  // With its address in one line it is the sender's own, above the window.
  if (piece.isCentred || isWholeAddress(piece.printed)) return false
  const block = piece.block
  const at = block.indexOf(piece)
  const hasAddress = block
    .slice(at + 1, at + 1 + linesOfAddress)
    .some(({ printed }) => isAddressText(printed) && digitsIn(printed) > 0)
  if (!hasAddress) return false
  return !block.some(
    ({ printed }) => isContactText(printed) || (!mayBeRegistered && isRegistrationText(printed)),
  )
}

/** With street and town behind it. */
export function isWholeAddress(printed: string): boolean {
  const [, ...rest] = printed.split(/\s*[•·|]\s*|\s[–—-]\s|,\s+/u)
  return rest.filter((part) => isAddressText(part) && digitsIn(part) > 0).length > 1
}
