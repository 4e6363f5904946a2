import { fold } from '#lexicon/fold.ts'
import { finderOfAll } from '#lexicon/lexicon.ts'

const isConverted = finderOfAll(({ phrases }) => phrases.converted)
/** "1 EUR = 0.95", "= US$ 12.00", "EUR @ 0.95". */
const isRate =
  /(?<![\d.,])1(?:[.,]0+)?\s?(?:[A-Z]{2,4}|[€$£])?\s?=|=\s?(?:[A-Z]{2,3}\s?\d|(?:US|[A-Z])?\s?[$€£])|@\s?\d+[.,]\d{3,}|[A-Z]{3}\s?\/\s?[A-Z]{3}\s?\W{0,2}\d+[.,]\d{3,}/
const isInAnother = /(?<![A-Z])(?:IN|EN) (?:EUROS?|EUR|USD|US\$|GBP|CHF|€|\$|£)(?![A-Z])/

/** How surely a row, in plain text, states what the sum is in another currency: 1 surely, 0 not at all. */
export function equivalence(text: string): number {
  if (isRate.test(text) || isConverted(fold(text))) return 1
  return isInAnother.test(text) ? 0.5 : 0
}
