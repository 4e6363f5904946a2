import { fold } from '#lexicon/fold.ts'
import { listOf, type PhraseWord } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { tradeWords } from './vendor-words.ts'

/** Stamped on the paper, or printed across it. */
const stamps = new Set(phrases('stamp').map((stamp) => fold(stamp).compact))

export function isStamp(name: string): boolean {
  return stamps.has(fold(name).compact)
}

/** Words of those who speak to a customer; nobody is named so. */
const spoken = new Set(phrases('spoken'))

/** A promise or a request: three words or more, some of them small, spoken to the customer. */
export function isSlogan(name: string): boolean {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  if (words.length < 3) return false
  const said = words.filter((word) =>
    spoken.has(plainText(word).replaceAll(/[^\p{L}]/gu, '')),
  ).length
  const endsAsSentence = /\p{Ll}[.!?]$/u.test(name)
  return said >= 2 || (said === 1 && (endsAsSentence || words.length > 4))
}

const trades = new Set([...tradeWords, ...phrases('besideTrade')])

/** Only what kind of shop it is: the name itself is missing. */
export function isTradeAlone(name: string): boolean {
  const words = plainText(name).match(/\p{L}+/gu)
  return words?.every((word) => trades.has(word)) ?? false
}

function phrases(word: PhraseWord) {
  return listOf(wordsOfAll((language) => language.phrases[word]))
}
