import { wordsOfAll } from '#lexicon/lexicon.ts'
import { patternOf } from '#lexicon/name-patterns.ts'
import type { TextBox } from '#page/text-box.ts'
import { hasPrice } from '#rows/prices.ts'
import { clearestReading } from '#rows/readings.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { countBefore, hasCount, isName, nameAndQuantity } from './item-names.ts'

const most = 2
const unitPriceAlone = /^\W*\d+[.,]\d\d\s*(?:each|ea\b|je\b|\/)/iu

/** The rest of a name that goes on below: rows without price or count that begin where the name begins. */
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

/** A price in brackets is told of an extra and adds nothing. */
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

/** What the till tells the kitchen about the dish above: "> rare", "*no onions*", "mild please". */
export function isKitchenNote(text: string): boolean {
  return sign.test(text) || words.test(text)
}
