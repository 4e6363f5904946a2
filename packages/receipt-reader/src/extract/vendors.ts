import type { OcrPage, TextBox } from '#ocr/text-box.ts'
import { fold } from './fold.ts'
import { printedDaysIn } from './date-patterns.ts'
import type { Row } from './rows.ts'
import type { Features } from './scoring.ts'
import { isRegistrationNumber, type NameLine, nameLines } from './vendor-lines.ts'
import {
  isAddress,
  isContact,
  isOtherParty,
  isRegistration,
  isTitle,
  isTrade,
  leadingForm,
  legalForm,
} from './vendor-words.ts'

export type VendorCandidate = { name: string; boxes: TextBox[]; features: Features }

const searchedRows = 22
const mostLines = 3

/** Names made of one to three lines near the top, with what speaks for each. */
export function vendorCandidates(rows: Row[], page: OcrPage): VendorCandidate[] {
  const lines = nameLines(rows)
  const top = lines.slice(0, searchedRows).filter(({ text }) => letters(text) >= 2)
  const head = headOf(lines)
  const middle = median(lines.map(({ height }) => height))
  const tallest = Math.max(1, ...head.filter(isNameLike).map(({ height }) => height))
  const shared: Surroundings = { lines, head, middle, tallest, domain: domainOf(rows), page }
  return top.flatMap((_, start) =>
    joinable(top, start).map((parts) => ({
      name: parts.map(({ text }) => text).join(' '),
      boxes: parts.flatMap(({ row }) => row.boxes),
      features: featuresOf(parts, shared),
    })),
  )
}

/** The lines alone, and with the next ones as long as they stand close and are of one size. */
function joinable(lines: NameLine[], start: number): NameLine[][] {
  const groups: NameLine[][] = []
  for (let count = 1; count <= mostLines; count += 1) {
    const parts = lines.slice(start, start + count)
    if (parts.length < count || !standTogether(parts)) break
    groups.push(parts)
  }
  return groups
}

function standTogether(parts: NameLine[]) {
  return parts.every((part, index) => {
    const before = parts[index - 1]
    if (!before) return true
    if (!isNameLike(part) || !isNameLike(before)) return false
    const gap = part.row.box.y - (before.row.box.y + before.row.box.height)
    return part.row.index - before.row.index === 1 && gap < 1.2 * Math.max(part.height, before.height)
  })
}

/** Up to the first row that can no longer be a heading. */
function headOf(lines: NameLine[]): NameLine[] {
  const end = lines.findIndex(
    ({ row, text }, index) =>
      index > 0 && (isContactLine(text) || printedDaysIn(row.label).length > 0 || row.amounts.some(({ isWhole }) => !isWhole)),
  )
  return lines.slice(0, end === -1 ? 10 : Math.min(end + 1, 14))
}

type Surroundings = {
  lines: NameLine[]
  head: NameLine[]
  middle: number
  tallest: number
  domain: string[]
  page: OcrPage
}

