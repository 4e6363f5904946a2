import { isTradeAlone } from '#fields/seller/no-names.ts'
import { legalForm, withoutGenericWords } from '#fields/seller/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import { isSimilar } from '#lexicon/similar.ts'

export const sameName = 3
/** A word's letters from which on it tells. */
export const leastWord = 4

/** How much of a name the two share. */
export function relationOf(name: string, other: string) {
  const [one, two] = [coreOf(name), coreOf(other)]
  if (isRelated(one, two) && (isLong(one, two) || hasWord(name, other))) return sameName
  const words = new Set(wordsOf(other))
  return wordsOf(name).some((word) => words.has(word)) ? 2 : 0
}

/** Short words begin others: "Halle" and "Hallenfeld". */
function isLong(one: string, other: string) {
  return Math.min(one.length, other.length) > 5
}

function hasWord(name: string, other: string) {
  const words = [name, other].map(
    (text) => new Set(text.split(/[^\p{L}]+/u).map((word) => fold(word).compact)),
  )
  return [...words[0]!].some((word) => word.length >= leastWord && words[1]!.has(word))
}

export function isRelated(one: string, other: string) {
  if (Math.min(one.length, other.length) < leastWord) return false
  return one.includes(other) || other.includes(one) || isSimilar(one, other)
}

export function coreOf(name: string) {
  return fold(name.replace(legalForm, '')).compact
}

function wordsOf(name: string) {
  return withoutGenericWords(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > leastWord && !isTradeAlone(word))
    .map((word) => fold(word).compact)
}
