import { type Folded, fold, plainText } from '#lexicon/fold.ts'
import { type HeadingWord, listOf } from '#lexicon/language.ts'
import { headingWordsIn, wordsOfAll } from '#lexicon/lexicon.ts'
import { memoize } from '#lexicon/memoize.ts'
import { patternOf } from '#lexicon/name-patterns.ts'
import { isOneOf, plainWordsFinder } from '#lexicon/plain-words.ts'

const trailing = listOf(wordsOfAll(({ names }) => names.trailingForm))
const asianForms = trailing.filter((form) => /[^\p{Script=Latin}\s./&:]/u.test(form))
const latinForms = trailing.filter((form) => !asianForms.includes(form))

/** Legal forms, at the end of a name as a rule. */
export const legalForm = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?:S[DO][NH]\.?\s*B[HN]D|${patternOf(latinForms.join(','))})|${patternOf(asianForms.join(','))})\.?\s*\)?$`,
  'iu',
)

const leadingForm = new RegExp(
  String.raw`^(?:${patternOf(wordsOfAll(({ names }) => names.leadingForm))}|UAB|OÜ)(?:(?<=[\p{Script=Han})])|\b|(?=["'“]))|^SIA\p{Lu}{3}`,
  'u',
)

export function isFirm(name: string): boolean {
  // "Heron SA - Sales" is the firm and a part of it.
  const whole = name.replace(/\s[-–]\s\p{L}+$/u, '')
  return legalForm.test(name) || legalForm.test(whole) || leadingForm.test(name)
}

/** A Malaysian firm: the seller on its receipts, not the chain it sells for. */
export function isMalaysianFirm(line: string): boolean {
  return /B[HN]D\.?\)?$|S\/B\)?$/iu.test(line)
}

