import { digitsIn, lettersIn } from '#fields/seller/name-text.ts'
import { isPostalLine } from '#fields/seller/postal-lines.ts'
import { isAddress, legalForm } from '#fields/seller/vendor-words.ts'
import { countryOfVatNumber } from '#fields/tax/vat-numbers.ts'
import { fold } from '#lexicon/fold.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { remembered } from '#lexicon/remembered.ts'
import {
  isContactText,
  isFieldName,
  isRegistrationWord,
  isStreet,
  isTitleText,
} from './letter-words.ts'
import type { Piece } from './pieces.ts'

/** A name that stands with the address or the registration of whoever wrote the paper. */
export type Sender = {
  name: string
  piece: Piece
  isRegistered: boolean
  isCalled?: boolean
  /** Whom others write the bill for. */
  isPayee?: boolean
  /** By words after which the seller's name may stand, or another's. */
  isUnsure?: boolean
}

export const separators = /\s*[•·|]\s*|\s[–—-]\s|,\s+/u

const mostWords = 7

/** "Heron Ltd. Registered in England": the words up to the legal form. */
export function firmAtStart(text: string) {
  const words = text.split(' ')
  if (words.length < 4) return undefined
  const ends = words
    .slice(1, mostWords)
    .map((_, index) =>
      words
        .slice(0, index + 2)
        .join(' ')
        .replace(/,$/, ''),
    )
    .filter((start) => legalForm.test(start) && !/[,–•·|:]\s/.test(start))
  const firm = ends.at(-1)
  return firm && firm.length < text.length ? firm : undefined
}

export function isPlace(text: string) {
  return (
    isPostalLine(text) ||
    /^\d{4,5}\s\p{L}{3}/u.test(text) ||
    (isAddress(fold(text)) && /\d/.test(text))
  )
}

export const isRegistrationText = remembered((text: string): boolean => {
  if (digitsIn(text) < 5) return false
  return isRegistrationWord(text) || countryOfVatNumber(plainText(text)) !== undefined
})

export function isName(text: string) {
  const isOther = isPlace(text) || isContactText(text) || isRegistrationText(text)
  return (
    !isOther &&
    !isStreet(text) &&
    !isTitleText(text) &&
    !isFieldName(text) &&
    lettersIn(text) >= 3 &&
    lettersIn(text.replace(legalForm, '')) > 1 &&
    digitsIn(text) < 3 &&
    text.length < 50
  )
}
