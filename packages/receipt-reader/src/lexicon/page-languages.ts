import { type Folded, fold, phraseIndex } from './fold.ts'
import { headingWords, type Language, listOf, rowWords } from './language.ts'
import { languages } from './languages.ts'

/** A phrase and the number of languages that use it: the fewer, the stronger the evidence. */
type Evidence = { of: Language[] }

/** Needs words unique to the language, or twice as many shared ones. */
const enough = 1.5
/** Relative to the language with the most evidence. */
const leastShare = 1 / 3

const evidenceIn = phraseIndex(
  [...phrasesByLook().values()].map(({ phrase, of }) => [phrase, { of }] as const),
)

/** The likely languages of a page: a receipt may have two. */
export function languagesOf(texts: Folded[]): Language[] {
  const found = new Set(texts.flatMap((text) => [...evidenceIn(text)]))
  const counts = languages.map((language) => ({ language, count: countFor(language, found) }))
  const most = Math.max(...counts.map(({ count }) => count))
  return counts
    .filter(({ count }) => count >= enough && count >= most * leastShare)
    .map(({ language }) => language)
}

function countFor(language: Language, found: Set<Evidence>) {
  return [...found]
    .filter(({ of }) => of.includes(language))
    .reduce((sum, { of }) => sum + 1 / of.length, 0)
}

function phrasesByLook() {
  const known = new Map<string, { phrase: string; of: Language[] }>()
  for (const language of languages) {
    for (const phrase of new Set(phrasesOf(language))) {
      const folded = fold(phrase).compact
      const entry = known.get(folded) ?? { phrase, of: [] }
      if (!entry.of.includes(language)) entry.of.push(language)
      known.set(folded, entry)
    }
  }
  return known
}

function phrasesOf({ rows, heading, dates }: Language) {
  return [
    ...rowWords.flatMap((kind) => listOf(rows[kind])),
    ...headingWords.filter((kind) => kind !== 'trade').flatMap((kind) => listOf(heading[kind])),
    ...listOf(dates.own),
  ]
}
