import { wordsOfAll } from '#lexicon/lexicon.ts'
import { patternOf } from '#lexicon/name-patterns.ts'

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
