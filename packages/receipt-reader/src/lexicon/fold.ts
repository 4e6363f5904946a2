import { listOf, type Words } from './language.ts'

/** Text made alike for finding words in it: recognisers lose spaces and mistake look-alikes. */
export type Folded = { words: string; compact: string }

const lookAlikes: [RegExp, string][] = [
  [/(?<=\p{L})0|0(?=\p{L})/gu, 'O'],
  [/(?<=\p{L})[1|!]|[1|](?=\p{L})/gu, 'I'],
  [/(?<=\p{L})5(?=\p{L})/gu, 'S'],
  [/(?<=\p{L})8(?=\p{L})/gu, 'B'],
  [/全(?=[额額])/gu, '金'],
  [/(?<=[应應实實])什/gu, '付'],
]

/** Upper case, no accents, letters only; I and L, M and N are one letter. */
export function fold(text: string): Folded {
  let plain = withoutAccents(text).toUpperCase()
  for (const [pattern, letter] of lookAlikes) plain = plain.replaceAll(pattern, letter)
  const words = plain
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .replaceAll('I', 'L')
    .replaceAll('RN', 'N')
    .replaceAll('M', 'N')
    .trim()
  return { words: ` ${words} `, compact: words.replaceAll(' ', '') }
}

const ownLetters: [RegExp, string][] = [
  [/ß/g, 'SS'],
  [/[Łł]/g, 'L'],
  [/[Øø]/g, 'O'],
  [/[Ææ]/g, 'AE'],
]

/** Letters that are no accented ones (Ł, Ø) count as what they look like. */
export function withoutAccents(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return ownLetters.reduce((done, [letter, like]) => done.replaceAll(letter, like), plain)
}

/** Short words must stand alone, longer ones may have lost the spaces around them. */
const shortWord = 4
/** Long phrases lie under their first letters, so that not each of them must be looked for. */
const keyLength = 3

/** Tells what is known of every word and phrase that a text holds. */
export function phraseIndex<T>(entries: Iterable<readonly [Words, T]>): (folded: Folded) => Set<T> {
  const short = new Map<string, T[]>()
  const long = new Map<string, { compact: string; meaning: T }[]>()
  for (const [words, meaning] of entries) {
    for (const phrase of listOf(words).map(fold)) {
      if (phrase.compact === '') continue
      if (isShort(phrase)) addTo(short, phrase.words, meaning)
      else addTo(long, phrase.compact.slice(0, keyLength), { compact: phrase.compact, meaning })
    }
  }
  return (folded) => new Set([...shortIn(folded, short), ...longIn(folded, long)])
}

/** A test for any of the words or phrases, as they are usually written. */
export function finderOf(words: Words): (folded: Folded) => boolean {
  const find = phraseIndex([[words, true]])
  return (folded) => find(folded).size > 0
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

function shortIn<T>({ words }: Folded, known: Map<string, T[]>) {
  const all = words.trim().split(' ')
  return all.flatMap((word, at) => {
    const pair = ` ${word} ${all[at + 1] ?? ''} `
    const triple = `${pair}${all[at + 2] ?? ''} `
    return [` ${word} `, pair, triple].flatMap((phrase) => known.get(phrase) ?? [])
  })
}

function longIn<T>({ compact }: Folded, known: Map<string, { compact: string; meaning: T }[]>) {
  const found: T[] = []
  for (let at = 0; at < compact.length; at += 1) {
    for (let length = 1; length <= keyLength; length += 1) {
      for (const phrase of known.get(compact.slice(at, at + length)) ?? []) {
        if (compact.startsWith(phrase.compact, at)) found.push(phrase.meaning)
      }
    }
  }
  return found
}

function addTo<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
