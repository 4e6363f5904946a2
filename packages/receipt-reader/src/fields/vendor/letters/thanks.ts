import { farewellName } from '#fields/vendor/farewells.ts'
import { lettersIn } from '#fields/vendor/name-text.ts'
import { listOf } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { plainWordsFinder } from '#lexicon/plain-words.ts'
import { isSpoken } from './letter-words.ts'

const saysThanks = plainWordsFinder(wordsOfAll(({ heading }) => heading.thanks))
const before = new Set(listOf(wordsOfAll(({ documents }) => documents.thanked)).map(plainText))
const leastLetters = 4
const mostWords = 6

/** Whoever says thanks: "Thank you for travelling with Heron Rail". */
export function thankingIn(text: string): string | undefined {
  if (!saysThanks(text)) return undefined
  // In capitals nothing tells where a name begins.
  if (!/\p{Ll}/u.test(text)) return farewellName(text)
  const words = text.split(/\s+/)
  for (const [index, word] of words.entries()) {
    if (!before.has(plainText(word))) continue
    const name = nameAtStart(words.slice(index + 1)).replace(/[\s.,;:!?*]+$/u, '')
    if (lettersIn(name) >= leastLetters && !isSpoken(name) && !saysThanks(name)) return name
  }
  return farewellName(text)
}

/** Up to the end of the clause or the next small word, but for those that names have within. */
function nameAtStart(words: string[]) {
  const start = /^\p{Ll}{2,3}$/u.test(words[0] ?? '') ? 1 : 0
  const own = words.slice(start, start + mostWords)
  const ends = own.findIndex((word, index) => {
    if (index > 0 && /[.,;:!?]$/u.test(own[index - 1]!)) return true
    if (isCapital(word)) return false
    return !(index > 0 && /^(?:&|\p{Ll}{1,3})$/u.test(word) && isCapital(own[index + 1] ?? ''))
  })
  return (ends < 0 ? own : own.slice(0, ends)).join(' ')
}

function isCapital(word: string) {
  return /^["“„«]?\p{Lu}/u.test(word)
}
