import type { Family } from './font-files.ts'

const western: Family[] = ['inter', 'noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr']
const japanese: Family[] = ['inter', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr']
const korean: Family[] = ['inter', 'noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc']

export const familyOrders = [western, japanese, korean]

const eastern = /[^\0-\u2e7f]/
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hangul = /\p{Script=Hangul}/u

/** Japan and China draw the same character differently; the surrounding text decides. */
export function familiesFor(text: string): Family[] {
  if (!eastern.test(text)) return western
  if (kana.test(text)) return japanese
  return hangul.test(text) ? korean : western
}
