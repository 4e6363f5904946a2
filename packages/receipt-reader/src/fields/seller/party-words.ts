import { fold } from '#lexicon/fold.ts'
import { listOf } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { memoize } from '#lexicon/memoize.ts'
import { isMadeOf, isOneOf } from '#lexicon/plain-words.ts'
import { legalForm } from './seller-words.ts'

const sellerWords = wordsOfAll(({ documents }) =>
  [documents.sender, documents.takesPart, documents.payee].join(','),
)
const buyerWords = wordsOfAll(({ documents }) => documents.recipient)
const besideParties = wordsOfAll(({ documents }) => documents.partyWords)
const isSellerPhrase = isOneOf(sellerWords)
const isBuyerPhrase = isOneOf(buyerWords)
const isOwnerPhrase = isOneOf(
  wordsOfAll(({ documents }) => [documents.owner, documents.partOf].join(',')),
)
const isFrom = isOneOf(wordsOfAll(({ documents }) => documents.from))
const isTo = isOneOf(wordsOfAll(({ documents }) => [documents.to, documents.payer].join(',')))
/** "Company name", "Denominazione:". */
export const isFirmName = isMadeOf(
  wordsOfAll(({ documents }) => documents.firmName),
  besideParties,
)
const persons = new Set(
  listOf(wordsOfAll(({ documents }) => documents.person)).map((words) => fold(words).compact),
)

const longestHeading = 60
const longestPhrase = 4

/** Nothing but the word for the seller: "Organiser", "Details of the seller (branch)". */
export const isSellerHeading = memoize(headingOf(isMadeOf(sellerWords, besideParties)))

/** Nothing but the word for the buyer: "Bill to", "Passenger:". */
export const isBuyerHeading = memoize(headingOf(isMadeOf(buyerWords, besideParties)))

function headingOf(isWords: (text: string) => boolean) {
  return (text: string) =>
    text.length <= longestHeading && isWords(text.replace(/\s*\([^()]*\)\s*:?$/u, ''))
}

/** "From" beside "To", or the word for the seller. */
export function isSellerLabel(text: string, others: string[]): boolean {
  if (isSellerHeading(text)) return others.length < 2 || others.some(isBuyerHeading)
  return isFrom(text) && others.some((other) => isTo(other) || isBuyerHeading(other))
}

export function isBuyerLabel(text: string, others: string[]): boolean {
  if (isBuyerHeading(text)) return true
  return isTo(text) && others.some((other) => isFrom(other) || isSellerHeading(other))
}

/** "Organiser: Heron Ltd" and "Hosted by Heron Ltd" are Heron Ltd. */
export function afterSellerLabel(text: string): string | undefined {
  const [label = '', name = ''] = text.split(/\s?:\s+/, 2)
  const rest = text.slice(text.indexOf(':') + 1).trim()
  if (name !== '' && (isSellerHeading(label) || isFirmName(label))) return rest
  return afterPhrase(text, isSellerPhrase)
}

/** "COMPANY Heron Ltd", "Guest: Jonas Petri". */
export function startsAsBuyer(text: string): boolean {
  const words = text.split(/[\s:]+/).filter(Boolean)
  return [1, 2, 3].some((count) => {
    const start = words.slice(0, count).join(' ')
    if (words.length <= count || !isBuyerPhrase(start)) return false
    return start.length > 3 || text.includes(':')
  })
}

/** "t.a.v.", "z. Hd.", "Attn:" before a person. */
const attention = /^(?:\p{L}{1,2}\.\s?){2,3}|^z\.?\s?Hd\.?\s|^att?n\.?:?\s/iu

/** "Herrn Jonas Petri", "t.a.v. Dhr. Bram Hoekstra"; "M." is a person, "M" a size. */
export function isPerson(text: string): boolean {
  const words = text.replace(attention, '').split(/\s+/)
  const [title = ''] = words
  const { compact } = fold(title)
  const isTitle = persons.has(compact) && (compact.length > 1 || title.endsWith('.'))
  return words.length > 1 && words.length < 6 && isTitle && /^\p{Lu}/u.test(title)
}

const owner =
  /^(?:di|DI|[Ii]nh|INH|[Pp]rop|PROP|[Ff]am|FAM|[Ff]amilie|FAMILIE|[Ff]amille|FAMILLE|[Ff]amiglia|FAMIGLIA|[Ff]amiljen)(?:[.:]|\b)\s*\p{Lu}/u

/** "Maria und Karl Wimmer". */
const people =
  /^\p{Lu}\p{Ll}+\s(?:&|\+|und|u\.|and|et|e|y|i|og|och|en|ja|a|un|dan)\s\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}-]+$/u

/** Names the owner: "operated by Heron Ltd", "Inhaber: Karl Wimmer", "di Rossi Luigi & C.". */
export const isOwnerLine = memoize(
  (text: string) =>
    owner.test(text) ||
    people.test(text) ||
    (/^\p{Ll}{2,3}\s\p{Lu}/u.test(text) && legalForm.test(text)) ||
    afterPhrase(text, isOwnerPhrase) !== undefined,
)

/** The text after such a phrase of one to four words, if it begins like a name. */
function afterPhrase(text: string, isPhrase: (text: string) => boolean) {
  const words = text.split(/[\s:]+/)
  for (let count = 1; count <= Math.min(longestPhrase, words.length - 1); count += 1) {
    if (!isPhrase(words.slice(0, count).join(' '))) continue
    const [first = '', ...more] = words.slice(count)
    const rest = /^\p{Ll}/u.test(first) ? more : [first, ...more]
    if (/^\p{Lu}/u.test(rest[0] ?? '')) return rest.join(' ')
  }
  return undefined
}
