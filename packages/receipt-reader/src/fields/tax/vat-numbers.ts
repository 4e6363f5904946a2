import { finderOf, fold, plainText } from '#lexicon/fold.ts'
import { memoize } from '#lexicon/memoize.ts'
import { readingsOf } from '#rows/readings.ts'
import type { Row } from '#rows/row.ts'
import { type VatRule, vatRules } from './vat-rules.ts'

const rules = vatRules.map((rule) => ({
  ...rule,
  letters: rule.letters ?? rule.country,
  /** The country's prefix, then a possible number with punctuation and spaces. */
  withLetters: new RegExp(
    `(?<![A-Z])${rule.letters ?? rule.country}[-\\s.:]{0,2}(?<number>[A-Z]?\\d[\\dA-Z\\s./-]{6,20})`,
    'g',
  ),
  isNamed: rule.words ? finderOf(rule.words) : undefined,
}))
const withLetters = rules.filter(({ isWordToo }) => !isWordToo)

const bareNumber = /(?<![\dA-Z])[A-Z]?\d[\dA-Z\s./-]{6,20}/g
const longest = 18
/** No country's number has fewer digits. */
const mayHoldNumber = /(?:\d\D{0,5}){6}/

/** A valid VAT number with its country prefix. */
type VatNumber = { country: string; number: string }

/** The supplier's number; null when there is none. */
export function vatNumberOn(rows: Pick<Row, 'label' | 'boxes'>[]): string | null {
  const texts = rows.flatMap(({ label, boxes }) => [label, ...boxes.flatMap(readingsOf)])
  const upper = texts.map(plainText)
  const found = first(upper, numberWithLetters) ?? first(upper, numberBesideWord)
  return found?.number ?? null
}

/** The country of a VAT number in this text (upper case, no accents); one digit may be misread. */
export function countryOfVatNumber(
  text: string,
): { country: string; isValid: boolean } | undefined {
  if (!mayHoldNumber.test(text)) return undefined
  const valid = numberWithLetters(text) ?? numberBesideWord(text)
  if (valid) return { country: valid.country, isValid: true }
  const like = withLetters.find(({ pattern, withLetters: letters }) =>
    [...text.matchAll(letters)].some(({ groups }) => isForm(groups?.['number'] ?? '', pattern)),
  )
  return like && { country: like.country, isValid: false }
}

function first<T>(texts: string[], find: (text: string) => T | undefined) {
  for (const text of texts) {
    const found = find(text)
    if (found) return found
  }
  return undefined
}

const numberWithLetters = memoize((text): VatNumber | undefined => {
  if (!mayHoldNumber.test(text)) return undefined
  for (const { country, letters, ...rule } of withLetters) {
    for (const { groups } of text.matchAll(rule.withLetters)) {
      const number = validStart(groups?.['number'] ?? '', rule)
      if (number) return { country, number: `${letters}${number}` }
    }
  }
  return undefined
})

const numberBesideWord = memoize((text): VatNumber | undefined => {
  if (!mayHoldNumber.test(text)) return undefined
  const words = fold(text)
  for (const { country, letters, ...rule } of rules.filter(({ isNamed }) => isNamed?.(words))) {
    for (const [found] of text.matchAll(bareNumber)) {
      const number = validStart(found, rule)
      if (number) return { country, number: `${letters}${number}` }
    }
  }
  return undefined
})

/** The number has the length of the rule; other figures may follow it. */
function validStart(text: string, { pattern, isValid }: Pick<VatRule, 'pattern' | 'isValid'>) {
  const signs = text.replaceAll(/[^\dA-Z]/g, '')
  for (let length = Math.min(signs.length, longest); length >= 8; length--) {
    const number = signs.slice(0, length)
    if (pattern.test(number) && isValid(number)) return number
  }
  return undefined
}

/** Its first groups of characters form a number of this format. */
function isForm(text: string, pattern: RegExp) {
  const groups = text.split(/[^\dA-Z]+/)
  return groups.some((_, index) => pattern.test(groups.slice(0, index + 1).join('')))
}
