import { type Folded, fold } from '#lexicon/fold.ts'
import { type HeadingWord, listOf } from '#lexicon/language.ts'
import { headingWordsIn, wordsOfAll } from '#lexicon/lexicon.ts'
import { patternOf } from '#lexicon/name-patterns.ts'

const trailing = wordsOfAll(({ names }) => names.trailingForm)
const asianForms = listOf(trailing).filter((form) => /[^\p{Script=Latin}\s./&:]/u.test(form))
const latinForms = listOf(trailing).filter((form) => !asianForms.includes(form))

/** Legal forms, at the end of a name as a rule. */
export const legalForm = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?:S[DO][NH]\.?\s*B[HN]D|${patternOf(latinForms.join(','))})|${patternOf(asianForms.join(','))})\.?\s*\)?$`,
  'iu',
)

/** Names of Malaysian firms go over several lines; elsewhere a firm is named in one, below the name of the shop. */
const manyLines = /B[HN]D\.?\)?$|S\/B\)?$/iu

/** A Malaysian firm: its receipts are the firm's, whatever chain it sells for. */
export function isMalaysianFirm(line: string): boolean {
  return manyLines.test(line)
}

/** A firm, named whole: a name of its own and its legal form. */
export function isFirm(line: string): boolean {
  const own = withoutGenericWords(line.replace(legalForm, ''))
  const hasForm = legalForm.test(line) && !manyLines.test(line)
  return hasForm && !startsGeneric(line) && (own.match(/\p{L}/gu)?.length ?? 0) >= 4
}

const owner = /^(?:DI|INH|PROP|FAM|FAMILIE|FAMILLE|FAMIGLIA|FAMILJEN)(?:[.:]|\b)\s*\p{Lu}/iu

/** Says whose the shop is: "di Rossi Luigi", "Familie Vogel". */
export function isOwner(line: string): boolean {
  return owner.test(line)
}

/** Legal forms that stand before the name. */
export const leadingForm = new RegExp(
  String.raw`^(?:${patternOf(wordsOfAll(({ names }) => names.leadingForm))}|UAB|OÜ)(?:(?<=[\p{Script=Han})])|\b|(?=["'“]))|^SIA\p{Lu}{3}`,
  'u',
)

/** Kinds of shops that stand before the name. */
export const leadingTrade = new RegExp(
  String.raw`^(?:${patternOf(wordsOfAll(({ names }) => names.leadingTrade))})(?!\p{L})`,
  'iu',
)

const genericWords = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${patternOf(wordsOfAll(({ names }) => names.generic))})(?![\p{L}\d])`,
  'giu',
)

const genericStart = new RegExp(
  String.raw`^(?:(?:${patternOf(wordsOfAll(({ names }) => names.ending))})(?!\p{L})|&)`,
  'iu',
)

/** Begins with a word that names end with: its first line is missing. */
export function startsGeneric(name: string): boolean {
  return genericStart.test(name)
}

const taglineWords = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${patternOf(wordsOfAll(({ names }) => names.tagline))})(?![\p{L}\d])`,
  'giu',
)

/** Says what is sold there, not who sells it: "Japanese Cuisine". */
export function isTagline(line: string): boolean {
  const rest = withoutGenericWords(line).replaceAll(taglineWords, '')
  return !legalForm.test(line) && (rest.match(/\p{L}/gu)?.length ?? 0) < 2
}

/** What is left of a name when legal forms and kinds of shops are taken away. */
export function withoutGenericWords(name: string): string {
  return name.replaceAll(genericWords, '')
}

/** What a shop calls itself. */
export const tradeWords = listOf(wordsOfAll(({ heading }) => heading.trade))

export const isTrade = holds('trade')

/** A town and what is in it; in 超市 there is no town. */
const asianAddress = /(?:都|道|府|県|省|(?<!超)市)\p{L}{1,6}(?:区|町|村|郡|路|街|号|条)/u

/** "Lindenstr", "Vestergade": the street is one word, and says by its end that it is one. */
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
