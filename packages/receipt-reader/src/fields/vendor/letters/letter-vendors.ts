import { chainIn } from '#fields/vendor/chains/find-chains.ts'
import { digitsIn, lettersIn } from '#fields/vendor/name-text.ts'
import { isTradeAlone } from '#fields/vendor/no-names.ts'
import { isTrade, legalForm } from '#fields/vendor/vendor-words.ts'
import type { VendorCandidate } from '#fields/vendor/vendors.ts'
import { webNamesIn } from '#fields/vendor/web-names.ts'
import { fold } from '#lexicon/fold.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import type { Row } from '#rows/row.ts'
import { valuesInForms } from './forms.ts'
import { hostNamesIn } from './hosts.ts'
import {
  isAddressText,
  isContactText,
  isEventText,
  isFirmText,
  isOwnerLine,
  isTitleText,
} from './letter-words.ts'
import { highest, large, otherWorth } from './no-letter-names.ts'
import { sellersAmong } from './parties.ts'
import { blockOf, type Piece, piecesOn } from './pieces.ts'
import { type PrintedMail, printedMailOn } from './printed-mail.ts'
import { isInWindow, recipientsAmong } from './recipients.ts'
import { coreOf, isRelated, leastWord, relationOf, sameName } from './relations.ts'
import { isRegistrationText, type Sender, sendersAmong } from './senders.ts'

/** Who wrote the paper, as far as it tells. */
type Facts = {
  pieces: Piece[]
  recipients: Set<Piece>
  senders: Sender[]
  domains: string[]
  /** What is filled into forms. */
  values: Set<Piece>
  /** The topmost that may be a name. */
  first: Piece | undefined
  mail: PrintedMail | undefined
  /** In large print the hotel or the garage itself, whose firm stands in small print above it. */
  shop: Piece | undefined
  /** Names that the paper has elsewhere than in its head, without their legal forms. */
  confirmed: Set<string>
  /** How often print of a height above most begins a line of one or two words. */
  headings: Map<number, number>
}

/** How a name comes to be one: where it stands, by what stands with it, or by a word for the seller. */
type How = 'standing' | 'signed' | 'called'

/** Where a head ends. */
const lowestHead = 0.25
const calledWorth = 2
const leastLetters = 3

/**
 * Names on letters, folios and tickets, where the buyer's name stands there too and the vendor's may be at the foot
 * alone: what speaks for each by place and print, by whom the registration, the address and the mail belong to.
 */
export function letterVendors(rows: Row[], page: OcrPage): VendorCandidate[] {
  const pieces = piecesOn(rows, page)
  const mail = printedMailOn(pieces)
  const parties = sellersAmong(pieces)
  const recipients = recipientsAmong(pieces, mail, parties)
  const values = valuesInForms(pieces)
  const senders = sendersAmong(pieces, recipients, values, parties)
  const domains = domainsOf(pieces, recipients)
  const first = pieces.find(
    (piece) =>
      !recipients.has(piece) &&
      lettersIn(piece.text) > leastWord &&
      (otherWorth(piece.text, piece) === 0 || isWordmark(piece)),
  )
  const confirmed = new Set([...senders.map(({ name }) => coreOf(name)), ...domains])
  const headings = headingsAmong(pieces)
  const shop = first && shopBelow(first, pieces, recipients)
  const facts: Facts = {
    pieces,
    recipients,
    senders,
    domains,
    first,
    values,
    mail,
    shop,
    confirmed,
    headings,
  }
  const standing = pieces
    .filter(({ text }) => lettersIn(text) >= leastLetters)
    .map((piece) => candidateOf(piece.text, piece, facts, 'standing'))
  const signed = senders.map(({ name, piece, isCalled }) =>
    candidateOf(name, piece, facts, isCalled ? 'called' : 'signed'),
  )
  const pairs = pieces.flatMap((piece) => namesFrom(piece, facts))
  const sent = mail?.name ? [candidateOf(mail.name, mail.from, facts, 'called')] : []
  return [...standing, ...signed, ...pairs, ...sent]
}

