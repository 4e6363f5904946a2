import {
  type Currency,
  mainCurrencies,
  currencies as offeredCurrencies,
} from '@quittance/contract/money'
import { countries } from '#fields/country/countries.ts'
import type { CountryReading } from '#fields/country/country.ts'
import type { Box } from '#page/boxes.ts'
import type { Mention } from './mentions.ts'

/** Evidence for the currency, without the total. */
export type CurrencyEvidence = {
  mentions: Mention[]
  country: CountryReading
  tripCurrency?: Currency | undefined
}

export type CurrencyReading = {
  currency: Currency | null
  /** The code of the receipt's currency if the product does not offer it, such as one that no longer exists. */
  printedCurrency: string | null
  /** Confidence in the printed currency, whether offered or not. */
  confidence: number
  box?: Box
}

const nothing: CurrencyReading = { currency: null, printedCurrency: null, confidence: 0 }

/** The most a country can weigh: a code beside the total outweighs it. */
const mostByCountry = 5.5
/** The weight of the trip's currency: more than a bare "$", less than printed codes. */
const byTrip = 1.5
/** The weight of a shared symbol for its most common currency. */
const byHabit = 0.4
const usual = ['USD', 'JPY', 'SEK', 'INR', 'AED']
/** The least weight to name one of the usual currencies, and to name any other. */
const leastConfidence = 0.2
const leastForAnother = 0.4

/** Below the threshold at which the form marks a value. */
const doubted = 0.65
const sureCountry = 2.5

/** The currency with the most evidence; `total` is the chosen total in hundredths. */
export function currencyOf(evidence: CurrencyEvidence, total?: number): CurrencyReading {
  const [best, second] = [...weightsOf(evidence, total)].toSorted((a, b) => b[1] - a[1])
  if (!best) return nothing
  const [code, weight] = best
  const plain = confidenceOf(weight, second?.[1] ?? 0)
  const confidence = isForeignSign(evidence, code) ? Math.min(plain, doubted) : plain
  const isUsual = mainCurrencies.some((one) => one === code)
  if (confidence < (isUsual ? leastConfidence : leastForAnother)) return nothing
  const offered = offeredCurrencies.find((one) => one === code) ?? null
  const box = boxOf(evidence, code, total)
  const printedCurrency = offered ? null : code
  return { currency: offered, printedCurrency, confidence, ...(box && { box }) }
}

function weightsOf({ mentions, country, tripCurrency }: CurrencyEvidence, total?: number) {
  const weights = new Map(weightsOfMentions(mentions, total))
  for (const currency of usual) {
    const weight = weights.get(currency)
    if (weight) weights.set(currency, weight + byHabit)
  }
  const more = [...byCountry(country), ...(tripCurrency ? [[tripCurrency, byTrip] as const] : [])]
  for (const [currency, weight] of more) {
    weights.set(currency, (weights.get(currency) ?? 0) + weight)
  }
  return weights
}

/**
 * For each currency, the highest weight of a country that uses it. Countries share a language: a country behind
 * the best one counts less by the difference.
 */
function byCountry({ weights }: CountryReading) {
  const best = Math.max(0, ...weights.values())
  const less = Math.max(0, best - mostByCountry)
  const found = new Map<string, number>()
  for (const { code, currency } of countries) {
    const weight = (weights.get(code) ?? 0) - less
    if (weight > (found.get(currency) ?? 0)) found.set(currency, weight)
  }
  return found
}

/** Only a symbol, which is misread more easily than a code, in a country with another currency. */
function isForeignSign({ mentions, country }: CurrencyEvidence, code: string) {
  const own = mentions.filter(({ currencies: all }) => all.includes(code))
  if (own.length === 0 || own.some(({ isCode }) => isCode)) return false
  const weights = byCountry(country)
  return (weights.get(code) ?? 0) <= 0 && Math.max(0, ...weights.values()) >= sureCountry
}

function boxOf({ mentions, country }: CurrencyEvidence, code: string, total?: number) {
  const own = mentions.filter(({ currencies: all }) => all.includes(code))
  const beside = own.find(({ row }) => row.amounts.some(({ minor }) => minor === total))
  const homes = countries.filter(({ currency }) => currency === code)
  const home = homes.toSorted(
    (a, b) => (country.weights.get(b.code) ?? 0) - (country.weights.get(a.code) ?? 0),
  )[0]
  return (beside ?? own[0])?.row.box ?? (home && country.boxOf(home.code))
}

function confidenceOf(weight: number, rival: number) {
  const isKnown = 1 - Math.exp(-weight / 2)
  const isAhead = 1 - Math.exp(-(weight - rival) / 1.2)
  return Math.round(Math.min(0.98, isKnown * isAhead) * 100) / 100
}

const places = {
  total: 6,
  sameSum: 3.5,
  stated: 4,
  heading: 4,
  otherTotal: 2,
  elsewhere: 0.5,
}
/** The weight if most prices have it, and the rows needed for full weight. */
const byMostPrices = 4
const enoughRows = 3
/** A symbol is misread more easily than a three-letter code, an isolated one most easily. */
const ofSign = 0.8
const ofLoneSign = 0.5
const longestHeading = 40

function weightsOfMentions(mentions: Mention[], total?: number): Map<string, number> {
  const all = [...new Set(mentions.flatMap(({ currencies: known }) => known))]
  return new Map(
    all.map((currency) => {
      const own = mentions.filter(({ currencies: known }) => known.includes(currency))
      const isLone = new Set(own.map(({ row }) => row.index)).size === 1
      const best = Math.max(...own.map((mention) => byPlace(mention, isLone, total)))
      return [currency, best + byShare(own, mentions)]
    }),
  )
}

function byPlace(mention: Mention, isLone: boolean, total: number | undefined) {
  const { isCode, share, equivalence } = mention
  const sureness = isCode ? 1 : isLone ? ofLoneSign : ofSign
  return places[placeOf(mention, total)] * sureness * share * (1 - 0.8 * equivalence)
}

function placeOf(
  { row, isCode, isAtEnd, isStated }: Mention,
  total: number | undefined,
): keyof typeof places {
  const { kind, amounts, label } = row
  const isOfSum = amounts.some(({ minor }) => minor === total)
  if (kind === 'total' && (isOfSum || amounts.length === 0 || total === undefined)) return 'total'
  if (isOfSum) return 'sameSum'
  if (isStated) return 'stated'
  if (amounts.length === 0 && isCode && isAtEnd && label.length <= longestHeading) return 'heading'
  return kind === 'total' || kind === 'subtotal' || kind === 'card' ? 'otherTotal' : 'elsewhere'
}

/** By the share of priced rows with a symbol that have this one. */
function byShare(own: Mention[], all: Mention[]) {
  const rows = weightedRows(own)
  const among = weightedRows(all)
  if (among === 0) return 0
  const sureness = Math.max(...own.map(({ isCode }) => (isCode ? 1 : ofSign)))
  return byMostPrices * sureness * (rows / among) * Math.min(1, rows / enoughRows)
}

function weightedRows(mentions: Mention[]) {
  const shares = new Map<number, number>()
  for (const { row, share, equivalence } of mentions) {
    if (row.amounts.length === 0) continue
    shares.set(row.index, Math.max(shares.get(row.index) ?? 0, share * (1 - equivalence)))
  }
  return [...shares.values()].reduce((sum, share) => sum + share, 0)
}
