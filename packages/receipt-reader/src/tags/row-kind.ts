import { type Folded, fold } from '#lexicon/fold.ts'
import type { Language, RowWord } from '#lexicon/language.ts'
import { rowWordsIn, wordsOfAll } from '#lexicon/lexicon.ts'
import { printedFinder } from '#lexicon/plain-words.ts'
import { editDistance } from '#lexicon/similar.ts'

/** The kind of a row, by its words. */
export type RowKind =
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'tip'
  | 'rounding'
  | 'discount'
  | 'quantity'
  | 'cash'
  | 'card'
  | 'change'
  | 'none'

const isPaidSum = printedFinder(wordsOfAll(({ documents }) => documents.paidSum))

const totalOfRate = /\bTOTAL\s?\(?\d{1,2}(?:[.,]\d+)?\s?%/i

/** The kind of a row; words that qualify a total ("sub", "qty", "tax") beat "total" itself. */
export function kindOf(text: string, likely: readonly Language[] = [], isPrinted = false): RowKind {
  const row = fold(text)
  const said = rowWordsIn(row, likely, isPrinted ? text : undefined)
  const says = (word: RowWord) => said.has(word)
  const isIncluding = says('including')
  if (says('quantity')) return 'quantity'
  if (totalOfRate.test(text) || (says('partTotal') && text.includes('%'))) return 'subtotal'
  const isTotal = says('total') || (!isPrinted && isMisreadTotal(row)) || isPlainAmount(row)
  if (says('rounding') && !(isTotal && isIncluding)) return 'rounding'
  // "Srv Chg 10%": "chg" may mean change or charge.
  const isSum = isPrinted && isPaidSum(text)
  if (says('change') && !says('plainTotal') && !says('fee') && !isSum) return 'change'
  if (says('tip')) return 'tip'
  if (says('discount') && !isIncluding) return 'discount'
  if (says('subtotal') && !isIncluding) return 'subtotal'
  if (says('taxTotal') && !isIncluding) return 'tax'
  if (isTotal && (!says('tax') || isIncluding)) return 'total'
  if (isSum && !says('tax')) return 'total'
  if (says('tax') && !says('noTax')) return 'tax'
  if (says('card')) return 'card'
  return says('cash') ? 'cash' : 'none'
}

/** "金額" begins the row; "お預り金額" is cash. */
function isPlainAmount({ compact }: Folded) {
  return /^金[额額]/.test(compact)
}

/** "Tatal", "Jotal": alone in its row and one letter off. */
function isMisreadTotal({ words }: Folded) {
  const word = words.trim()
  return word.length >= 4 && word.length <= 6 && editDistance(word, 'TOTAL') === 1
}

/** Three or more unrelated words before "total": a sentence about a sum. */
export function isSpokenOf(text: string): boolean {
  const before = /^(.*?)\bTOTAL\b/i.exec(text)?.[1] ?? ''
  const words = before.match(/\p{L}{3,}/gu) ?? []
  return words.length >= 3 && kindOf(before) === 'none'
}

/** A final total, such as "grand total". */
export function isStrongTotal(
  text: string,
  likely: readonly Language[] = [],
  isPrinted = false,
): boolean {
  const said = rowWordsIn(fold(text), likely, isPrinted ? text : undefined)
  return said.has('strongTotal') && kindOf(text, likely, isPrinted) !== 'subtotal'
}
