import { lettersIn } from '#fields/seller/name-text.ts'
import { isTradeAlone } from '#fields/seller/no-names.ts'
import { isTrade, legalForm } from '#fields/seller/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import { type Facts, heightOf } from './facts.ts'
import { isOfGroup } from './groups.ts'
import {
  isAddressText,
  isAllianceText,
  isEventText,
  isFieldName,
  isTitleText,
  isWordOfPlace,
} from './letter-words.ts'
import { highest, lowestHead, otherWorth } from './no-letter-names.ts'
import { isOwnerLine } from './owner-words.ts'
import { isOfWhoTakesPart } from './party-words.ts'
import type { Piece } from './pieces.ts'
import { isAddressed, isInWindow } from './recipients.ts'
import { coreOf, isRelated, leastWord, relationOf, sameName } from './relations.ts'
import type { Sender } from './sender.ts'

/** Down the page: a seller's block stands higher than a buyer's. */
const lowestSeller = 0.12
const foot = 0.8

/** The head names a gathering, and whoever is registered has another name. */
export function isOthersEvent(name: string, piece: Piece, { senders, pieces }: Facts) {
  if (piece.depth > lowestHead || legalForm.test(name) || isHouse(name)) return false
  const registered = senders.filter(({ isRegistered }) => isRegistered)
  if (registered.length === 0) return false
  const beside = pieces.filter(({ row }) => row.index === piece.row.index + 1)
  const lines = [name, piece.after?.printed ?? '', ...beside.map(({ printed }) => printed)]
  const isHeld = lines.some(isEventText) || piece.below?.isDate === true
  // A society of acoustics and its congress of acoustics share their subject, not their name.
  return isHeld && registered.every((other) => relationOf(name, other.name) < sameName)
}

/** The head names all who have their fares in common, and whoever is registered is one of them. */
export function isOthersAlliance(name: string, piece: Piece, { senders }: Facts) {
  if (piece.depth > lowestHead || !isAllianceText(name)) return false
  const registered = senders.filter(({ isRegistered, isUnsure }) => isRegistered && !isUnsure)
  return (
    registered.length > 0 && registered.every((other) => relationOf(name, other.name) < sameName)
  )
}

/** "Harbour Congress Hotel", "Hotel Messe". */
function isHouse(name: string) {
  const words = name.split(' ')
  return words.length > 1 && [words[0]!, words.at(-1)!].some(isTradeAlone)
}

/** Above the head of a printed mail: the program's name, the reader's own, the subject. */
export function isOfMailProgram(name: string, piece: Piece, { mail }: Facts) {
  if (!mail || piece.row.index >= mail.from.row.index) return false
  return !mail.name || relationOf(name, mail.name) < sameName
}

/** Whoever a shop belongs to, below the shop's own name in larger print. */
export function isBelowItsShop(piece: Piece, { first, recipients, senders }: Facts) {
  const { above, printed, size } = piece
  if (first && first !== piece && first.row.index < piece.row.index && isOwnerLine(printed))
    return first.size > size
  const isOfFirm =
    legalForm.test(printed) ||
    isOwnerLine(printed) ||
    isOfWhoTakesPart(printed) ||
    isPlaceOrPeople(printed)
  if (above && isKeeper(piece)) return true
  if (!above || !isOfFirm || legalForm.test(above.printed)) return false
  if (senders.some((sender) => sender.piece === above && sender.isCalled)) return true
  const isLarger = above.size >= 1.25 * size
  return (isLarger || isHouseOnTop(above)) && isNameOfShop(above, recipients)
}

/** "Gästehaus Heron", and below it, above its address, "Susanne Rüegg". */
export function isKeeper({ above, below, block, printed, depth }: Piece) {
  const isPersons = person.test(printed) && !isTrade(fold(printed))
  const isSecond = depth < lowestHead && above !== undefined && block[0] === above
  if (!isPersons || !isSecond || !below || !isAddressText(below.printed)) return false
  return !person.test(above.printed) && !isTitleText(above.printed) && !isFieldName(above.printed)
}

const person = /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u