/** Above all else, a word in small letters and large print. */
function isWordmark(piece: Piece) {
  const isWord = /^\p{Ll}{5,}$/u.test(piece.printed)
  const isAbove = piece.row.index === 0 && !piece.before && piece.size > 1.15
  return isWord && isAbove && otherWorth(piece.text, piece) < 1
}

/** "Heron Parking Ltd", its address, and below it in large print "Quayside Car Park". */
function shopBelow(first: Piece, pieces: Piece[], recipients: Set<Piece>) {
  if (!legalForm.test(first.printed) || first.size >= large) return undefined
  return pieces.find(
    (piece) =>
      piece.depth < lowestHead &&
      piece.size > Math.max(large, 1.5 * first.size) &&
      isTrade(fold(piece.text)) &&
      !isTradeAlone(piece.text) &&
      !isTitleText(piece.text) &&
      !isEventText(piece.text) &&
      digitsIn(piece.text) === 0 &&
      !recipients.has(piece),
  )
}

/** What large print begins and the line below completes, as the line below it says alone or with it. */
function namesFrom(piece: Piece, facts: Facts): VendorCandidate[] {
  const below = piece.below ?? nameBelowTrade(piece, facts)
  if (!below || [piece, below].some(({ text }) => isTitleText(text) || digitsIn(text) > 0))
    return []
  const first = piece === facts.first ? 0.8 : 0
  const asOne = (name: string, boxes: TextBox[], more: number) => {
    const size = Math.max(piece.size, below.size)
    const whole = { ...piece, boxes, size, printed: name, below: below.below }
    const candidate = candidateOf(name, whole, facts, 'standing')
    const inDocument = Number(candidate.features.inDocument) + more + first
    return { ...candidate, features: { ...candidate.features, inDocument } }
  }
  const names = { own: piece.folded.compact, below: below.folded.compact }
  if (isFuller(piece, below, names)) return [asOne(below.text, below.boxes, 0.8)]
  if (!isOfOneName(piece, below, facts)) return []
  return [asOne(`${piece.text} ${below.text}`, [...piece.boxes, ...below.boxes], 0.8)]
}

/** "Hotel", "Grand Hotel". */
function isKindOfHouse(text: string) {
  return isTradeAlone(text.replace(/^(?:the|grande?|gran|das|le|la|il|el)\s/iu, ''))
}

/** "HOTEL" in small print above its name in large. */
function nameBelowTrade(piece: Piece, { pieces }: Facts) {
  if (piece.depth > lowestHead || !isKindOfHouse(piece.text)) return undefined
  const { x, width, y, height } = piece.boxes[0]!.box
  return pieces.find(({ boxes, size }) => {
    const { box } = boxes[0]!
    const isBelow = box.y > y && box.y - y - height < box.height
    const isAligned =
      Math.abs(box.x - x) < height || Math.abs(box.x + box.width / 2 - x - width / 2) < height
    return size >= large && isBelow && isAligned
  })
}

/** "BLUE MESA" and below it "Blue Mesa Car Rental". */
function isFuller(piece: Piece, below: Piece, names: { own: string; below: string }) {
  if (piece.depth > lowestHead || piece.size < large || legalForm.test(below.text)) return false
  const isCapitals = (text: string) => !/\p{Ll}/u.test(text)
  const isLonger = names.below.startsWith(names.own) && names.below.length > names.own.length
  return (
    isLonger && names.own.length >= leastWord && isCapitals(piece.text) && !isCapitals(below.text)
  )
}

/** Two lines of one name: in print alike and larger than all around, or such as the paper names somewhere else. */
function isOfOneName(piece: Piece, below: Piece, { confirmed }: Facts) {
  const [smaller, larger] = [piece.size, below.size].toSorted((a, b) => a - b) as [number, number]
  if (piece.depth > lowestHead) return false
  if (isOneFirm(piece, below)) return true
  if (larger < 1.15) return false
  if (confirmed.has(fold(`${piece.text} ${below.text}`).compact)) return true
  if (isKindOfHouse(piece.text) && below.size >= large && !isTradeAlone(below.text)) return true
  const goesOn = /^\p{Ll}{1,4}\s\p{Lu}/u.test(below.text) && /^\p{Lu}/u.test(piece.text)
  if (smaller > 1.15 && goesOn && piece.text.split(' ').length < 3 && !isOwnerLine(below.printed))
    return true
  if (larger < large || smaller < 0.75 * larger) return false
  return ![piece.above, below.below].some((other) => other && other.size > 0.85 * piece.size)
}

