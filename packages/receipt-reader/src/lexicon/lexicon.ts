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
 * The meanings of a row's words, on a page that is likely in these languages. Embedded text is given as `printed`
 * and must match exactly: "met" is not "net", and words do not begin inside others.
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

/** Cached, because each line is checked for many kinds of words. */
const known = new WeakMap<Folded, ReadonlySet<HeadingWord>>()

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
