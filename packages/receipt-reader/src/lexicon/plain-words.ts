import { listOf, type Words } from './language.ts'
import { plainText } from './plain-text.ts'

const longest = 4

/** A test for whole words as they are written: not the tax number "NIT" in "mit", nor "no tel" in "Motel". */
export function plainWordsFinder(words: Words): (text: string) => boolean {
  const phrases = new Set(listOf(words).map((phrase) => wordsIn(phrase).join('')))
  return (text) => {
    const all = wordsIn(text)
    return all.some((_, at) =>
      Array.from({ length: longest }, (_none, more) => more + 1).some((count) =>
        phrases.has(all.slice(at, at + count).join('')),
      ),
    )
  }
}

/** The same where the text is one of the phrases and nothing else. */
export function isOneOf(words: Words): (text: string) => boolean {
  const phrases = new Set(listOf(words).map((phrase) => wordsIn(phrase).join('')))
  return (text) => phrases.has(wordsIn(text).join(''))
}

function wordsIn(text: string) {
  return plainText(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}
