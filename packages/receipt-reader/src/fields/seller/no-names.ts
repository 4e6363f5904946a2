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
  if (japaneseSentence.test(name)) return true
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

/** Shops whose kind ends like a branch: books, sake, coffee. */
const shops =
  /(?:商|書|酒|珈琲|喫茶|飯|売|茶|薬|料理|百貨|専門|菓子|洋品|生花|文具|理容|美容|名)店$/u

/** A branch of a chain by its place alone, the chain's own name missing: 田町店. */
export function isBranch(name: string): boolean {
  const compact = name.replaceAll(/\s/g, '')
  return /^\p{Script=Han}[\p{L}ー\d]{0,9}店$/u.test(compact) && !shops.test(compact)
}

/** What Japanese tills say in whole sentences. */
const japaneseSentence = /。|(?:ます|ません|です|ください|下さい)[!！。]?$/u

function phrases(word: PhraseWord) {
  return listOf(wordsOfAll((language) => language.phrases[word]))
}
