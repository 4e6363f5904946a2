import { type Folded, finderOf, phraseIndex } from './fold.ts'
import {
  type HeadingWord,
  headingWords,
  type Language,
  type RowWord,
  rowWords,
  type Words,
} from './language.ts'
import { languages } from './languages.ts'

const onEveryPage = phraseIndex(
  languages.flatMap(({ rows }) => rowWords.map((kind) => [rows[kind], kind] as const)),
)

const onOwnPages = new Map(
  languages.map((language) => [
    language,
    phraseIndex(rowWords.map((kind) => [language.ownPages[kind] ?? '', kind] as const)),
  ]),
)

/** What the words of a row tell of it, on a page that is likely in these languages. */
export function rowWordsIn(folded: Folded, likely: readonly Language[] = []): Set<RowWord> {
  const own = likely.flatMap((language) => [...(onOwnPages.get(language)?.(folded) ?? [])])
  return new Set([...onEveryPage(folded), ...own])
}

const headingIndex = phraseIndex(
  languages.flatMap(({ heading }) => headingWords.map((kind) => [heading[kind], kind] as const)),
)

/** Each line is asked about many times, for one kind of word after the other. */
const known = new WeakMap<Folded, ReadonlySet<HeadingWord>>()

/** What the words of a line in the heading tell of it. */
export function headingWordsIn(folded: Folded): ReadonlySet<HeadingWord> {
  const before = known.get(folded)
  if (before) return before
  const found = headingIndex(folded)
  known.set(folded, found)
  return found
}

/** The words that every language has under this name. */
export function wordsOfAll(choose: (language: Language) => Words): Words {
  return languages.map(choose).join(',')
}

/** A test for the words that every language has under this name. */
export function finderOfAll(choose: (language: Language) => Words): (folded: Folded) => boolean {
  return finderOf(wordsOfAll(choose))
}
