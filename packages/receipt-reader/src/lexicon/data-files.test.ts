import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../../data')

/** Words separated by commas, none of them empty. */
const words = z.string().regex(/^(?:[^\s,][^,\n]*(?:, ?[^\s,][^,\n]*)*)?$/)
const lists = z.record(z.string(), words)
const pattern = z.string().refine((text) => isPattern(text))
const codes = z.string().regex(/^[A-Z]{2}(?: [A-Z]{2})*$/)

const language = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/),
  rows: lists,
  ownPages: lists,
  heading: lists,
  streetEnds: words,
  names: lists,
  months: z.array(words).length(12),
  weekdays: z.array(words).length(7),
  dates: lists,
  documents: lists,
  kitchen: lists,
  tableService: words,
  phrases: lists,
  farewells: z.strictObject({ before: z.array(pattern), after: z.array(pattern), team: words }),
  categories: lists,
})
const country = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  calling: z.string().regex(/^\d{1,4}$/),
  domain: z.string().optional(),
  names: pattern,
  towns: pattern,
  rates: z.array(z.number().positive()).optional(),
  hasComma: z.literal(true).optional(),
})
const countryWords = z.strictObject({ countries: codes, weight: z.number().positive(), words })
const countryForm = z.strictObject({
  kind: z.enum(['registration', 'phone', 'address']),
  countries: codes,
  weight: z.number().positive(),
  pattern,
  check: z.enum(['australian', 'cuit', 'finnish', 'korean', 'luhn']).optional(),
})
const currencySymbol = z.strictObject({
  currencies: z.string().regex(/^[A-Z]{3}(?: [A-Z]{3})*$/),
  pattern,
  isCode: z.literal(true).optional(),
})

test.each(readdirSync(join(folder, 'languages')))('%s has the form of a language', (file) => {
  const read = language.parse(contentOf(`languages/${file}`))
  expect(`${read.code}.json`).toBe(file)
})

test('every language names the same kinds of words', () => {
  const [first, ...others] = readdirSync(join(folder, 'languages')).map((file) =>
    language.parse(contentOf(`languages/${file}`)),
  )
  for (const other of others) expect(kindsOf(other)).toEqual(kindsOf(first!))
})

test.each([
  ['countries.json', country],
  ['country-words.json', countryWords],
  ['country-forms.json', countryForm],
  ['currency-symbols.json', currencySymbol],
])('%s has rows of its form', (file, row) => {
  expect(z.array(row).nonempty().safeParse(contentOf(file)).error).toBeUndefined()
})

test('no country is there twice, and forms and words are of countries that are there', () => {
  const all = z.array(country).parse(contentOf('countries.json'))
  const known = all.map(({ code }) => code)
  expect(new Set(known).size).toBe(known.length)
  const named = ['country-words.json', 'country-forms.json'].flatMap((file) =>
    z
      .array(z.object({ countries: codes }))
      .parse(contentOf(file))
      .flatMap(({ countries }) => countries.split(' ')),
  )
  expect(named.filter((code) => !known.includes(code))).toEqual([])
})

function kindsOf({
  rows,
  heading,
  names,
  dates,
  documents,
  kitchen,
  phrases,
  categories,
}: z.infer<typeof language>) {
  const all = [rows, heading, names, dates, documents, kitchen, phrases, categories]
  return all.map((record) => Object.keys(record).toSorted())
}

function contentOf(file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}

function isPattern(text: string) {
  try {
    return new RegExp(text).source !== ''
  } catch {
    return false
  }
}
