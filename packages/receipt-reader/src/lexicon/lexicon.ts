import { type Folded, finderOf, phraseIndex } from './fold.ts'
import {
  type HeadingWord,
  headingWords,
  type Language,
  listOf,
  type RowWord,
  rowWords,
  type Words,
} from './language.ts'
import { languages } from './languages.ts'
import { standsIn } from './plain-words.ts'

type Phrase = { kind: RowWord; phrase: string; language: Language }

const onEveryPage = phraseIndex(languages.flatMap((language) => phrasesOf(language, language.rows)))

const onOwnPages = new Map(
  languages.map((language) => [language, phraseIndex(phrasesOf(language, language.ownPages))]),
)

function phrasesOf(language: Language, words: Partial<Record<RowWord, Words>>) {
  return rowWords.flatMap((kind) =>
    listOf(words[kind] ?? '').map((phrase): [Words, Phrase] => [
      phrase,
      { kind, phrase, language },
    ]),
  )
}

/**
 * What the words of a row tell of it, on a page that is likely in these languages. Of a text that was not recognised
 * but `printed` as it is, only what it says to the letter: "met" is no "net", and no word begins within another.
 */
export function rowWordsIn(
  folded: Folded,
  likely: readonly Language[] = [],
  printed?: string,
): Set<RowWord> {
  const own = likely.flatMap((language) => [...(onOwnPages.get(language)?.(folded) ?? [])])
  const found = [...onEveryPage(folded), ...own]
  const meant =
    printed === undefined
      ? found
      : found.filter(({ phrase, language }) => standsIn(printed, phrase, language))
  return new Set(meant.map(({ kind }) => kind))
}

const headingIndex = phraseIndex(
  languages.flatMap(({ heading }) => headingWords.map((kind) => [heading[kind], kind] as const)),
)

/** Each line is asked about many times, for one kind of word after the other. */
const known = new WeakMap<Folded, ReadonlySet<HeadingWord>>()

/** The meanings of the words in a heading line. */
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