const wordPattern = (words: string, flags = 'giu') =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${patternOf(words)})(?![\p{L}\d])`, flags)

const genericWords = wordPattern(wordsOfAll(({ names }) => names.generic))
const taglineWords = wordPattern(wordsOfAll(({ names }) => names.tagline))
const endingWords = new RegExp(
  String.raw`^(?:(?:${patternOf(wordsOfAll(({ names }) => names.ending))})(?!\p{L})|&)`,
  'iu',
)

/** The name without legal forms and shop types. */
export function withoutGenericWords(name: string): string {
  return name.replaceAll(genericWords, '')
}

/** Has no words of its own: legal forms, "Japanese Cuisine", or the end of a name whose first line is missing. */
export function isVague(name: string): boolean {
  const rest = withoutGenericWords(name)
  if (lettersIn(rest) < 2 || endingWords.test(name) || isTradeAlone(name)) return true
  return !legalForm.test(name) && lettersIn(rest.replaceAll(taglineWords, '')) < 2
}

/** What a shop calls itself. */
export const tradeWords = listOf(wordsOfAll(({ heading }) => heading.trade))

export const isTrade = holds('trade')

const trades = new Set([...tradeWords, ...listOf(wordsOfAll(({ phrases }) => phrases.besideTrade))])

export function isTradeAlone(name: string): boolean {
  const words = plainText(name).match(/\p{L}+/gu)
  return words?.every((word) => trades.has(word)) ?? false
}

/** The character for town, except in 超市 (supermarket). */
const asianAddress = /(?:都|道|府|県|省|(?<!超)市)\p{L}{1,6}(?:区|町|村|郡|路|街|号|条)/u

/** "Lindenstr", "Vestergade". */
const streetEnds = listOf(wordsOfAll((language) => language.streetEnds)).map(
  (end) => fold(end).compact,
)
const streetInOneWord = new RegExp(String.raw`\p{L}{4}(?:${streetEnds.join('|')}) `, 'u')

export function isAddress(folded: Folded): boolean {
  return (
    headingWordsIn(folded).has('address') ||
    asianAddress.test(folded.compact) ||
    streetInOneWord.test(folded.words)
  )
}

export const isContact = holds('contact')
export const isRegistration = holds('registration')
export const isTitle = holds('title', 'thanks')
/** Words before a buyer's name or another shop's. */
export const isOtherParty = holds('otherParty')

function holds(...kinds: HeadingWord[]) {
  return (folded: Folded): boolean => {
    const found = headingWordsIn(folded)
    return kinds.some((kind) => found.has(kind))
  }
}

/** The same words in embedded text: whole words, so that a hotel's "Suites" is not an address. */
export const saysAddress = finder('address')
export const saysContact = finder('contact')
export const saysRegistration = finder('registration')

const saysTitle = finder('title', 'thanks')
const paperNames = wordsOfAll(({ documents }) => documents.paperName)
const saysPaper = plainWordsFinder(paperNames)
const longPaperNames = listOf(paperNames)
  .map((name) => fold(name).words.trim())
  .filter((name) => name.length > 5 && !name.includes(' '))

/** "Le Comptoir des Halles", "The Welcome Inn". */
const startsAsHouse =
  /^(?:L[ea]s?|LES?|LAS?|The|THE|Il|IL|El|EL|Los|LOS|Zu[mr]|ZU[MR]|De|DE|Het|HET)\s\p{Lu}\S+\s\p{L}/u

/** The document's title, as a word or at the end of one: "Kaufbestätigung". */
export const saysTitleOfPaper = memoize((text: string) => {
  const words = fold(text).words.split(' ')
  if (saysPaper(text) || words.some((word) => longPaperNames.some((name) => word.endsWith(name))))
    return true
  return saysTitle(text) && !startsAsHouse.test(text)
})

function finder(...kinds: HeadingWord[]) {
  return memoize(
    plainWordsFinder(wordsOfAll(({ heading }) => kinds.map((kind) => heading[kind]).join(','))),
  )
}

const noFields = new Set(['event', 'thanked', 'yours', 'team', 'speaks'])
const fieldNames = isOneOf(
  wordsOfAll(({ documents, dates, heading }) => {
    const own = Object.entries(documents).filter(([word]) => !noFields.has(word))
    return [
      ...own.map(([, words]) => words),
      dates.own,
      dates.other,
      heading.title,
      heading.contact,
    ].join(',')
  }),
)

/** The name of a field and nothing else: "Passenger", "Date of issue:". */
export const isFieldName = memoize(fieldNames)

const spoken = new Set(listOf(wordsOfAll(({ phrases }) => phrases.spoken)))
const stamps = new Set(
  listOf(wordsOfAll(({ phrases }) => phrases.stamp)).map((stamp) => fold(stamp).compact),
)
const japaneseSentence = /。|(?:ます|ません|です|ください|下さい)[!！。]?$/u

/** A promise, a request or a stamp: addressed to the customer, not a name. */
export function isSpoken(name: string): boolean {
  if (japaneseSentence.test(name) || stamps.has(fold(name).compact)) return true
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  if (words.length < 3) return false
  // The French "du" means "you" in German.
  const said = words.filter(
    (word) => word.length > 2 && spoken.has(plainText(word).replaceAll(/[^\p{L}]/gu, '')),
  )
  const endsAsSentence = /\p{Ll}[.!?]$/u.test(name)
  return said.length >= 2 || (said.length === 1 && (endsAsSentence || words.length > 4))
}

const greeting =
  /^(?:bonjour|hallo|hello|hi|dear|hola|ciao|beste|sehr geehrt|guten (?:tag|morgen)|geachte|estimad[oa]|gentile|cher|chère|liebe)/i

/** Addresses the customer, or is too long for a name: "Your ride". */
export function speaksToBuyer(text: string): boolean {
  const [first = ''] = plainText(text).split(/[^\p{L}]+/u)
  return spoken.has(first) || greeting.test(text) || (text.match(/\p{L}{4,}/gu)?.length ?? 0) > 5
}

/** Most of its words are lower case, except particles within names: "Régie des transports de Marseille". */
export function isSentence(name: string): boolean {
  const words = name.split(/\s+/).filter((word) => /\p{L}{4}/u.test(word))
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return (
    (words.length > 2 && small.length > words.length / 2) ||
    /[?!]\s*$|\p{L}{4}[.!?]\s+\p{Lu}/u.test(name)
  )
}

export function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

export function digitsIn(text: string): number {
  return text.match(/\d/g)?.length ?? 0
}

/** Letters that form no words: show-through, ornaments, an unread logo. */
export function isGibberish(text: string): boolean {
  if (/\p{Lo}{2}/u.test(text)) return false
  const words = text.match(/\p{L}{4,}/gu) ?? []
  if (words.length === 0) return lettersIn(text) < 4
  return words.every((word) => !/[aeiouyäöüāēīū]/i.test(word)) || /(\p{L})\1{3}/iu.test(text)
}