/** "Gesellschaft", and in the same print below it "für Bodenkunde e.V.". */
function isOneFirm(piece: Piece, below: Piece) {
  const isAlike = Math.abs(piece.size - below.size) < 0.05 * below.size
  const goesOn = /^(?:&|\p{Ll}{1,4})\s\p{Lu}/u.test(below.printed) && !isOwnerLine(below.printed)
  return isAlike && goesOn && isFirmText(below.printed) && !isFirmText(piece.printed)
}

/** "P Parkado": in large print a letter that no word is made of, and that the name has nowhere else, is a logo. */
function withoutLogo(name: string, { size }: Piece, { confirmed }: Facts) {
  const [, rest = ''] = /^[B-DF-HJ-NP-TV-XZ]\s(\p{Lu}.{3,})$/u.exec(name) ?? []
  if (rest === '' || size < large || rest.split(' ').some((word) => word.length === 1)) return name
  const isItsOwn = [...confirmed].some((other) => other.startsWith(coreOf(name)))
  return isItsOwn ? name : rest
}

/** "heron.example" where the firm is called Heron. */
function withoutEnding(name: string, { senders }: Facts) {
  const [, own = ''] = /^(?:www\.)?([\p{L}\d-]{4,})\.[a-z]{2,7}$/iu.exec(name) ?? []
  const isFirm = senders.some((sender) => coreOf(sender.name) === fold(own).compact)
  return own !== '' && isFirm ? own : name
}

/** Of whoever wrote the paper, not of whom it was sent to. */
function domainsOf(pieces: Piece[], recipients: Set<Piece>) {
  const names = pieces
    .filter((piece) => !recipients.has(piece))
    .flatMap(({ printed }) => [...webNamesIn(printed), ...hostNamesIn(printed)])
  return [...new Set(names.map((name) => fold(name).compact))]
}

