import countryWords from '#data/country-words.json' with { type: 'json' }
import { countryOfVatNumber } from '#fields/tax/vat-numbers.ts'
import { fold, phraseIndex, plainText } from '#lexicon/fold.ts'
import type { Box } from '#page/boxes.ts'
import { hasPrice } from '#rows/row.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { calledIn, countriesByFigures, ratesIn, webCountriesIn } from './clues.ts'
import { countries } from './countries.ts'
import { type CountryForm, countryForms } from './forms.ts'

/** The kinds of evidence, and the maximum weight of each kind. */
const most = { registration: 6, phone: 3, web: 3, address: 5, words: 4, figures: 2.5 }
type Kind = keyof typeof most

type Clue = { country: string; kind: Kind; weight: number; box?: Box }

export type CountryReading = {
  /** Its ISO code; null if the evidence is weak or contradictory. */
  country: string | null
  weights: ReadonlyMap<string, number>
  boxOf(country: string): Box | undefined
}

/** The least weight to name a country, and the least lead over the next. */
const enough = 2
const ahead = 1

type Text = { text: string; row: TaggedRow }

/** The country of the receipt, by all evidence except currency symbols. */
export function countryOf(rows: TaggedRow[]): CountryReading {
  const texts = rows.map((row) => ({ text: plainText(row.label), row }))
  const clues = [
    ...registered(texts),
    ...reached(texts),
    ...addressed(texts.filter(({ row }) => !hasPrice(row))),
    ...worded(rows),
  ]
  const all = [...clues, ...figured(rows, clues)]
  const weights = new Map(countries.map(({ code }) => [code, weightOf(all, code)]))
  const [best, second] = [...weights].toSorted((a, b) => b[1] - a[1])
  const isKnown = best && best[1] >= enough && best[1] - (second?.[1] ?? 0) >= ahead
  return {
    country: isKnown ? best[0] : null,
    weights,
    boxOf: (country) =>
      all
        .filter((clue) => clue.country === country && clue.box)
        .toSorted((a, b) => b.weight - a.weight)[0]?.box,
  }
}

/** The highest weight among these countries, and among all others. */
export function weightAmong(
  { weights }: CountryReading,
  codes: readonly string[],
): { among: number; others: number } {
  const all = [...weights]
  const best = (own: boolean) =>
    Math.max(0, ...all.filter(([code]) => codes.includes(code) === own).map(([, one]) => one))
  return { among: best(true), others: best(false) }
}

function weightOf(clues: Clue[], country: string) {
  const own = clues.filter((clue) => clue.country === country)
  const kinds = Object.entries(most) as [Kind, number][]
  return kinds.reduce((sum, [kind, limit]) => {
    const weights = own.filter((clue) => clue.kind === kind).map(({ weight }) => weight)
    return (
      sum +
      Math.min(
        limit,
        weights.reduce((total, weight) => total + weight, 0),
      )
    )
  }, 0)
}

function registered(texts: Text[]): Clue[] {
  const taxed = texts.flatMap(({ text, row }) => {
    const found = countryOfVatNumber(text)
    if (!found) return []
    const weight = found.isValid ? 5 : 4
    return [{ country: found.country, kind: 'registration' as const, weight, box: row.box }]
  })
  return [...onceEach(taxed), ...formsIn('registration', texts)]
}

function reached(texts: Text[]): Clue[] {
  const called = texts.flatMap(({ text, row }) =>
    calledIn(text).map((country) => ({
      country,
      kind: 'phone' as const,
      weight: 2.5,
      box: row.box,
    })),
  )
  const web = texts.flatMap(({ text, row }) =>
    webCountriesIn(text).map((found) => ({ ...found, kind: 'web' as const, box: row.box })),
  )
  const local = formsIn('phone', texts)
  return [...onceEach(called), ...onceEach(web), ...local]
}

const places = countries.map(({ code, names, towns }) => ({
  code,
  name: new RegExp(`(?<![A-Z])(?:${names})(?![A-Z])`),
  town: new RegExp(`(?<![A-Z])(?:${towns})(?![A-Z])`),
}))

function addressed(texts: Text[]): Clue[] {
  const whole = wholeOf(texts)
  const named = places.flatMap(({ code, name, town }) =>
    [name, town]
      .filter((place) => place.test(whole))
      .flatMap((place) => placeIn(texts, code, place)),
  )
  return [...formsIn('address', texts), ...named]
}

function placeIn(texts: Text[], country: string, pattern: RegExp): Clue[] {
  const found = texts.find(({ text }) => pattern.test(text))
  return found ? [{ country, kind: 'address', weight: 1.5, box: found.row.box }] : []
}

/** Joined by a control character, so that lookarounds stop at the end of each text. */
function wholeOf(texts: Text[]) {
  return texts.map(({ text }) => text).join(' \u0001 ')
}

/** Most patterns match nowhere on a page, so test the whole page before each text. */
function mayStandIn(whole: string, pattern: RegExp) {
  return /[$^]/.test(pattern.source) || pattern.test(whole)
}

function formsIn(kind: CountryForm['kind'], texts: Text[]): Clue[] {
  const whole = wholeOf(texts)
  const forms = countryForms.filter((form) => form.kind === kind)
  return forms.flatMap(({ countries: codes, weight, pattern, check }) => {
    if (!mayStandIn(whole, pattern)) return []
    const found = texts.find(({ text }) => {
      const match = pattern.exec(text)
      return match && (!check || check(match.groups?.['number']?.replaceAll(/\D/g, '') ?? ''))
    })
    return found ? codes.map((country) => ({ country, kind, weight, box: found.row.box })) : []
  })
}

const clueWords = countryWords.flatMap(({ countries: codes, weight, words }) =>
  words.split(',').map((word) => ({ codes: codes.split(' '), weight, word, group: words })),
)
const clueWordsIn = phraseIndex(clueWords.map((clue) => [clue.word, clue] as const))

/** Each list of words counts once; further words of it count a third. */
function worded(rows: TaggedRow[]): Clue[] {
  const firstRows = new Map<(typeof clueWords)[number], TaggedRow>()
  for (const row of rows) {
    for (const clue of clueWordsIn(fold(row.label))) {
      if (!firstRows.has(clue)) firstRows.set(clue, row)
    }
  }
  const counted = new Set<string>()
  return clueWords.flatMap((clue) => {
    const { codes, weight, group } = clue
    const row = firstRows.get(clue)
    if (!row) return []
    const counts = counted.has(group) ? weight / 3 : weight
    counted.add(group)
    const kind = 'words' as const
    return codes.map((country) => ({ country, kind, weight: counts, box: row.box }))
  })
}

/** A tax rate only counts for countries with other evidence: many share the same rates. */
function figured(rows: TaggedRow[], clues: Clue[]): Clue[] {
  const kind = 'figures' as const
  const rates = ratesIn(rows)
  const spokenFor = new Set(
    clues.filter((clue) => clue.kind === 'words').map(({ country }) => country),
  )
  const taxed = countries
    .filter(
      ({ code, rates: own = [] }) => spokenFor.has(code) && own.some((one) => rates.includes(one)),
    )
    .map(({ code }) => ({ country: code, kind, weight: 1 }))
  const written = countriesByFigures(rows).flatMap(({ countries: codes, weight }) =>
    codes.map((country) => ({ country, kind, weight })),
  )
  return [...taxed, ...written]
}

function onceEach(clues: Clue[]): Clue[] {
  return clues.filter(
    ({ country }, index) => clues.findIndex((other) => other.country === country) === index,
  )
}