function featuresOf(parts: NameLine[], { lines, head, middle, tallest, domain, page }: Surroundings): Features {
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last) return {}
  const name = parts.map(({ text }) => text).join(' ')
  const folded = fold(name)
  const nameLike = head.filter(isNameLike)
  const rank = nameLike.indexOf(first)
  const after = lines[last.row.index + 1]
  const before = lines[first.row.index - 1]
  const height = Math.max(...parts.map((part) => part.height))
  const compact = folded.compact
  return {
    isName: 1,
    isFirst: rank === 0,
    isSecond: rank === 1,
    isThird: rank === 2,
    isBelowHead: rank === -1,
    depth: first.row.index / 10,
    size: Math.min(height / middle, 3) - 1,
    isTallest: height >= 0.92 * tallest,
    endsWithLegalForm: legalForm.test(name),
    holdsLegalForm: parts.slice(0, -1).some(({ text }) => legalForm.test(text)),
    startsWithForm: leadingForm.test(name),
    isTrade: isTrade(folded),
    isAddress: parts.some(({ text }) => isAddressLine(text)),
    isContact: parts.some(({ text }) => isContactLine(text)),
    isRegistration: parts.some(({ text }) => isRegistration(fold(text)) || isRegistrationNumber(text)),
    isTitle: parts.some(({ text }) => isTitleLine(text)),
    isDate: parts.some(({ row }) => printedDaysIn(row.label).length > 0),
    hasAmount: parts.some(({ row }) => row.amounts.some(({ isWhole }) => !isWhole)),
    digits: digits(name) / name.length,
    isShort: letters(name) < 4,
    isLong: name.length > 45,
    isLowerCase: !/\p{Lu}/u.test(name),
    isGibberish: isGibberish(name),
    isBeforeRegistration: after !== undefined && (isRegistrationNumber(after.text) || isRegistration(fold(after.text))),
    isBeforeAddress: after !== undefined && isAddressLine(after.text),
    isBeforeLegalName: after !== undefined && legalForm.test(after.text),
    isAfterLegalName: before !== undefined && legalForm.test(before.text),
    isAfterRegistration: before !== undefined && isRegistrationNumber(before.text),
    isAfterOtherParty: before !== undefined && isOtherParty(fold(before.text)),
    isAfterTitle: before !== undefined && isTitleLine(before.text),
    isInDomain: domain.some((word) => word.length > 3 && (compact.includes(word) || (compact.length > 4 && word.includes(compact)))),
    isRepeated: compact.length > 4 && lines.some(({ row, text }) => row.index > last.row.index && fold(text).compact.includes(compact)),
    isPair: parts.length === 2,
    isTriple: parts.length === 3,
    isUneven: Math.min(...parts.map((part) => part.height)) < 0.75 * height,
    isParted: gapBelow(first, lines) > 1.5 * first.height && first.row.index === 0,
    doubt: 1 - Math.min(...parts.flatMap(({ row }) => row.boxes.map(({ confidence }) => confidence))),
    offCentre: Math.abs(centre(first) - medianCentre(head)) / page.width,
  }
}

function isNameLike({ row, text }: NameLine) {
  return (
    letters(text) >= 3 &&
    digits(text) < letters(text) &&
    !isAddressLine(text) &&
    !isContactLine(text) &&
    !isTitleLine(text) &&
    !isRegistration(fold(text)) &&
    !row.amounts.some(({ isWhole }) => !isWhole) &&
    printedDaysIn(row.label).length === 0
  )
}

function isAddressLine(text: string) {
  const startsWithNumber = /^(?:NO\.?|LOT)?\s?\d+[A-Z]?[\s,.&-]+\p{L}/iu.test(text) && !legalForm.test(text)
  const hasPostcode = /\b\d{5}\b/.test(text) || /,\s?[A-Z]{2}\.?,?\s?\d{5}/.test(text)
  return (isAddress(fold(text)) && !legalForm.test(text)) || startsWithNumber || hasPostcode
}

function isContactLine(text: string) {
  return isContact(fold(text)) || /\(?\d{2,4}\)?[\s.-]\d{3,4}[\s.-]?\d{3,4}\b/.test(text) || /@|www\.|\.com\b/i.test(text)
}

/** A title says nothing else; a name may hold one of its words. */
function isTitleLine(text: string) {
  return isTitle(fold(text)) && !legalForm.test(text) && !isTrade(fold(text))
}

function isGibberish(text: string) {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  return words.length === 0 ? letters(text) < 4 : words.every((word) => !/[aeiouyäöüāēīū]/i.test(word))
}

/** Names out of web and mail addresses. */
function domainOf(rows: Row[]) {
  const found = rows.flatMap(({ label }) => [...label.toLowerCase().matchAll(/(?:www\.|@|https?:\/\/)\s?([a-z0-9-]+)\./g)])
  return found.map((match) => fold(match[1] ?? '').compact).filter((name) => !/^(?:GNALL|YAHOO|HOTNALL|OUTLOOK|FACEBOOK)$/.test(name))
}

function gapBelow({ row }: NameLine, lines: NameLine[]) {
  const next = lines[row.index + 1]
  return next ? next.row.box.y - (row.box.y + row.box.height) : 0
}

function centre({ row }: NameLine) {
  return row.box.x + row.box.width / 2
}

function medianCentre(lines: NameLine[]) {
  return median(lines.map(centre))
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function letters(text: string) {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function digits(text: string) {
  return text.match(/\d/g)?.length ?? 0
}
