import { wordsOfAll } from '#lexicon/lexicon.ts'
import { patternOf } from '#lexicon/name-patterns.ts'
import type { TextBox } from '#page/text-box.ts'
import { amountsIn } from '#rows/amounts.ts'
import { clearestReading } from '#rows/readings.ts'
import { hasPrice } from '#rows/row.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'

const timesPrice =
  /(?<count>\d{1,3})(?:[.,]0{2,3})?\s?(?:[x×*@]|PCS?|STK|ST\.?|EA)\s?@?\s?(?:[$€£¥]|RM|EUR)?\s?\d+[.,]\d\d/i
const trailingCount = /\s?[x×]\s?(?<count>\d{1,2})$/i
const leadingCount =
  /^(?<count>\d{1,2})(?:\s?[x×*]?\s+(?=[\p{L}*#+]|\d{1,3}\W{0,3}\p{L})|(?=\p{Lu}\p{Ll}|\p{Lu}{3}|\*))/u
const articleNumber = /\b(?:ARTIKEL\s*)?[A-Z]{0,2}\d{5,}[A-Z]{0,2}\b/gi
const priceWithCurrency = /(?:RM|RH|EUR|USD|[$€£])\s?\d+[.,]\d\d/giu
const codes = /^(?:EUR|RM|RH|USD|SR|ZR|GST|PCS?|EA|LB|KG|OZ|AT|FOR)+$/iu
const unitPrice = /\s?\(?\s?@\s?[$€£S]?\s?\d+[.,]\d\d\)?/u
const priceInBrackets = /\(\s*[$€£S5]?\s?\d+[.,]\d\d[^)\d]*\)/gu

/** The quantity in "2 x 9.95"; null without one. */
export function quantityIn(text: string): number | null {
  const count = timesPrice.exec(text)?.groups?.['count']
  return count ? Number(count) : null
}

/** The name without article numbers, tax codes, unit prices and the quantity before it. */
export function nameAndQuantity(boxes: TextBox[], price?: number) {
  const texts = boxes.map(clearestReading)
  const joined = texts.join(' ')
  const alone = texts.filter((text) => /^\d{1,2}\.?$/.test(text.trim())).map(Number)
  const words = texts.filter((text) => isName(text)).map(nameIn)
  const leading = (leadingCount.exec(joined) ?? trailingCount.exec(joined))?.groups?.['count']
  const quantity =
    quantityIn(joined) ?? (leading ? Number(leading) : null) ?? fitting(alone, texts, price)
  return { name: words.join(' ').trim(), quantity: quantity === 0 ? null : quantity }
}

/** The quantity before a name, with its space: "1 Lemonade". */
function countBefore(text: string): string {
  return leadingCount.exec(text)?.[0] ?? ''
}

/** Whether a row has a quantity: "1 Lemonade", or a number in its own column. */
export function hasCount(boxes: TextBox[]): boolean {
  const texts = boxes.map(clearestReading)
  const first = texts.findIndex((text) => isName(text))
  const isAlone = /^\d{1,2}$/.test(texts.slice(0, Math.max(first, 0)).at(0)?.trim() ?? '')
  return first !== -1 && (isAlone || countBefore(texts[first] ?? '') !== '')
}

function isName(text: string): boolean {
  const letters = text
    .replaceAll(articleNumber, '')
    .replace(timesPrice, '')
    .replaceAll(priceWithCurrency, '')
    .replaceAll(/\P{L}/gu, '')
  return letters.length >= 2 && !codes.test(letters)
}

function nameIn(text: string) {
  return text
    .replace(timesPrice, '')
    .replace(leadingCount, '')
    .replace(trailingCount, '')
    .replaceAll(articleNumber, '')
    .replace(unitPrice, '')
    .replaceAll(priceInBrackets, '')
    .replaceAll(/[([]\s*[)\]]/g, '')
    .replace(/\s[$€£S#]?\s?\d+[.,]\d\d\s?\p{L}?$/u, '')
    .replace(/^(?:[\s.:+-]|\*#*|#\s)+|[\s*:.-]+$/gu, '')
    .trim()
}

/** A separate number is the quantity if quantity times unit price is the price. */
function fitting(alone: number[], texts: string[], price?: number) {
  const [first] = alone
  if (first === undefined || price === undefined) return null
  const units = texts.flatMap((text) => amountsIn(text)).filter(({ isWhole }) => !isWhole)
  return alone.find((count) => units.some(({ minor }) => minor * count === price)) ?? first
}

const most = 2
const unitPriceAlone = /^\W*\d+[.,]\d\d\s*(?:each|ea\b|je\b|\/)/iu

/** The rest of a name that continues below: rows without price or quantity, aligned with the name. */
export function continuationOf(row: TaggedRow, rows: TaggedRow[]): string {
  const start = nameStart(row)
  if (!start) return ''
  const parts: string[] = []
  for (const below of rows.slice(row.index + 1)) {
    if (unitPriceAlone.test(below.label)) continue
    const part = partIn(below, start)
    if (!part || parts.length === most) break
    parts.push(part)
  }
  return parts.join(' ')
}

function partIn(row: TaggedRow, start: { x: number; letter: number; isUpperCase: boolean }) {
  const box = row.boxes.find((candidate) => isName(candidate.text))
  if (!box || row.kind !== 'none' || isPriced(row) || hasCount(row.boxes)) return ''
  if (Math.abs(box.box.x - start.x) > start.letter * 0.75) return ''
  const { name } = nameAndQuantity([box])
  const isAlike = !start.isUpperCase || !/\p{Ll}{2}/u.test(name)
  const isWord = /\p{L}{3}/u.test(name) && !/(.)\1{3}/u.test(name)
  return isAlike && isWord && !isKitchenNote(clearestReading(box)) ? name : ''
}

/** A price in brackets describes an extra and adds nothing. */
function isPriced(row: TaggedRow) {
  return hasPrice(row) && !/\)\s*$/u.test(row.label)
}

function nameStart(row: TaggedRow) {
  const box = row.boxes.find((candidate) => isName(candidate.text))
  return box && startOf(box)
}

function startOf(box: TextBox) {
  const text = clearestReading(box)
  const letter = box.box.width / Math.max(text.length, 1)
  const x = box.box.x + countBefore(text).length * letter
  return { x, letter, isUpperCase: /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text) }
}

const sign = /^\W*[*>[<~]/u
const first = patternOf(wordsOfAll(({ kitchen }) => kitchen.first))
const anywhere = patternOf(wordsOfAll(({ kitchen }) => kitchen.anywhere))
const words = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${first})(?:(?<=[/.])|(?!\p{L}))|(?<!\p{L})(?:${anywhere})(?!\p{L})`,
  'iu',
)

/** A note for the kitchen about the dish above: "> rare", "*no onions*", "mild please". */
export function isKitchenNote(text: string): boolean {
  return sign.test(text) || words.test(text)
}
