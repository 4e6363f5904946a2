import { listOf } from '#lexicon/language.ts'
import { languages } from '#lexicon/languages.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { hasPrice } from '#rows/row.ts'
import { isAddressText, isContactText, isRegistrationText } from './kinds.ts'
import { besideOf, type Line } from './lines.ts'
import { nameOf } from './name-text.ts'
import { afterSellerLabel, isFirmName, isSellerHeading, isSellerLabel } from './party-words.ts'
import {
  digitsIn,
  isFieldName,
  isSentence,
  legalForm,
  lettersIn,
  saysTitleOfPaper,
} from './seller-words.ts'

/** A name beside the registration, address or closing phrase of the sender. */
export type Sender = { name: string; line: Line }

const separators = /\s*[•·|]\s*|\s[–—-]\s|,\s+/u
const rowsAround = 2
const linesOfAddress = 5
const mostWords = 7

export function sendersAmong(lines: Line[], buyers: Set<Line>): Sender[] {
  const own = lines.filter((line) => !buyers.has(line) && lettersIn(line.printed) > 1)
  const foot = own.filter(({ depth, printed }) => depth % 1 > 0.8 && isRegistrationText(printed))
  return own.flatMap((line) => {
    // A form's values are rarely the seller.
    const isValue = line.before?.kinds.has('label')
    const told = isValue ? undefined : (inOneLine(line) ?? besideRegistration(line, foot))
    const name = besideLabel(line) ?? told ?? farewellName(line.printed)
    return name !== undefined && isName(name) ? [{ name: nameOf(name), line }] : []
  })
}

/** Labelled as the seller, to the left or above. */
function besideLabel({ printed, before, above }: Line) {
  const named = afterSellerLabel(printed)
  const isCalled = [before, above].some((label) => {
    if (!label) return false
    if (isFirmName(label.printed)) return isOfSellersBlock(label)
    return isSellerLabel(
      label.printed,
      besideOf(label).map((other) => other.printed),
    )
  })
  return named ?? (isCalled ? printed.split(separators)[0] : undefined)
}

/** Below the heading of the seller's block; elsewhere "Name" may label the buyer. */
export function isOfSellersBlock(line: Line): boolean {
  const above = line.block.slice(0, line.block.indexOf(line))
  return above.some(({ printed }) => isSellerHeading(printed))
}

/** "Heron Ltd, 5 Quay Street, Bristol BS1 4QD, VAT 123": the name comes first. */
function inOneLine({ printed, depth }: Line) {
  const firm = firmAtStart(printed)
  const rest = firm ? printed.slice(firm.length) : printed.split(separators).slice(1).join(', ')
  if (rest.trim() === '') return undefined
  const isRegistered = isRegistrationText(rest)
  const isAddressed = isAddressText(rest) && digitsIn(rest) > 0 && isAtEdge(depth)
  return isRegistered || isAddressed ? (firm ?? printed.split(separators)[0]) : undefined
}

/** "Heron Ltd. Registered in England": the words up to the legal form. */
function firmAtStart(text: string) {
  const words = text.split(' ')
  const starts = words.slice(1, mostWords).map((_, at) => words.slice(0, at + 2).join(' '))
  return starts
    .map((start) => start.replace(/,$/, ''))
    .findLast((start) => legalForm.test(start) && !/[,–•·|:]\s/.test(start))
}

/** In the middle of the page it is more likely the buyer. */
function isAtEdge(depth: number) {
  return depth % 1 < 0.3 || depth % 1 > 0.75
}

/** A firm in a block or footer with a registration. */
function besideRegistration({ printed, text, row, block, depth }: Line, foot: Line[]) {
  if (hasPrice(row) || /\p{L}\s?:\s/u.test(printed) || isSentence(printed)) return undefined
  const isFirm = legalForm.test(text)
  const at = block.findIndex((line) => line.printed === printed)
  const next = block.slice(at + 1, at + 1 + linesOfAddress)
  const isAbove = next.some((line) => isRegistrationText(line.printed))
  const isInBlock = (isFirm || at === 0) && isAtEdge(depth) && isAbove
  const reach = isFirm ? rowsAround : 0
  const isInFoot = foot.some((line) => Math.abs(line.row.index - row.index) <= reach)
  return isInBlock || isInFoot ? text : undefined
}

function isName(text: string) {
  const isOther = isAddressText(text) || isContactText(text) || isRegistrationText(text)
  const isWord = saysTitleOfPaper(text) || isFieldName(text)
  return (
    !isOther &&
    !isWord &&
    !/:\s/.test(text) &&
    lettersIn(text) >= 3 &&
    digitsIn(text) < 3 &&
    text.length < 50
  )
}

const thanksBefore = languages.flatMap(({ farewells }) => farewells.before)
const thanksAfter = languages.flatMap(({ farewells }) => farewells.after)
const your = listOf(wordsOfAll(({ farewells }) => farewells.team))
const team = new RegExp(
  `^\\W*(?:${your.join('|')})\\s+(?<name>[\\p{Lu}\\d].{1,25}?)[\\s-]+TEAM\\W*$`,
  'iu',
)
const greeting = new RegExp(`^\\W*(?:${thanksBefore.join('|')})\\s+(?<name>.+)$`, 'iu')
const thanks = new RegExp(`^(?<name>.+?)\\s+(?:${thanksAfter.join('|')})\\W*$`, 'iu')

/** Text in place of a name: "our store", "us today". */
const noName =
  /^(?:US|OUR|YOUR|THIS|TODAY|UNS|NOTRE|NOS|NUESTR|NOI|NOS|OSS|ONS|WITH|AND|STORE|LOCAL)\b/i

/** The vendor's name in "Thank you for shopping at …". */
export function farewellName(text: string): string | undefined {
  const name = (team.exec(text) ?? greeting.exec(text) ?? thanks.exec(text))?.groups?.['name']
    ?.replace(/[\s.,!*:;-]+$/u, '')
    .replace(/^[\s"'*-]+/u, '')
    .trim()
  if (!name || name.length > 40 || noName.test(name)) return undefined
  return /^[\p{Lu}\p{Lo}\d]/u.test(name) && /\p{L}{2}/u.test(name) ? name : undefined
}
