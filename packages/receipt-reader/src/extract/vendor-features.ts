import { fold } from './fold.ts'
import type { HeadingLine } from './heading-lines.ts'
import { digitsIn, isGibberish, isRegistrationNumber, lettersIn } from './name-text.ts'
import type { Features } from './scoring.ts'
import { isSimilar } from './similar.ts'
import {
  isOtherParty,
  isTrade,
  leadingForm,
  leadingTrade,
  legalForm,
  startsGeneric,
  withoutGenericWords,
} from './vendor-words.ts'

/** What a name is judged against: the lines around it. */
export type Heading = {
  lines: HeadingLine[]
  names: HeadingLine[]
  middleHeight: number
  tallest: number
  centre: number
  pageWidth: number
  /** Names out of web and mail addresses. */
  domains: string[]
}

export function headingOf(lines: HeadingLine[], pageWidth: number): Heading {
  const head = lines.slice(0, endOfHead(lines))
  const names = head.filter(({ isNameLike }) => isNameLike)
  return {
    lines,
    names,
    middleHeight: median(lines.map(({ height }) => height)),
    tallest: Math.max(1, ...names.map(({ height }) => height)),
    centre: median(head.map(centreOf)),
    pageWidth,
    domains: lines.flatMap(domainsIn),
  }
}

/** The first row that can no longer be above the name. */
function endOfHead(lines: HeadingLine[]) {
  const end = lines.findIndex(
    ({ isContact, isDate, hasAmount }, index) => index > 0 && (isContact || isDate || hasAmount),
  )
  return end === -1 ? 10 : Math.min(end + 1, 14)
}

export function vendorFeatures(parts: HeadingLine[], heading: Heading): Features {
  const name = parts.map(({ text }) => text).join(' ')
  return {
    isName: 1,
    ...placeFeatures(parts, heading),
    ...wordFeatures(parts, name),
    ...neighbourFeatures(parts, heading),
    ...repetitionFeatures(parts, name, heading),
  }
}

function placeFeatures(parts: HeadingLine[], { lines, names, ...page }: Heading): Features {
  const [first] = parts
  if (!first) return {}
  const rank = names.indexOf(first)
  const height = Math.max(...parts.map((part) => part.height))
  const below = lines[first.row.index + 1]
  const gap = below ? below.row.box.y - first.row.box.y - first.row.box.height : 0
  return {
    isFirst: rank === 0,
    isSecond: rank === 1,
    isThird: rank === 2,
    isBelowHead: rank === -1,
    depth: first.row.index / 10,
    size: Math.min(height / page.middleHeight, 3) - 1,
    isTallest: height >= 0.92 * page.tallest,
    isParted: first.row.index === 0 && gap > 1.5 * first.height,
    offCentre: Math.abs(centreOf(first) - page.centre) / page.pageWidth,
    isPair: parts.length === 2,
    isTriple: parts.length === 3,
    isUneven: Math.min(...parts.map((part) => part.height)) < 0.75 * height,
    doubt:
      1 - Math.min(...parts.flatMap(({ row }) => row.boxes.map(({ confidence }) => confidence))),
  }
}

function wordFeatures(parts: HeadingLine[], name: string): Features {
  const last = parts.at(-1)
  const before = parts.slice(0, -1)
  return {
    endsWithLegalForm: legalForm.test(name),
    holdsLegalForm: before.some(({ hasLegalForm }) => hasLegalForm),
    startsWithForm: leadingForm.test(name),
    startsWithTrade: leadingTrade.test(name),
    isTrade: isTrade(fold(name)),
    startsGeneric: startsGeneric(name),
    isUnbalanced: name.split('(').length !== name.split(')').length,
    isGeneric: lettersIn(withoutGenericWords(name)) < 2,
    isCompleted:
      before.length > 0 && last !== undefined && lettersIn(withoutGenericWords(last.text)) < 2,
    isAddress: parts.some((part) => part.isAddress),
    isContact: parts.some((part) => part.isContact),
    isRegistration: parts.some((part) => part.isRegistration),
    isTitle: parts.some((part) => part.isTitle),
    isDate: parts.some((part) => part.isDate),
    hasAmount: parts.some((part) => part.hasAmount),
    digits: digitsIn(name) / name.length,
    isShort: lettersIn(name) < 4,
    isLong: name.length > 45,
    isLowerCase: !/\p{Lu}/u.test(name),
    isGibberish: isGibberish(name),
  }
}

function neighbourFeatures(parts: HeadingLine[], { lines }: Heading): Features {
  const before = lines[(parts[0]?.row.index ?? 0) - 1]
  const after = lines[(parts.at(-1)?.row.index ?? 0) + 1]
  return {
    isBeforeRegistration: after?.isRegistration,
    isBeforeAddress: after?.isAddress,
    isBeforeLegalName: after?.hasLegalForm,
    isAfterLegalName: before?.hasLegalForm,
    isAfterRegistration: before && isRegistrationNumber(before.text),
    isAfterOtherParty: before && isOtherParty(before.folded),
    isAfterTitle: before?.isTitle,
    isAfterAddress: before?.isAddress,
  }
}

/** A name comes back: in the web address, on the card slip, in "thank you for visiting"; a logo is often misread. */
function repetitionFeatures(
  parts: HeadingLine[],
  name: string,
  { lines, domains }: Heading,
): Features {
  const { compact } = fold(name)
  const last = parts.at(-1)?.row.index ?? 0
  const first = parts[0]?.row.index ?? 0
  const isWord = compact.length > 4
  const others = lines.filter(({ row }) => row.index > last)
  return {
    isInDomain: domains.some(
      (word) => compact.includes(word) || (isWord && word.includes(compact)),
    ),
    isRepeated: isWord && others.some(({ folded }) => folded.compact.includes(compact)),
    isMisreadLogo:
      isWord &&
      others.some(({ folded }) => folded.compact !== compact && isSimilar(folded.compact, compact)),
    isDoubled: isDoubled(parts),
    isAfterLogo:
      isWord &&
      lines.some(
        ({ row, folded }) =>
          row.index < first &&
          folded.compact.length > 3 &&
          folded.compact !== compact &&
          (isSimilar(folded.compact, compact) || compact.startsWith(folded.compact)),
      ),
  }
}

/** The logo and the name below it, taken for one name. */
function isDoubled(parts: HeadingLine[]) {
  const [first, ...others] = parts.map(({ folded }) => folded.compact)
  return first !== undefined && first.length > 3 && others.some((other) => other.includes(first))
}

function domainsIn({ row }: HeadingLine) {
  const found = row.label.toLowerCase().matchAll(/(?:www\.|@|https?:\/\/)\s?([a-z0-9-]+)\./g)
  return [...found]
    .map((match) => fold(match[1] ?? '').compact)
    .filter((word) => word.length > 3 && !/^(?:GNALL|YAHOO|HOTNALL|OUTLOOK|FACEBOOK)$/.test(word))
}

function centreOf({ row }: HeadingLine) {
  return row.box.x + row.box.width / 2
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
