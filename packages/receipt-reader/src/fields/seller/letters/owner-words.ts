import { isOwner, legalForm } from '#fields/seller/vendor-words.ts'
import { listOf } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { isOneOf } from '#lexicon/plain-words.ts'
import { remembered } from '#lexicon/remembered.ts'
import { afterPhrase } from './party-words.ts'

const isOwnerWord = isOneOf(wordsOfAll(({ documents }) => documents.owner))

/** "Operated by". */
export function isOwnerPhrase(text: string): boolean {
  return isOwnerWord(text)
}

const isPartOfPhrase = isOneOf(wordsOfAll(({ documents }) => documents.partOf))
const oneOf =
  /^(?:an?|une?|una|uma?|een|en|ett?)\s\p{Ll}+\s(?:of|de|du|des|del|della|di|do|da|van|av|af|i)$/iu
const brandNames = wordsOfAll(({ documents }) => documents.brand)
const isBrandName = isOneOf(brandNames)
const longBrandNames = listOf(brandNames)
  .map(plainText)
  .filter((name) => name.length > 3 && !name.includes(' '))

/** "Marke", "Reisemarke", "trading name": what a firm calls the name that it sells under, by its last word or two. */
export function isBrandWord(last: string, before = ''): boolean {
  const plain = plainText(last)
  const isLong = plain.length > 7 && longBrandNames.some((name) => plain.endsWith(name))
  return isBrandName(last) || isLong || isBrandName(`${before} ${last}`)
}

/** "Part of", "una struttura del": in small letters, as "A Taste of Umbria" is not. */
export function isPartOf(text: string): boolean {
  return isPartOfPhrase(text) || (oneOf.test(text) && /\s\p{Ll}+\s/u.test(text))
}

/** "A brand of Fenland Ltd" is Fenland Ltd. */
export function withoutPartOf(text: string): string {
  return afterPhrase(text, isPartOf, 2) ?? text
}

/** Says whose the shop is: "operated by Heron Ltd", "Inhaber: Karl Wimmer", "di Rossi Luigi & C.". */
export const isOwnerLine = remembered(
  (text: string) =>
    (/^\p{Ll}/u.test(text) && (isOwner(text) || isOfFirm(text))) ||
    afterPhrase(text, (words) => isOwnerWord(words) || isPartOf(words), 1) !== undefined,
)

/** "des Pichler Josef & Co. OHG". */
function isOfFirm(text: string) {
  return /^\p{Ll}{2,3}\s\p{Lu}/u.test(text) && legalForm.test(text)
}
