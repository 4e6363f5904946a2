import { editDistance } from '#lexicon/similar.ts'
import type { TextBox } from '#page/text-box.ts'
import { clearestReading } from '#rows/readings.ts'
import type { Row } from '#rows/row.ts'
import { withLettersForOnes } from './letters-for-ones.ts'
import { withoutTails } from './name-tails.ts'
import { withTradesRepaired } from './trade-repair.ts'

const misreadForms: [RegExp, string][] = [
  [/\bS[DIOA0][NMH][\s.]*B[HN][DIO0J]\b/gi, 'SDN BHD'],
  [/\(H\)(?=\s*(?:SDN|BHD))/g, '(M)'],
  [/\bC0\b/g, 'CO'],
  [/\bGM[BE8]H\b/g, 'GMBH'],
  // A round logo letter.
  [/(?<=\p{Lu})[@©](?=\p{Lu}{2})/gu, 'O'],
]

const welcome =
  /^(?:\S?[EF]?LC[O0]ME TO|WILLKOMMEN BEI|BIENVENUE (?:CHEZ|A)|THANK YOU FOR VISITING|(?:OWN|OWNED|OPERATED|MANAGED) BY\s?:?)\s*/i

/** The row greets in the vendor's name. */
export function isWelcome(text: string): boolean {
  return welcome.test(text)
}

/** What is none of the name, or misread in it, by the row's text alone; in this order. */
export const namePasses: Record<string, (text: string) => string> = {
  withForms: (text) =>
    misreadForms.reduce((read, [misread, form]) => read.replaceAll(misread, form), text),
  withLettersForOnes,
  withoutSigns: (text) => text.replace(/^[^\p{L}\d"'“(]+/u, ''),
  withoutTails,
  withoutWelcome: (text) => text.replace(welcome, ''),
  withoutRegistration: (text) =>
    text.replace(
      /(?<=\p{L}{3}.*)\s*\(?\s*\d{3}[\dOI]{2,}[\s\dA-Z]*[-–]\s?[A-Z]\s*\)?\s*(?:\([A-Z\d]{2,4}\))?$/u,
      '',
    ),
  withoutBranch: (text) => text.replace(/(?<=\p{L}{4}.*)\s*\(\s?#?\d{2,5}\s?\)$/u, ''),
  withoutNumber: (text) => text.replace(/(?<=\p{L}{3}.*)\s+\d{5,}$/u, ''),
  withoutBracket: (text) => text.replace(/(?<=\p{L}{4}.*)\s*[([{][^()[\]{}]*\d{4}[^([{]*$/u, ''),
  withoutTaxNumber: (text) =>
    text.replace(/(?<=\p{L}{2}.*)[\s.]*\b(?:P[VU]N|VAT|U?ST-?ID|GST|REG)\b.*\d{6}.*$/iu, ''),
  withoutLatvianNumber: (text) => text.replace(/(?<=\p{L}{2}.*?)P[VU]N L[VU]\s?\d{6}.*$/u, ''),
  withoutPhone: (text) =>
    text.replace(/(?<=\p{L}{3}.*)\s*(?:PHONE|TEL|FAX|PH)[\s.:#]*[\d(][\d\s().-]{6,}$/iu, ''),
  withoutDelivery: (text) => text.replace(/(?<=\p{L}{3}.*)\s+WE DELIVER$/iu, ''),
  withoutEnd: (text) => text.replace(/[\s*:;,=~_|<>@®©™°-]+$/u, '').replaceAll(/\s+/g, ' '),
  withoutOddQuote,
}

/** A row as a name: without numbers of registration around it, with legal forms as they are written. */
export function nameIn(row: Row): string {
  const text = row.boxes.map(nameReading).join(' ')
  return Object.values(namePasses)
    .reduce((read, pass) => pass(read), text)
    .trim()
}

/** A quotation mark without its other one, at the end: a spot or a part of the logo. */
function withoutOddQuote(text: string) {
  const marks = text.match(/["“”]/gu)?.length ?? 0
  return marks === 1 ? text.replace(/\s*["“”'’`]+$/u, '') : text
}

/** Above this a strange word is one. */
const sure = 0.96

/** The clearest reading, and what a surer one has before it: the first letters of a logo are often cut off. */
function nameReading(box: TextBox) {
  const clear = clearestReading(box)
  const fuller = box.alternatives?.find(
    ({ text, confidence }) =>
      confidence > box.confidence && text.length > clear.length && text.endsWith(clear),
  )
  const isFuller = fuller && /^\p{L}+$/u.test(fuller.text.slice(0, -clear.length))
  const text = isFuller ? fuller.text : (surerReading(box, clear) ?? clear)
  return withTradesRepaired(text, { mayBeWorn: box.confidence < sure })
}

/** Another reading that has a letter more and is surer. */
function surerReading(box: TextBox, clear: string) {
  return box.alternatives?.find(
    ({ text, confidence }) =>
      confidence > box.confidence &&
      text.length === clear.length + 1 &&
      editDistance(text, clear) === 1 &&
      /^[\p{L}\s]+$/u.test(text),
  )?.text
}

/** A number that a company is registered under, alone in its row: (123456-X). */
export function isRegistrationNumber(text: string): boolean {
  return (
    digitsIn(text) >= 5 && lettersIn(text) <= 4 && /\d[\dA-Z\s]{4,}[-–]?\s?[A-Z]?\W*$/i.test(text)
  )
}

export function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

export function digitsIn(text: string): number {
  return text.match(/\d/g)?.length ?? 0
}

/** Letters that make no words: shine-through, ornaments, a logo that was not read. */
export function isGibberish(text: string): boolean {
  if (/\p{Lo}{2}/u.test(text)) return false
  const words = text.match(/\p{L}{4,}/gu) ?? []
  if (words.length === 0) return lettersIn(text) < 4
  return words.every((word) => !/[aeiouyäöüāēīū]/i.test(word)) || /(\p{L})\1{3}/iu.test(text)
}
