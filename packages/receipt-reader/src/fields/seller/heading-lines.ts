import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { type Folded, fold } from '#lexicon/fold.ts'
import { hasPrice } from '#rows/prices.ts'
import type { Row } from '#rows/row.ts'
import { rowHeight } from '#rows/row-height.ts'
import { chainIn } from './chains/find-chains.ts'
import { isContactText as saysContact } from './letters/letter-words.ts'
import { digitsIn, isRegistrationNumber, lettersIn, nameIn } from './name-text.ts'
import { isPostalLine } from './postal-lines.ts'
import {
  isAddress,
  isContact,
  isRegistration,
  isTitle,
  isTrade,
  legalForm,
} from './vendor-words.ts'

/** A row seen as a line of the receipt's heading. */
export type HeadingLine = {
  row: Row
  text: string
  folded: Folded
  height: number
  centre: number
  hasLegalForm: boolean
  isAddress: boolean
  isContact: boolean
  isRegistration: boolean
  isTitle: boolean
  isDate: boolean
  hasAmount: boolean
  /** None of these, and letters enough. */
  isNameLike: boolean
}

export function headingLineOf(row: Row): HeadingLine {
  const text = nameIn(row)
  const folded = fold(text)
  const hasLegalForm = legalForm.test(text)
  const isChain = isChainNamed(text)
  const kinds = {
    isAddress: !hasLegalForm && !isChain && isAddressText(text, folded, row.label),
    isContact: isContactText(text, folded),
    isRegistration: !isChain && (isRegistration(folded) || isRegistrationNumber(text)),
    isTitle: isTitle(folded) && !hasLegalForm && !isChain && !isTrade(folded),
    isDate: printedDaysIn(row.label).length > 0,
    hasAmount: hasPrice(row),
  }
  const isOther = Object.values(kinds).some(Boolean)
  const isNameLike = !isOther && lettersIn(text) >= 3 && digitsIn(text) < lettersIn(text)
  const centre = row.box.x + row.box.width / 2
  return { row, text, folded, height: rowHeight(row), centre, hasLegalForm, ...kinds, isNameLike }
}

/** A chain that is named like nothing else is no address, whatever words are in it; with a number it may be one. */
function isChainNamed(text: string) {
  const found = chainIn(text)
  return found && !found.isCommon && (found.isAlone || (found.isAtStart && !/\d/.test(text)))
}

function isAddressText(text: string, folded: Folded, printed: string) {
  const startsWithNumber = /^(?:NO\.?|LOT)?\s?\d+[A-Z]?[\s,.&-]+\p{L}/iu.test(text)
  const hasPostcode = /(?<![#\d])\b\d{5}\b/.test(text) || isPostalLine(printed.trim())
  return isAddress(folded) || startsWithNumber || hasPostcode
}

/** The same where the letters are sure: "email" in "Crémaillère" is no address. */
export function printedLineOf(row: Row): HeadingLine {
  const line = headingLineOf(row)
  return line.isContact && isWordsAlone(line)
    ? { ...line, isContact: false, isNameLike: true }
    : line
}

/** Words in which a word for an address or a number is hidden, and nothing else. */
function isWordsAlone(line: HeadingLine) {
  const isOther =
    line.isAddress || line.isRegistration || line.isTitle || line.isDate || line.hasAmount
  const { text } = line
  return !isOther && !saysContact(text) && digitsIn(text) === 0 && lettersIn(text) >= 3
}

function isContactText(text: string, folded: Folded) {
  const hasNumber = /\(?\d{2,4}\)?[\s.-]\d{3,4}[\s.-]?\d{3,4}\b/.test(text)
  return isContact(folded) || hasNumber || /@[\w-]+\.|www\.|\.(?:com|de|lv)\b/i.test(text)
}
