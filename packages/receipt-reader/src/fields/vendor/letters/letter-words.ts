import { isPostalLine } from '#fields/vendor/postal-lines.ts'
import { isOwner, legalForm } from '#fields/vendor/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import { type HeadingWord, listOf } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { isMadeOf, isOneOf, plainWordsFinder } from '#lexicon/plain-words.ts'
import { remembered } from '#lexicon/remembered.ts'

const says = {
  title: finder('title', 'thanks'),
  address: finder('address'),
  contact: finder('contact'),
}

const saysRegistration = plainWordsFinder(wordsOfAll(({ heading }) => heading.registration))
const spoken = new Set(listOf(wordsOfAll(({ phrases }) => phrases.spoken)))
const greeting =
  /^(?:bonjour|hallo|hello|hi|dear|hola|ciao|beste|sehr geehrt|guten (?:tag|morgen)|geachte|estimad[oa]|gentile|cher|chère|liebe)/i
const paperNames = wordsOfAll(({ documents }) => documents.paperName)
const saysPaper = plainWordsFinder(paperNames)
const longNames = listOf(paperNames)
  .map((name) => fold(name).words.trim())
  .filter((name) => name.length > 5 && !name.includes(' '))

const longestHeading = 60

/** What a text on a letter is, by whole words: in the "Suites" of a hotel there is no suite. */
export function isTitleText(text: string): boolean {
  if (saysPaper(text) || fold(text).words.split(' ').some(isCompound)) return true
  return says.title(text) && !startsAsHouse.test(text)
}

/** "Le Comptoir des Halles", "The Welcome Inn". */
const startsAsHouse =
  /^(?:L[ea]s?|LES?|LAS?|The|THE|Il|IL|El|EL|Los|LOS|Zu[mr]|ZU[MR]|De|DE|Het|HET)\s\p{Lu}\S+\s\p{L}/u

/** "Kaufbestätigung", "Weekfactuur". */
function isCompound(word: string) {
  return longNames.some((name) => word.endsWith(name))
}

export function isAddressText(text: string): boolean {
  if (says.address(text.replace(railways, ''))) return true
  return text.split(/\s*[,•·|]\s*|\s[–-]\s/u).some((part) => isStreet(part) || isTown(part))
}

/** Of iron, and no street. */
const railways = /\bchemins? de fer\b/giu

function isTown(text: string) {
  return isPostalLine(text.trim()) || /^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}/u.test(text)
}

export const isContactText = remembered(
  (text: string) => says.contact(text) || /@[\w-]+\.|www\./i.test(text),
)

export function isRegistrationWord(text: string): boolean {
  return saysRegistration(text)
}

/** Said to a customer: "Your ride". */
export function isSpoken(text: string): boolean {
  const [first = ''] = plainText(text).split(/[^\p{L}]+/u)
  return spoken.has(first) || greeting.test(text)
}

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
const fieldNames = isOneOf(
  wordsOfAll(
    ({
      documents: {
        event: _,
        thanked: _none,
        yours: _never,
        team: _nobody,
        speaks: _no,
        ...documents
      },
      dates,
      heading,
    }) =>
      [...Object.values(documents), dates.own, dates.other, heading.title, heading.contact].join(
        ',',
      ),
  ),
)
const isFrom = isOneOf(wordsOfAll(({ documents }) => documents.from))
const isTo = isOneOf(wordsOfAll(({ documents }) => [documents.to, documents.recipient].join(',')))
const saysEvent = plainWordsFinder(wordsOfAll(({ documents }) => documents.event))

/** Names a gathering, not who holds it: "Harbour Summit". */
export function isEventText(text: string): boolean {
  return saysEvent(text)
}

const placed = isOneOf(wordsOfAll(({ documents }) => documents.thanked))

/** Before the name of whom one went to: "im", "at", "chez". */
export function isWordOfPlace(word: string): boolean {
  return placed(word)
}

const saysAlliance = plainWordsFinder(wordsOfAll(({ documents }) => documents.alliance))

/** Names those who have their fares in common: "Verkehrsverbund Oberland". */
export function isAllianceText(text: string): boolean {
  return saysAlliance(text)
}

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

/** The name of a field and nothing else: "Passenger", "Date of issue:". */
export function isFieldName(text: string): boolean {
  return fieldNames(text) || isSellerHeading(text) || isBuyerHeading(text)
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
export function isOfWhoTakesPart(text: string): boolean {
  const [label = ''] = text.split(/\s*:\s*/, 1)
  return takesPart(label) || afterPhrase(text, isTakingPart) !== undefined
}

const payeeNames = wordsOfAll(({ documents }) => documents.payee)
const payees = remembered(isMadeOf(payeeNames, besideParties))
const isPayeePhrase = isOneOf(payeeNames)

/** "Merchant", "On behalf of Heron Ltd": whoever else is on the paper only takes the money or writes the bill. */
export function isOfPayee(text: string): boolean {
  const [label = ''] = text.split(/\s*:\s*/, 1)
  return payees(label) || afterPhrase(text, isPayeePhrase) !== undefined
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
const isOwnerWord = isOneOf(wordsOfAll(({ documents }) => documents.owner))
/** "Operated by". */
export function isOwnerPhrase(text: string): boolean {
  return isOwnerWord(text)
}

const isPartOfPhrase = isOneOf(wordsOfAll(({ documents }) => documents.partOf))
const oneOf =
  /^(?:an?|une?|una|uma?|een|en|ett?)\s\p{Ll}+\s(?:of|de|du|des|del|della|di|do|da|van|av|af|i)$/iu
const longestPhrase = 4
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

/** "Hosted by the Heron Society" is the Heron Society; one word may begin a name. */
export function afterPhrase(text: string, isPhrase: (text: string) => boolean, least = 2) {
  const words = text.split(/\s+/)
  for (let count = least; count <= longestPhrase; count += 1) {
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

/** Ends with a legal form, or as societies do: "e.V.". */
export function isFirmText(text: string): boolean {
  return legalForm.test(text) || /\b\p{L}\.\s?\p{L}\.$/u.test(text)
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

const link =
  '(?:d[eoaiu]|d[eao]s|del|della|delle|dei|degli|la|le|les|los|las|el|et|und|and|of|the|van|der|den|het|fer)'
const isLink = new RegExp(`^${link}$`, 'u')
const linksWithin = new RegExp(String.raw`\s${link}(?=\s(?:${link}\s)*\p{Lu})`, 'gu')

/** Without the small words that names have within: of "Chemins de fer du Valais" the French "du" says you in German. */
export function withoutLinks(name: string): string {
  return name.replaceAll(linksWithin, '')
}

/** Four words or more, most of them small, but for those that names have within: "Régie des transports de Marseille". */
export function isSentence(name: string): boolean {
  const words = name.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word) && !isLink.test(word))
  return words.length > 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2
}

/** "Marktgasse 6". */
export function isStreet(text: string): boolean {
  return /^\p{L}[\p{L}.'\s-]{3,}\s\d{1,4}\s?[a-z]?$/iu.test(text)
}

function finder(...kinds: HeadingWord[]) {
  return plainWordsFinder(wordsOfAll(({ heading }) => kinds.map((kind) => heading[kind]).join(',')))
}
