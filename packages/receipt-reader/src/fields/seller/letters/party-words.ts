import { wordsOfAll } from '#lexicon/lexicon.ts'
import { isMadeOf, isOneOf } from '#lexicon/plain-words.ts'
import { remembered } from '#lexicon/remembered.ts'

const takingPart = wordsOfAll(({ documents }) => documents.takesPart)
const senderNames = wordsOfAll(({ documents }) =>
  [documents.sender, documents.takesPart, documents.payee].join(','),
)
const besideParties = wordsOfAll(({ documents }) => documents.partyWords)
const senders = remembered(isMadeOf(senderNames, besideParties))
const recipients = remembered(
  isMadeOf(
    wordsOfAll(({ documents }) => documents.recipient),
    besideParties,
  ),
)
const firmNames = isMadeOf(
  wordsOfAll(({ documents }) => documents.firmName),
  besideParties,
)
const isFrom = isOneOf(wordsOfAll(({ documents }) => documents.from))
const isTo = isOneOf(wordsOfAll(({ documents }) => [documents.to, documents.recipient].join(',')))

const longestHeading = 60

/** "From" where "To" stands beside it. */
export function isFromBeside(text: string, others: string[]): boolean {
  return isFrom(text) && others.some(isTo)
}

/** "From:" in the head of a mail. */
export function isFromWord(text: string): boolean {
  return isFrom(text) || senders(text)
}

/** "To:" in the head of a mail. */
export function isToWord(text: string): boolean {
  return isTo(text)
}

/** "Bill to", and "To" where "From" stands beside it. */
export function isToBeside(text: string, others: string[]): boolean {
  return (isTo(text) || recipients(text)) && others.some((other) => isFrom(other) || senders(other))
}

/** Above the block of whoever sells: "Cedente/prestatore (fornitore)", "Details of the seller". */
export function isSellerHeading(text: string): boolean {
  return text.length <= longestHeading && senders(withoutNote(text))
}

export function isBuyerHeading(text: string): boolean {
  return text.length <= longestHeading && recipients(withoutNote(text))
}

/** "Seller (branch)", "Datos del cliente (art. 7)". */
function withoutNote(text: string) {
  return text.replace(/\s*\([^()]*\)\s*:?$/u, '')
}

/** "Company name", "Denominazione:". */
export function isFirmName(text: string): boolean {
  return firmNames(text)
}

/** "Denominazione: Heron S.r.l." is Heron S.r.l. */
export function withoutFirmName(text: string): string {
  const [label = '', name = ''] = text.split(/:\s+/, 2)
  return name !== '' && firmNames(label) ? text.slice(text.indexOf(':') + 1).trim() : text
}

/** "Organiser", "Issued by:". */
export function isSenderLabel(text: string): boolean {
  return senders(text)
}

const takesPart = remembered(isMadeOf(takingPart, besideParties))
const isTakingPart = isOneOf(takingPart)

/** "Carrier", "Organised by Heron Ltd": the seller may be another. */
export const isOfWhoTakesPart = remembered(
  (text: string) => takesPart(labelIn(text)) || afterPhrase(text, isTakingPart) !== undefined,
)

const payeeNames = wordsOfAll(({ documents }) => documents.payee)
const payees = remembered(isMadeOf(payeeNames, besideParties))
const isPayeePhrase = isOneOf(payeeNames)

/** "Merchant", "On behalf of Heron Ltd": whoever else is on the paper only takes the money or writes the bill. */
export const isOfPayee = remembered(
  (text: string) => payees(labelIn(text)) || afterPhrase(text, isPayeePhrase) !== undefined,
)

/** Before the colon; all of it where there is none. */
function labelIn(text: string) {
  const end = text.indexOf(':')
  return end < 0 ? text : text.slice(0, end)
}

/** "Organiser: Heron Ltd" is Heron Ltd. */
export function withoutSenderLabel(text: string): string {
  const [label = '', name = ''] = text.split(/\s?:\s+/, 2)
  if (name !== '' && senders(label)) return text.slice(text.indexOf(':') + 1).trim()
  return afterPhrase(text, isSender) ?? text
}

const isSender = isOneOf(senderNames)
const isSellerPhrase = isOneOf(
  wordsOfAll(({ documents }) => [documents.sender, documents.payee].join(',')),
)

const longestPhrase = 4

/** "Hosted by the Heron Society" is the Heron Society; one word may begin a name. */
export function afterPhrase(text: string, isPhrase: (text: string) => boolean, least = 2) {
  const words = text.split(/\s+/)
  for (let count = least; count <= Math.min(longestPhrase, words.length - 1); count += 1) {
    if (!isPhrase(words.slice(0, count).join(' '))) continue
    const [first = '', second = ''] = words.slice(count)
    const rest = words.slice(/^\p{Ll}/u.test(first) ? count + 1 : count)
    const start = /^\p{Ll}/u.test(first) ? second : first
    if (/^\p{Lu}/u.test(start)) return rest.join(' ')
  }
  return undefined
}

/** What follows "issued by" within a sentence; one word for the seller may be anything there. */
export function afterSellerPhrase(text: string): string | undefined {
  const words = text.split(/\s+/)
  for (let at = 1; at < words.length - 2; at += 1) {
    for (let end = at + 2; end <= at + longestPhrase; end += 1) {
      const phrase = words.slice(at, end).join(' ')
      if (!isSellerPhrase(phrase) || isTakingPart(phrase)) continue
      if (/^\p{Lu}/u.test(words[end] ?? '')) return words.slice(end).join(' ')
    }
  }
  return undefined
}

const isPayerLabel = isOneOf(wordsOfAll(({ documents }) => documents.payer))
const isVenueWord = isOneOf(wordsOfAll(({ documents }) => documents.venue))

/** "Received from", with nothing behind it. */
export function isPayerWord(text: string): boolean {
  return isPayerLabel(text)
}

/** "Place of service": whoever stands there need not be the seller. */
export function isVenueLabel(text: string): boolean {
  return isVenueWord(text)
}
