import { type Language, listOf, type Words } from './language.ts'
import { memoize } from './memoize.ts'
import { plainText } from './plain-text.ts'

/** Where words neither grow together nor change their ends, but for a plural or a past. */
const plainLanguages = new Set(['en', 'fr', 'es', 'it', 'pt'])
const plainEnds = ['', 'S', 'ES', 'D', 'ED']
/** Below this a word must stand alone. */
const longWord = 5
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** "T O T A L" */
const spacedOut = /(?: \p{L}){4} /u

const wordsOf = memoize((text: string) => {
  const words = plainText(text)
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
  return ` ${words} `
})

/** The phrase is printed there to the letter: as words of their own, in some languages as an end of a longer one. */
export function standsIn(printed: string, phrase: string, { code }: Language): boolean {
  const text = wordsOf(printed)
  const words = wordsOf(phrase).trim()
  if (withoutSpaces.test(phrase) || spacedOut.test(text)) return true
  if (words.length < longWord) return text.includes(` ${words} `)
  return plainLanguages.has(code)
    ? plainEnds.some((end) => text.includes(` ${words}${end} `))
    : text.includes(` ${words}`) || text.includes(`${words} `)
}

/** A test for phrases that are printed to the letter, each as words of their own. */
export function printedFinder(words: Words): (text: string) => boolean {
  const phrases = listOf(words)
    .map(wordsOf)
    .map((phrase) => (withoutSpaces.test(phrase) ? phrase.trim() : phrase))
  return memoize((text) => {
    const all = wordsOf(text)
    return phrases.some((phrase) => all.includes(phrase))
  })
}
