import { finderOf, fold, wholeWordsFinder } from '#lexicon/fold.ts'
import type { PhraseWord } from '#lexicon/language.ts'
import { finderOfAll, wordsOfAll } from '#lexicon/lexicon.ts'
import { printedFinder } from '#lexicon/plain-words.ts'

const proposed = finderOfAll(({ phrases }) => phrases.proposedTip)

/** A suggested tip was not paid. */
export function isProposal(text: string): boolean {
  return /%.*\d\s?%/.test(text) || proposed(fold(text))
}

const refundWords = wordsOfAll(({ phrases }) => phrases.refund)
const isAsian = /\p{Script=Han}/u
const wholeRefund = wholeWordsFinder(refundWords)
const anyRefund = finderOf(refundWords)
const denied = /\b(?:NO|NOT|NON|KEINE?|PAS|POLICY|SEE|WITHIN|DAYS)\b/i
/** "No refund without receipt": a refund policy. */
const mostWords = 4
const mostLetters = 24
const mostSigns = 8

const creditNote = printedFinder(wordsOfAll(({ documents }) => documents.creditNote))

/** The same on a document, where "return" is a journey or a car's return. */
export function isCreditNote(text: string): boolean {
  return !isSentence(text) && creditNote(text) && !denied.test(text)
}

/** A title or total that says refund; a sentence about refunds is longer. */
export function saysRefund(text: string): boolean {
  // Asian print has no spaces between words.
  const refund = isAsian.test(text) ? anyRefund : wholeRefund
  return !isSentence(text) && refund(fold(text)) && !denied.test(text)
}

function isSentence(text: string) {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  const letters = words.join('').length
  return words.length > mostWords || letters > (isAsian.test(text) ? mostSigns : mostLetters)
}

/** The fee of a machine, and the coins inserted. */
export const isFee = says('parkingFee')
export const isPutIn = says('moneyIn')
/** Paid in advance and deducted. */
export const isDeposit = says('deposit')
export const isService = says('service')

function says(word: PhraseWord) {
  const find = finderOfAll(({ phrases }) => phrases[word])
  return (text: string) => find(fold(text))
}
