import { type Currency, currencies } from '@quittance/contract/money'
import { countries } from '#fields/country/countries.ts'
import type { CountryReading } from '#fields/country/country.ts'
import type { Box } from '#page/boxes.ts'
import type { Mention } from './mentions.ts'
import { weightsOfMentions } from './weights-of-mentions.ts'

/** All that tells the currency, but for the sum it is to be of. */
export type CurrencyEvidence = {
  mentions: Mention[]
  country: CountryReading
  tripCurrency?: Currency | undefined
}

export type CurrencyReading = {
  currency: Currency | null
  /** The ISO code of the receipt's currency where the product does not offer it. */
  printedCurrency: string | null
  /** How sure it is which currency the receipt is in, offered or not. */
  confidence: number
  box?: Box
}

const nothing: CurrencyReading = { currency: null, printedCurrency: null, confidence: 0 }

/** The country says at most this: a code beside the total outdoes it. */
const mostByCountry = 5.5
/** What the trip's currency counts: more than a bare "$" says, less than what is printed. */
const byTrip = 1.5
/** What a sign that several currencies have says for the one that most people mean by it. */
const byHabit = 0.4
const usual = ['USD', 'JPY', 'SEK', 'INR', 'AED']
/** Less than this names no currency, and less than that none which could not be entered. */
const leastConfidence = 0.2
const leastForAnother = 0.4

/** Below what the form marks as doubtful. */
const doubted = 0.65
/** So much tells the country beyond doubt. */
const sureCountry = 2.5

/** The currency that most speaks for; `total` is the sum that was chosen, in hundredths. */
export function currencyOf(evidence: CurrencyEvidence, total?: number): CurrencyReading {
  const [best, second] = [...weightsOf(evidence, total)].toSorted((a, b) => b[1] - a[1])
  if (!best) return nothing
  const [code, weight] = best
  const plain = confidenceOf(weight, second?.[1] ?? 0)
  const confidence = isForeignSign(evidence, code) ? Math.min(plain, doubted) : plain
  const offered = currencies.find((one) => one === code) ?? null
  if (confidence < (offered ? leastConfidence : leastForAnother)) return nothing
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
 * For each currency, the most that speaks for a country that has it. Countries share a language: what speaks for
 * one by less than for the best counts less by as much.
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

/** Told by a sign alone, which is misread more easily than a code, in a country that has other money. */
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
