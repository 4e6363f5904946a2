import { digitsIn, lettersIn } from '#fields/seller/name-text.ts'
import { isTradeAlone } from '#fields/seller/no-names.ts'
import { isTrade, legalForm } from '#fields/seller/vendor-words.ts'
import { webNamesIn } from '#fields/seller/web-names.ts'
import { fold } from '#lexicon/fold.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { Row } from '#rows/row.ts'
import { valuesInForms } from './forms.ts'
import { groupsAmong, isOfGroup } from './groups.ts'
import { hostNamesIn } from './hosts.ts'
import { isAddressText, isContactText, isEventText, isTitleText } from './letter-words.ts'
import { large, lowestHead, otherWorth } from './no-letter-names.ts'
import { sellersAmong } from './parties.ts'
import { type Piece, piecesOn } from './pieces.ts'
import { type PrintedMail, printedMailOn } from './printed-mail.ts'
import { recipientsAmong } from './recipients.ts'
import { coreOf, leastWord } from './relations.ts'
import type { Sender } from './sender.ts'
import { sendersAmong } from './senders.ts'

/** Who wrote the paper, as far as it tells. */
export type Facts = {
  pieces: Piece[]
  recipients: Set<Piece>
  senders: Sender[]
  domains: string[]
  /** The same as they are written, however short. */
  hosts: Set<string>
  /** What is filled into forms. */
  values: Set<Piece>
  /** The topmost that may be a name. */
  first: Piece | undefined
  mail: PrintedMail | undefined
  /** In large print the hotel or the garage itself, whose firm stands in small print above it. */
  shop: Piece | undefined
  /** Names that the paper has elsewhere than in its head, without their legal forms. */
  confirmed: Set<string>
  /** Names without a legal form above an address and how to reach it. */
  heads: string[]
  /** Whom the house belongs to that wrote it, where the house is named as well. */
  groups: string[]
  /** As they stand behind their postcodes. */
  towns: Set<string>
  /** How often print of a height above most begins a line of one or two words. */
  headings: Map<number, number>
}

export function factsOf(rows: Row[], page: OcrPage): Facts {
  const pieces = piecesOn(rows, page)
  const mail = printedMailOn(pieces)
  const parties = sellersAmong(pieces)
  const recipients = recipientsAmong(pieces, mail, parties)
  const values = valuesInForms(pieces)
  const senders = sendersAmong(pieces, recipients, values, parties)
  const written = hostsOf(pieces, recipients)
  const domains = [...new Set(written.map((name) => fold(name).compact))]
  const first = pieces.find(
    (piece) =>
      !recipients.has(piece) &&
      lettersIn(piece.text) > leastWord &&
      (otherWorth(piece.text, piece) === 0 || isWordmark(piece)),
  )
  const addressed = pieces.filter((piece) => !recipients.has(piece) && headsAddress(piece))
  const confirmed = new Set([
    ...[...senders.map(({ name }) => name), ...addressed.map(({ text }) => text)].map(coreOf),
    ...domains,
  ])
  const headings = headingsAmong(pieces)
  const groups = groupsAmong(pieces)
  const isHouseNamed = [first?.text, ...senders.map(({ name }) => name)].some(
    (name) => name !== undefined && !isOfGroup(name, groups),
  )
  const shop = first && shopBelow(first, pieces, recipients)
  return {
    pieces,
    recipients,
    senders,
    domains,
    hosts: new Set(written),
    first,
    values,
    mail,
    shop,
    confirmed,
    heads: addressed.filter(isHouse).map(({ folded }) => folded.compact),
    headings,
    towns: new Set(pieces.flatMap(({ printed }) => townsIn(printed))),
    groups: isHouseNamed ? groups : [],
  }
}

/** Above all else, a word in small letters and large print. */
export function isWordmark(piece: Piece) {
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

/** The first line of a block with an address and a way to reach whoever has it. */
function headsAddress(piece: Piece) {
  const [head, ...rest] = piece.block
  return (
    head === piece &&
    rest.some(({ printed }) => isAddressText(printed)) &&
    rest.some(({ printed }) => isContactText(printed))
  )
}

function isHouse({ text, depth }: Piece) {
  return depth < lowestHead && !legalForm.test(text)
}

/** Of whoever wrote the paper, not of whom it was sent to. */
function hostsOf(pieces: Piece[], recipients: Set<Piece>) {
  return pieces
    .filter((piece) => !recipients.has(piece))
    .flatMap(({ printed }) => [...webNamesIn(printed), ...hostNamesIn(printed)])
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

export function heightOf(size: number) {
  return Math.round(20 * size)
}

function townsIn(printed: string) {
  const towns = printed.matchAll(
    /(?:^|[\s,·•|-])\d{4,5}\s(\p{Lu}[\p{L}'’-]{2,}(?:\s\p{Lu}\p{L}{2,})?)/gu,
  )
  return [...towns].map((match) => fold(match[1]!).compact)
}
