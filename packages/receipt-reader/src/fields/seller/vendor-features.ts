import type { VendorFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import { fold } from '#lexicon/fold.ts'
import { isSimilar } from '#lexicon/similar.ts'
import type { Row } from '#rows/row.ts'
import { chainOfSlogan } from './chains/slogans.ts'
import type { Heading } from './heading.ts'
import type { HeadingLine } from './heading-lines.ts'
import { digitsIn, isGibberish, isRegistrationNumber, isWelcome, lettersIn } from './name-text.ts'
import { isBranch, isSlogan, isStamp, isTradeAlone } from './no-names.ts'
import {
  isFirm,
  isOtherParty,
  isOwner,
  isTagline,
  isTrade,
  leadingForm,
  leadingTrade,
  legalForm,
  startsGeneric,
  withoutGenericWords,
} from './vendor-words.ts'

export function vendorFeatures(parts: HeadingLine[], heading: Heading): Features<VendorFeature> {
  const name = parts.map(({ text }) => text).join(' ')
  return {
    isName: 1,
    ...placeFeatures(parts, heading),
    ...wordFeatures(parts, name),
    ...neighbourFeatures(parts, heading),
    ...repetitionFeatures(parts, name, heading),
  }
}

function placeFeatures(
  parts: HeadingLine[],
  { lines, names, ...page }: Heading,
): Features<VendorFeature> {
  const [first] = parts
  if (!first) return {}
  const rank = names.findIndex(({ row }) => row.index === first.row.index)
  const height = Math.max(...parts.map((part) => part.height))
  const below = lines[first.row.index + 1]
  const gap = below ? below.row.box.y - first.row.box.y - first.row.box.height : 0
  return {
    isFirst: rank === 0,
    isOnly: names.length === 0 && first.row.index === 0,
    isSecond: rank === 1,
    isThird: rank === 2,
    isBelowHead: rank === -1,
    depth: first.row.index / 10,
    size: Math.min(height / page.middleHeight, 3) - 1,
    isTallest: height >= 0.92 * page.tallest,
    isBelowLarger: rank > 0 && height < 0.65 * (names[rank - 1]?.height ?? 0),
    // Logos are tall, and written small at times.
    isLowerCase: height < 1.5 * page.middleHeight && parts.every(isSmall),
    isAddress: parts.some((part) => part.isAddress) && !isAboveAddress(parts, lines),
    isParted: first.row.index === 0 && gap > 1.5 * first.height,
    offCentre: Math.abs(first.centre - page.centre) / page.pageWidth,
    isPair: parts.length === 2,
    isTriple: parts.length === 3,
    isPiece: parts.some(({ row }) => row.isPiece),
    isTorn: parts.some(({ row }) => widestGap(row) > 1.2 * height),
    isEvenPair: isEvenPair(parts, lines, page.middleHeight),
    isUneven: Math.min(...parts.map((part) => part.height)) < 0.75 * height,
    doubt:
      1 - Math.min(...parts.flatMap(({ row }) => row.boxes.map(({ confidence }) => confidence))),
  }
}

/** Two lines of one large print, and the next is of another: a name that did not fit into one. */
function isEvenPair(parts: HeadingLine[], lines: HeadingLine[], middle: number) {
  const [first, second, ...more] = parts
  if (!first || !second || more.length > 0) return false
  const isAlike = (one: HeadingLine, other: HeadingLine) =>
    Math.min(one.height, other.height) >= 0.85 * Math.max(one.height, other.height)
  const next = lines[second.row.index + 1]
  const isLarge = Math.min(first.height, second.height) >= 1.25 * middle
  return isLarge && isAlike(first, second) && !(next && isAlike(second, next))
}

function isSmall({ text }: HeadingLine) {
  return !/[\p{Lu}\p{Lo}]/u.test(text)
}

/** The first line, of letters alone, over a line with the street's number: a plaza that is a shop. */
function isAboveAddress([first, ...more]: HeadingLine[], lines: HeadingLine[]) {
  if (!first || more.length > 0 || /[\d,]/.test(first.text)) return false
  const below = lines[first.row.index + 1]
  const isFirst = !lines.slice(0, first.row.index).some(({ isNameLike }) => isNameLike)
  // "s/n": a house without a number.
  return isFirst && below?.isAddress === true && /\d|\bs\/n\b/i.test(below.text)
}

function widestGap({ boxes }: Row) {
  const gaps = boxes.map(({ box }, index) => {
    const before = boxes[index - 1]?.box
    return before ? box.x - before.x - before.width : 0
  })
  return Math.max(...gaps)
}

function wordFeatures(parts: HeadingLine[], name: string): Features<VendorFeature> {
  const last = parts.at(-1)
  const before = parts.slice(0, -1)
  return {
    endsWithLegalForm: legalForm.test(name) || legalForm.test(withoutDepartment(name)),
    holdsLegalForm: before.some(({ hasLegalForm }) => hasLegalForm),
    startsWithForm: leadingForm.test(name),
    startsWithTrade: leadingTrade.test(name) || before.some(({ text }) => isTradeAlone(text)),
    isTrade: isTrade(fold(name)),
    startsGeneric: startsGeneric(name),
    isUnbalanced: name.split('(').length !== name.split(')').length,
    isGeneric: lettersIn(withoutGenericWords(name)) < 2,
    isCompleted:
      before.length > 0 && last !== undefined && lettersIn(withoutGenericWords(last.text)) < 2,
    joinsFirm: before.length > 0 && last !== undefined && (isFirm(last.text) || isOwner(last.text)),
    isBranch: isBranch(name),
    isWelcome: parts.length === 1 && parts.some(({ row }) => isWelcome(row.label)),
    isTagline: isTagline(name),
    isSlogan: isSlogan(name),
    isKnownSlogan: parts.some(({ text }) => chainOfSlogan(text) !== undefined),
    isStamp: parts.some(({ text }) => isStamp(text)),
    isTradeAlone: isTradeAlone(name),
    endsWithTrade: before.length > 0 && last !== undefined && isTradeAlone(last.text),
    endsWithSlogan: before.length > 0 && last !== undefined && isSlogan(last.text),
    endsWithTagline: before.length > 0 && last !== undefined && isTagline(last.text),
    isContact: parts.some((part) => part.isContact),
    isRegistration: parts.some((part) => part.isRegistration),
    isTitle: parts.some((part) => part.isTitle),
    isDate: parts.some((part) => part.isDate),
    hasAmount: parts.some((part) => part.hasAmount),
    digits: digitsIn(name) / name.length,
    isShort: lettersIn(name) < 4,
    isLong: name.length > 45,
    isGibberish: isGibberish(name),
  }
}

/** "Heron SA - Sales" is the firm and a part of it. */
function withoutDepartment(name: string) {
  return name.replace(/\s[-–]\s\p{L}+$/u, '')
}

function neighbourFeatures(parts: HeadingLine[], { lines }: Heading): Features<VendorFeature> {
  const before = lines[(parts[0]?.row.index ?? 0) - 1]
  const after = lines[(parts.at(-1)?.row.index ?? 0) + 1]
  return {
    isStreet: parts.length === 1 && isStreet(parts[0]?.text ?? '') && isTown(after?.text ?? ''),
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

/** "Marktgasse 6", where a postcode with its town follows. */
function isStreet(text: string) {
  return /^[\p{L}.'\s-]{4,}\s\d{1,4}\s?[a-z]?$/iu.test(text)
}

function isTown(text: string) {
  return /^(?:[A-Z]{1,2}[\s-])?\d{2,5}[\s-]?\d{0,3}[A-Z]{0,2}\s+\p{L}{3}/u.test(text)
}

/** A name comes back: in the web address, on the card slip, in "thank you for visiting"; a logo is often misread. */
function repetitionFeatures(
  parts: HeadingLine[],
  name: string,
  { lines, domains }: Heading,
): Features<VendorFeature> {
  const { compact } = fold(name)
  const last = parts.at(-1)?.row.index ?? 0
  const first = parts[0]?.row.index ?? 0
  const isWord = compact.length > 4
  const others = lines.filter(({ row }) => row.index > last)
  const logos = lines
    .filter(({ row }) => row.index < first)
    .map(({ folded }) => folded.compact)
    .filter((logo) => logo.length > 3 && logo !== compact)
  return {
    isInDomain: domains.some(
      (word) => compact.includes(word) || (isWord && word.includes(compact)),
    ),
    isRepeated: isWord && others.some(({ folded }) => folded.compact.includes(compact)),
    isMisreadLogo:
      isWord &&
      others.some(({ folded }) => folded.compact !== compact && isSimilar(folded.compact, compact)),
    isDomain: domains.includes(compact),
    isDoubled: isDoubled(parts),
    isAfterLogo:
      isWord && logos.some((logo) => isSimilar(logo, compact) || compact.startsWith(logo)),
    isFullerName: lines[last + 1]?.isAddress && logos.some((logo) => compact.startsWith(logo)),
  }
}

/** The logo and the name below it, taken for one name. */
function isDoubled(parts: HeadingLine[]) {
  const [first, ...others] = parts.map(({ folded }) => folded.compact)
  return (
    first !== undefined &&
    first.length > 3 &&
    others.some((other) => other.includes(first) || isSimilar(first, other))
  )
}
