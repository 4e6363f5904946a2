import { plainText } from './fold.ts'
import { type Language, listOf, type Words } from './language.ts'
import { memoize } from './memoize.ts'

const longest = 4

/** A test for whole words as they are written: not the tax number "NIT" in "mit", nor "no tel" in "Motel". */
export function plainWordsFinder(words: Words): (text: string) => boolean {
  const phrases = phraseSet(words)
  return (text) => runsIn(text).some((run) => phrases.has(run))
}

/** The same, if the text is exactly one of the phrases. */
export function isOneOf(words: Words): (text: string) => boolean {
  const phrases = phraseSet(words)
  return (text) => phrases.has(joinedOf(text))
}

function wordsIn(text: string) {
  return plainText(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}

const wordsOf = memoize(wordsIn)
const joinedOf = memoize((text) => wordsOf(text).join(''))

/** Every run of one to four words, joined; memoised because many finders use the same texts. */
const runsIn = memoize((text) => {
  const all = wordsOf(text)
  return all.flatMap((_, at) =>
    Array.from({ length: Math.min(longest, all.length - at) }, (_none, more) =>
      all.slice(at, at + more + 1).join(''),
    ),
  )
})

/** The same, if the text consists only of such phrases and allowed words beside them. */
export function isMadeOf(phrases: Words, beside: Words): (text: string) => boolean {
  const own = phraseSet(phrases)
  const others = phraseSet(beside)
  return (text) => {
    const words = wordsOf(text)
    let found = false
    for (let at = 0; at < words.length; ) {
      const counts = Array.from({ length: longest }, (_none, less) => longest - less)
      const holds = (set: Set<string>) =>
        counts.find((count) => set.has(words.slice(at, at + count).join('')))
      const count = holds(own)
      const step = Math.min(count ?? holds(others) ?? 0, words.length - at)
      if (step === 0) return false
      found ||= count !== undefined
      at += step
    }
    return found
  }
}

function phraseSet(words: Words) {
  return new Set(listOf(words).map((phrase) => wordsIn(phrase).join('')))
}

/** Languages without compounds, whose endings only change for plural and past. */
const plainLanguages = new Set(['en', 'fr', 'es', 'it', 'pt'])
const plainEnds = ['', 'S', 'ES', 'D', 'ED']
/** Shorter words must match as whole words. */
const longWord = 5
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** "T O T A L" */
const spacedOut = /(?: \p{L}){4} /u

const spacedWords = memoize((text: string) => {
  const words = plainText(text)
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
  return ` ${words} `
})

/** Whether the phrase occurs exactly: as whole words, in some languages as part of a compound. */
export function standsIn(printed: string, phrase: string, { code }: Language): boolean {
  const text = spacedWords(printed)
  const words = spacedWords(phrase).trim()
  if (withoutSpaces.test(phrase) || spacedOut.test(text)) return true
  if (words.length < longWord) return text.includes(` ${words} `)
  return plainLanguages.has(code)
    ? plainEnds.some((end) => text.includes(` ${words}${end} `))
    : text.includes(` ${words}`) || text.includes(`${words} `)
}

/** A test for exact phrases of whole words. */
export function printedFinder(words: Words): (text: string) => boolean {
  const phrases = listOf(words)
    .map(spacedWords)
    .map((phrase) => (withoutSpaces.test(phrase) ? phrase.trim() : phrase))
  return memoize((text) => {
    const all = spacedWords(text)
    return phrases.some((phrase) => all.includes(phrase))
  })
}