const people =
  /^\p{Lu}\p{Ll}+\s(?:&|\+|und|u\.|and|et|e|y|i|og|och|en|ja|a|un|dan)\s\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}-]+$/u

/** Below the name of a shop: "im Hotel Heron", "Maria und Karl Wimmer". */
function isPlaceOrPeople(printed: string) {
  const [first = '', next = ''] = printed.split(' ')
  const isPlace = /^\p{Ll}/u.test(first) && /^\p{Lu}/u.test(next) && isWordOfPlace(first)
  return isPlace || (people.test(printed) && !isTrade(fold(printed)))
}

/** The first line of a block, in the print of all others: "Hotel Heron", and below it "Karl Wimmer e.U.". */
function isHouseOnTop({ text, block, size, printed }: Piece) {
  const isOnTop = block.find((line) => !isFieldName(line.printed))?.printed === printed
  return isOnTop && size > 0.9 && isTrade(fold(text)) && !isTradeAlone(text)
}

function isNameOfShop(piece: Piece, recipients: Set<Piece>) {
  return (
    !recipients.has(piece) &&
    lettersIn(piece.text) > leastWord &&
    otherWorth(piece.text, piece) === 0
  )
}

const rowsNear = 6

/** The firm in small print near the name that it goes by: "Levantia" and "Levantia Gestión, S.L.". */
export function isFirmOfShop(name: string, piece: Piece, facts: Facts) {
  if (!legalForm.test(name)) return false
  return facts.pieces.some(
    (other) =>
      Math.abs(other.row.index - piece.row.index) <= rowsNear &&
      other.size >= Math.max(1.25 * piece.size, 1.15) &&
      !legalForm.test(other.printed) &&
      relationOf(name, other.text) > 0 &&
      !isOfGroup(other.text, facts.groups) &&
      isNameOfShop(other, facts.recipients),
  )
}

/** A logo, where the house or the line that it belongs to stands above the address: "HERON" and "Heron Inn Denver". */
export function isStartOfHead(name: string, { heads }: Facts) {
  const { compact } = fold(name)
  if (compact.length < leastWord) return false
  return heads.some((head) => head.startsWith(compact) && head.length >= compact.length + leastWord)
}

/** A word in the print of the page's other headings: "Anfahrt", "Zahlung". */
export function headingWorth(name: string, { size }: Piece, { headings, senders, domains }: Facts) {
  if (name.includes(' ') || (headings.get(heightOf(size)) ?? 0) < 2) return 0
  const { compact } = fold(name)
  const isNamed =
    senders.some((sender) => relationOf(name, sender.name) > 0) ||
    domains.some((domain) => isRelated(domain, compact))
  return isNamed ? 0 : 2.5
}

/** In an envelope's window; a buyer may have a tax number there where somebody else is registered at the foot. */
export function isBuyersPlace(name: string, piece: Piece, { senders }: Facts) {
  if (isInWindow(piece) || isAboveSeller(piece, senders)) return true
  if (piece.size > 1.15 || piece.depth < lowestSeller || !isInWindow(piece, true)) return false
  return senders.some(
    (other) =>
      other.isRegistered && other.piece.depth % 1 > foot && relationOf(name, other.name) === 0,
  )
}

/** In plain print at the very top, with nothing but an address, where another is called the seller. */
function isAboveSeller(piece: Piece, senders: Sender[]) {
  const called = senders.filter(
    ({ isCalled, isRegistered, isUnsure }) => isCalled && isRegistered && !isUnsure,
  )
  if (called.length === 0 || piece.depth > highest || piece.size >= 1.25) return false
  const isAnother = senders.every((sender) => relationOf(piece.text, sender.name) === 0)
  return isAnother && !isTrade(piece.folded) && isAddressed(piece)
}

/** The town of the address, which may be a heading too. */
export function isTown(name: string, { towns, senders, domains }: Facts) {
  const { compact } = fold(name)
  if (!towns.has(compact)) return false
  return (
    !domains.some((domain) => isRelated(domain, compact)) &&
    senders.every((sender) => coreOf(sender.name) !== compact)
  )
}
