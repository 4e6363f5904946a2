import type { Family } from './font-files.ts'

/** Letters that join, stack or run from right to left: laid out as a run, not one by one. */
const shaped = {
  'noto-sans-arabic': /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
  'noto-sans-hebrew': /[\u0590-\u05ff\ufb1d-\ufb4f]/,
  'noto-sans-thai': /[\u0e00-\u0e7f]/,
  'noto-sans-devanagari': /[\u0900-\u097f\ua8e0-\ua8ff]/,
} satisfies Partial<Record<Family, RegExp>>
const others = Object.keys(shaped) as (keyof typeof shaped)[]

const western: Family[] = ['inter', 'noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr', ...others]
const japanese: Family[] = ['inter', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr', ...others]
const korean: Family[] = ['inter', 'noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc', ...others]

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

/** The family that lays the letter out together with its neighbours, if one has to. */
export function shapingFamily(letter: string): Family | undefined {
  return others.find((family) => shaped[family].test(letter))
}

/** Whether a text has such letters: nearly none has. */
export function isShaped(text: string) {
  return /[\u0590-\u097f\u0e00-\u0e7f\ua8e0-\ua8ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text)
}
