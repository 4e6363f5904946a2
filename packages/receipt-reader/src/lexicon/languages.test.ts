import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { type Language, listOf, type RowWord, type Words } from './language.ts'
import { languages } from './languages.ts'

/** A row is one of these; a word under two of them would leave it to chance. */
const amounts: RowWord[] = ['total', 'subtotal', 'tax', 'tip', 'rounding', 'discount']
const kinds: RowWord[] = [...amounts, 'quantity', 'cash', 'card', 'change']

function allLists(language: Language): Words[] {
  const { rows, ownPages, heading, names, dates, documents, kitchen, phrases } = language
  const records = [rows, ownPages, heading, names, dates, documents, kitchen, phrases]
  const lists = [...records, language.categories].flatMap((record) => Object.values<Words>(record))
  return [...lists, ...language.months, ...language.weekdays, language.tableService]
}

test('no language is there twice', () => {
  const codes = languages.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})

describe.each(languages.map((language) => [language.code, language] as const))(
  '%s',
  (_, language) => {
    test('has its twelve months and seven days, none of them twice', () => {
      for (const names of [language.months, language.weekdays]) {
        const all = names.flatMap(listOf)
        expect(names.every((name) => listOf(name).length > 0)).toBe(true)
        expect(new Set(all).size).toBe(all.length)
      }
    })

    test('has a word for what every till prints', () => {
      const { total, subtotal, tax, cash, card, change } = language.rows
      const { title, thanks, contact, registration, trade } = language.heading
      const ofRows = { total, subtotal, tax, cash, card, change }
      const needed = { ...ofRows, title, thanks, contact, registration, trade }
      const missing = Object.entries(needed).filter(([, words]) => listOf(words).length === 0)
      expect(missing).toEqual([])
    })

    test('writes its words in capitals, and none twice in a list', () => {
      for (const words of allLists(language)) {
        const list = listOf(words)
        expect(list.map((word) => word.toUpperCase())).toEqual(list)
        expect(list.filter((word, index) => list.indexOf(word) !== index)).toEqual([])
      }
    })

    test('has no word under two kinds of rows', () => {
      const wordsOf = (kind: RowWord) =>
        listOf(`${language.rows[kind]},${language.ownPages[kind] ?? ''}`).map(
          (word) => fold(word).compact,
        )
      const all = kinds.flatMap((kind) => [...new Set(wordsOf(kind))])
      expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([])
    })
  },
)