function candidateOf(name: string, piece: Piece, facts: Facts, how: How): VendorCandidate {
  const isSender = how !== 'standing'
  const { compact } = fold(name)
  const chain = chainIn(name)
  // "Tickets24" is no title where the page is of tickets24.example.
  const isHost = piece.depth < highest && facts.domains.includes(compact)
  return {
    name: withoutEnding(withoutLogo(name, piece, facts), facts).replace(/[\s,.:;–-]+$/u, (end) =>
      end.startsWith('.') ? '.' : '',
    ),
    boxes: piece.boxes,
    features: {
      inDocument:
        senderWorth(name, piece, facts, isSender) +
        (how === 'called' ? calledWorth : 0) +
        placeWorth(piece, isSender) -
        (facts.recipients.has(piece) ? 8 : 0) +
        (piece === facts.first ? 0.8 : 0) -
        (how !== 'called' && isInWindow(piece) ? 3.5 : 0) -
        (isBelowItsShop(piece, facts) ? 2.5 : 0) -
        (facts.shop && legalForm.test(name) ? 3.5 : 0) -
        (isSender || isWordmark(piece) ? 0 : headingWorth(name, piece, facts)) -
        (isSender || piece.size >= large || !facts.values.has(piece) ? 0 : 2.5) -
        (isOthersEvent(name, piece, facts) ? 3 : 0) -
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

/** Large print at the top is a head; in the middle stands what was sold. */
function placeWorth({ size, depth }: Piece, isSender: boolean) {
  const print = Math.max(-1, Math.min(3, 2 * Math.log2(size)))
  // At the foot everything is small.
  if (isSender) return Math.max(0, print)
  if (depth < 0.12) return print + 1.5
  if (depth < lowestHead) return print + 0.5
  return depth < 0.85 ? print - 1.5 : print
}

function senderWorth(name: string, piece: Piece, { senders }: Facts, isSender: boolean) {
  const form = legalForm.test(name) ? 0.5 : 0
  const isItself = senders.some((sender) => sender.piece === piece)
  const others = senders
    .filter((sender) => sender.piece !== piece)
    .map((sender) => relationOf(name, sender.name))
  const related = isItself || isSender ? 2 : Math.max(0, ...others)
  return form + related + (!isSender && isAboveAddress(piece) ? 1.5 : 0)
}

/** A buyer's address stands lower, and has neither number nor registration. */
function isAboveAddress(piece: Piece) {
  const { depth } = piece
  const below = piece.below && isBeforeAddress(piece.below) ? piece.below.below : piece.below
  if (!below) return false
  if (isContactText(below.printed) || isRegistrationText(below.printed)) return true
  if (!isAddressText(below.printed)) return false
  if (depth < highest || piece.isCentred) return true
  return blockOf(piece).some(({ printed }) => isContactText(printed) || isRegistrationText(printed))
}

/** Between a name and its address the firm may stand, or what kinds of things it has: "Kitchen · Bar · Events". */
function isBeforeAddress({ text, printed }: Piece) {
  return legalForm.test(text) || isListOfKinds(printed)
}

function isListOfKinds(printed: string) {
  const kinds = printed.split(/\s*[·•|]\s*|\s[–&+]\s/u)
  return kinds.length > 2 && kinds.every((kind) => /^\p{L}+$/u.test(kind))
}

/** The head names a gathering, and whoever is registered has another name. */
function isOthersEvent(name: string, piece: Piece, { senders, pieces }: Facts) {
  if (piece.depth > lowestHead || legalForm.test(name)) return false
  const registered = senders.filter(({ isRegistered }) => isRegistered)
  if (registered.length === 0) return false
  const beside = pieces.filter(({ row }) => row.index === piece.row.index + 1)
  const lines = [name, piece.after?.printed ?? '', ...beside.map(({ printed }) => printed)]
  // A society of acoustics and its congress of acoustics share their subject, not their name.
  return (
    lines.some(isEventText) && registered.every((other) => relationOf(name, other.name) < sameName)
  )
}

/** Above the head of a printed mail: the program's name, the reader's own, the subject. */
function isOfMailProgram(name: string, piece: Piece, { mail }: Facts) {
  if (!mail || piece.row.index >= mail.from.row.index) return false
  return !mail.name || relationOf(name, mail.name) < sameName
}

/** Whoever a shop belongs to, below the shop's own name in larger print. */
function isBelowItsShop(piece: Piece, { first, recipients }: Facts) {
  const { above, printed, size } = piece
  if (first && first !== piece && first.row.index < piece.row.index && isOwnerLine(printed))
    return first.size > size
  if (!above || above.size < 1.25 * size || !legalForm.test(printed)) return false
  return (
    !recipients.has(above) &&
    lettersIn(above.text) > leastWord &&
    otherWorth(above.text, above) === 0
  )
}

/** A word in the print of the page's other headings: "Anfahrt", "Zahlung". */
function headingWorth(name: string, { size }: Piece, { headings, senders, domains }: Facts) {
  if (name.includes(' ') || (headings.get(heightOf(size)) ?? 0) < 2) return 0
  const { compact } = fold(name)
  const isNamed =
    senders.some((sender) => relationOf(name, sender.name) > 0) ||
    domains.some((domain) => isRelated(domain, compact))
  return isNamed ? 0 : 2.5
}

function heightOf(size: number) {
  return Math.round(20 * size)
}

function headingsAmong(pieces: Piece[]) {
  const headings = pieces.filter(
    ({ size, text, before }) =>
      size > 1.15 &&
      !before?.before &&
      text.split(' ').length < 3 &&
      lettersIn(text) > leastWord &&
      digitsIn(text) === 0,
  )
  const texts = Map.groupBy(headings, ({ size }) => heightOf(size))
  return new Map(
    [...texts].map(([height, all]) => [
      height,
      new Set(all.map(({ folded }) => folded.compact)).size,
    ]),
  )
}
