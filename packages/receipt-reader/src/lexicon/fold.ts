import { listOf, type Words } from './language.ts'
import { memoize } from './memoize.ts'

/** Text normalised for finding words: recognisers lose spaces and confuse similar letters. */
export type Folded = {
  readonly words: string
  readonly compact: string
  /** Words that are as short as a short phrase, alone and together, and every two letters as a number: for finders. */
  readonly runs: readonly string[]
  readonly pairs: readonly number[]
}

const lookAlikes: [RegExp, string][] = [
  [/(?<=\p{L})0|0(?=\p{L})/gu, 'O'],
  [/(?<=\p{L})[1|!]|[1|](?=\p{L})/gu, 'I'],
  [/(?<=\p{L})5(?=\p{L})/gu, 'S'],
  [/(?<=\p{L})8(?=\p{L})/gu, 'B'],
  [/全(?=[额額])/gu, '金'],
  [/(?<=[应應实實])什/gu, '付'],
]

/** Whether any of them can be there: most texts have none. */
const mayLookAlike = /[0158|!全什]/

/** Upper case, no accents, letters only; I and L, M and N are one letter. */
export const fold = memoize((text: string): Folded => {
  const words = withoutLookAlikes(withoutAccents(text).toUpperCase())
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .replaceAll('I', 'L')
    .replaceAll('RN', 'N')
    .replaceAll('M', 'N')
    .trim()
  const compact = words.replaceAll(' ', '')
  return { words: ` ${words} `, compact, runs: runsOf(words), pairs: pairsOf(compact) }
})

/** As many words as a short phrase may have. */
const mostWords = 3
/** Short words must stand alone, longer ones may have lost the spaces around them. */
const shortWord = 4
/** The number of hashes for two letters; phrases with the same hash are compared by their letters. */
const mostPairs = 1024

function runsOf(words: string) {
  const all = words.split(' ')
  const runs: string[] = []
  for (let at = 0; at < all.length; at += 1) {
    let run = ' '
    for (let end = at; end < Math.min(at + mostWords, all.length); end += 1) {
      run += `${all[end]} `
      // With a space on each side of each word.
      if (run.length - (end - at + 2) > shortWord) break
      runs.push(run)
    }
  }
  return runs
}

function pairsOf(compact: string) {
  const pairs: number[] = []
  for (let at = 0; at < compact.length; at += 1) pairs.push(pairAt(compact, at))
  return pairs
}

function withoutLookAlikes(text: string) {
  if (!mayLookAlike.test(text)) return text
  return lookAlikes.reduce((done, [sign, letter]) => done.replaceAll(sign, letter), text)
}

const ownLetters: [RegExp, string][] = [
  [/ß/g, 'SS'],
  [/[Łł]/g, 'L'],
  [/[Øø]/g, 'O'],
  [/[Ææ]/g, 'AE'],
]

const notAscii = /[^\0-\x7f]/

/** Letters without a decomposition (Ł, Ø) count as the letter they resemble. */
export function withoutAccents(text: string): string {
  if (!notAscii.test(text)) return text
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return ownLetters.reduce((done, [letter, like]) => done.replaceAll(letter, like), plain)
}

/** A phrase lies under its first letters, so that not each of them must be looked for at each letter of a text. */
type Phrase<T> = { compact: string; meaning: T }
type Index<T> = {
  short: Map<string, T[]>
  single: Map<number, Phrase<T>[]>
  long: (Phrase<T>[] | undefined)[]
}

/** Tells what is known of every word and phrase that a text holds. */
export function phraseIndex<T>(entries: Iterable<readonly [Words, T]>): (folded: Folded) => Set<T> {
  const index = indexOf(entries)
  return (folded) => {
    const found = new Set<T>()
    eachIn(folded, index, (meaning) => {
      found.add(meaning)
      return false
    })
    return found
  }
}

/** A test for any of the words or phrases, as they are usually written. */
export function finderOf(words: Words): (folded: Folded) => boolean {
  const index = indexOf([[words, true]])
  return (folded) => eachIn(folded, index, () => true)
}

function indexOf<T>(entries: Iterable<readonly [Words, T]>): Index<T> {
  const index: Index<T> = {
    short: new Map(),
    single: new Map(),
    long: Array.from({ length: mostPairs }, () => undefined),
  }
  for (const [words, meaning] of entries) {
    for (const phrase of listOf(words).map(fold)) {
      const { compact } = phrase
      if (compact === '') continue
      if (isShort(phrase)) addTo(index.short, phrase.words, meaning)
      else if (compact.length === 1)
        addTo(index.single, compact.charCodeAt(0), { compact, meaning })
      else (index.long[pairAt(compact, 0)] ??= []).push({ compact, meaning })
    }
  }
  return index
}

/** The same where the phrase must be whole words: not the "avoir" in "Lavoir". */
export function wholeWordsFinder(words: Words): (folded: Folded) => boolean {
  const phrases = new Set(listOf(words).map((phrase) => fold(phrase).compact))
  return (folded) => {
    const all = folded.words.trim().split(' ')
    return all.some((_, at) =>
      [1, 2, 3].some((count) => phrases.has(all.slice(at, at + count).join(''))),
    )
  }
}

function isShort({ compact }: Folded) {
  return compact.length <= shortWord && !/[^A-Z]/.test(compact)
}

/** Goes through what is known of a text until enough is found; whether it was. */
function eachIn<T>(
  { compact, runs, pairs }: Folded,
  { short, single, long }: Index<T>,
  isEnough: (meaning: T) => boolean,
): boolean {
  if (short.size > 0) {
    for (const run of runs) if (short.get(run)?.some(isEnough)) return true
  }
  for (let at = 0; at < pairs.length; at += 1) {
    if (single.size > 0) {
      const letters = single.get(compact.charCodeAt(at))
      if (letters?.some(({ meaning }) => isEnough(meaning))) return true
    }
    const phrases = long[pairs[at]!]
    if (
      phrases?.some((phrase) => compact.startsWith(phrase.compact, at) && isEnough(phrase.meaning))
    )
      return true
  }
  return false
}

/** The hash of two letters; the last letter has no second one. */
function pairAt(text: string, at: number) {
  return (text.charCodeAt(at) * 31 + (text.charCodeAt(at + 1) || 0)) % mostPairs
}

function addTo<Key, T>(map: Map<Key, T[]>, key: Key, value: T) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Upper case without accents, wide figures and signs made ordinary. */
export const plainText = memoize((text: string): string =>
  withoutAccents(text.normalize('NFKC').toUpperCase()).normalize('NFC'),
)
