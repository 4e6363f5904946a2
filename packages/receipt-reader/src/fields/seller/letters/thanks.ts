import { farewellName } from '#fields/seller/farewells.ts'
import { lettersIn } from '#fields/seller/name-text.ts'
import { listOf } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { isOneOf, plainWordsFinder } from '#lexicon/plain-words.ts'
import { isFieldName, isSpoken } from './letter-words.ts'

const saysThanks = plainWordsFinder(wordsOfAll(({ heading }) => heading.thanks))
const before = new Set(listOf(wordsOfAll(({ documents }) => documents.thanked)).map(plainText))
const speaks = isOneOf(wordsOfAll(({ documents }) => documents.speaks))
const yourWords = new Set(listOf(wordsOfAll(({ documents }) => documents.yours)).map(plainText))
const stays = new Set(listOf(wordsOfAll(({ documents }) => documents.useDate)).map(plainText))
const leastLetters = 4
const mostWords = 6

/** Whoever says thanks: "Thank you for travelling with Heron Rail". */
export function thankingIn(text: string): string | undefined {
  const isThanks = saysThanks(text)
  // In capitals nothing tells where a name begins.
  if (!/\p{Ll}/u.test(text)) return isThanks ? farewellName(text) : undefined
  const words = text.split(/\s+/)
  for (const [index, word] of words.entries()) {
    if (!before.has(plainText(word)) || !(isThanks || isYourStay(words, index))) continue
    const name = nameAtStart(words.slice(index + 1)).replace(/[\s.,;:!?*]+$/u, '')
    if (lettersIn(name) >= leastLetters && !isSpoken(name) && !saysThanks(name)) return name
  }
  return isThanks ? farewellName(text) : undefined
}

/** "Your stay at", "Ihre Fahrt mit": said of one's own house or ride. */
function isYourStay(words: string[], at: number) {
  const [yours = '', stay = ''] = words.slice(Math.max(0, at - 2), at)
  return yourWords.has(plainText(yours)) && stays.has(plainText(stay))
}

const longestPhrase = 4
const articles = /^(?:the|de[rnt]?|die|das|het|le|la|il|lo|el|o|a)$/iu

/** Whoever writes of itself as of another: "The Abbey of Heron thanks you", "Heron bestätigt, erhalten zu haben". */
export function speakingIn(text: string): string | undefined {
  const words = text.split(/\s+/)
  for (let at = 1; at <= Math.min(mostWords + 1, words.length - 1); at += 1) {
    const counts = Array.from({ length: longestPhrase }, (_none, more) => more + 1)
    if (!counts.some((count) => speaks(words.slice(at, at + count).join(' ')))) continue
    const name = nameBefore(words.slice(0, at))
    const isName = lettersIn(name) >= leastLetters && /^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(name)
    return isName && !isSpoken(name) && !isFieldName(name) ? name : undefined
  }
  return undefined
}

/** Of the last sentence, without its article before the name of a kind: "L’Abbaye". */
function nameBefore(words: string[]) {
  const start = words.findLastIndex((word) => /\p{L}{3}[.!?;:,]$/u.test(word)) + 1
  const [first = '', ...rest] = words.slice(start)
  return (articles.test(first) ? rest : [first, ...rest])
    .join(' ')
    .replace(/^[LD][’'](?=\p{Lu})/u, '')
}

const teams = new Set(listOf(wordsOfAll(({ documents }) => documents.team)).map(plainText))

/** Whoever signs: "Your team at Heron Lodge". */
export function teamIn(text: string): string | undefined {
  const words = text.split(/[\s’']+/)
  const at = words.slice(0, 3).findIndex((word) => teams.has(plainText(word)))
  const [link = '', ...rest] = words.slice(at + 1)
  if (at < 0 || !/^\p{Ll}{1,4}$/u.test(link) || rest.length === 0) return undefined
  const name = nameAtStart(rest).replace(/[\s.,;:!?*]+$/u, '')
  return lettersIn(name) >= leastLetters && text.endsWith(rest.join(' ')) ? name : undefined
}

/** Up to the end of the clause or the next small word, but for those that names have within. */
export function nameAtStart(words: string[]): string {
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
