import { finderOf, fold, wholeWordsFinder } from '#lexicon/fold.ts'
import type { PhraseWord } from '#lexicon/language.ts'
import { finderOfAll, wordsOfAll } from '#lexicon/lexicon.ts'
import { printedFinder } from '#lexicon/plain-words.ts'

const proposed = finderOfAll(({ phrases }) => phrases.proposedTip)

/** A tip that is proposed was not paid. */
export function isProposal(text: string): boolean {
  return /%.*\d\s?%/.test(text) || proposed(fold(text))
}

const refundWords = wordsOfAll(({ phrases }) => phrases.refund)
const isAsian = /\p{Script=Han}/u
const wholeRefund = wholeWordsFinder(refundWords)
const anyRefund = finderOf(refundWords)
const denied = /\b(?:NO|NOT|NON|KEINE?|PAS|POLICY|SEE|WITHIN|DAYS)\b/i
/** "No refund without receipt": what a shop says of refunds. */
const mostWords = 4
const mostLetters = 24
const mostSigns = 8

const creditNote = printedFinder(wordsOfAll(({ documents }) => documents.creditNote))

/** The same on a document, where "return" is a journey, or a car that is given back. */
export function isCreditNote(text: string): boolean {
  return !isSentence(text) && creditNote(text) && !denied.test(text)
}

/** A title or a sum that calls the paper a refund; a sentence about refunds is longer. */
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

/** What a machine asks for, and the coins that were put into it. */
export const isFee = says('parkingFee')
export const isPutIn = says('moneyIn')
/** Paid before the bill was written, and taken off in it. */
export const isDeposit = says('deposit')
/** A charge for service, at a rate or not. */
export const isService = says('service')

function says(word: PhraseWord) {
  const find = finderOfAll(({ phrases }) => phrases[word])
  return (text: string) => find(fold(text))
}
