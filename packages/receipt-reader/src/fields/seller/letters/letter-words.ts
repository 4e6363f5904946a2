import { isPostalLine } from '#fields/seller/postal-lines.ts'
import { legalForm } from '#fields/seller/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import { type HeadingWord, listOf } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { isOneOf, plainWordsFinder } from '#lexicon/plain-words.ts'
import { remembered } from '#lexicon/remembered.ts'
import { isBuyerHeading, isSellerHeading } from './party-words.ts'

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

/** A mail's or a page's address, or "T 303-555-0140". */
const reached = /@[\w-]+\.|www\.|^[TFM][.:]?\s\+?\(?\d[\d\s().-]{6,}/i

export const isContactText = remembered((text: string) => says.contact(text) || reached.test(text))

export function isRegistrationWord(text: string): boolean {
  return saysRegistration(text)
}

/** Said to a customer: "Your ride". */
export function isSpoken(text: string): boolean {
  const [first = ''] = plainText(text).split(/[^\p{L}]+/u)
  return spoken.has(first) || greeting.test(text)
}

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

/** The name of a field and nothing else: "Passenger", "Date of issue:". */
export function isFieldName(text: string): boolean {
  return fieldNames(text) || isSellerHeading(text) || isBuyerHeading(text)
}

/** Ends with a legal form, or as societies do: "e.V.". */
export function isFirmText(text: string): boolean {
  return legalForm.test(text) || /\b\p{L}\.\s?\p{L}\.$/u.test(text)
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
