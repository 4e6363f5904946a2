import { toMinor } from '@quittance/contract/money'
import type { ReceiptTax } from '@quittance/contract/receipt'

type TaxLine = ReceiptTax['lines'][number]

/** The part of a receipt that decides about its tax. */
export type TaxedReceipt = {
  tax: ReceiptTax | null
  currency: string
  printed: { currency: string } | null
}

/** Tax of one country, rate and currency; in minor units. */
export type TaxGroup = {
  /** `T2`, as rows refer to it. */
  reference: string
  country: string
  rate: number | null
  currency: string
  lines: number
  netMinor: number
  taxMinor: number
  grossMinor: number
}

/** VAT prefixes that differ from the country code. */
const countryOfLetters: Record<string, string> = { EL: 'GR', XI: 'GB' }

/** By country, currency and rate; unknown countries last. Every view of a claim shows these sums. */
export function sumTaxes(receipts: Iterable<TaxedReceipt>): Map<string, TaxGroup> {
  const groups = new Map<string, Omit<TaxGroup, 'reference'>>()
  for (const receipt of receipts) {
    for (const line of receipt.tax?.lines ?? []) {
      const group = groups.get(keyOf(receipt, line)) ?? emptyGroup(receipt, line)
      group.lines += 1
      group.netMinor += minorOf(line.net, group.currency) ?? 0
      group.taxMinor += minorOf(line.tax, group.currency) ?? 0
      group.grossMinor += minorOf(line.gross, group.currency) ?? 0
      groups.set(keyOf(receipt, line), group)
    }
  }
  const keyed = [...groups].toSorted(([, one], [, other]) => compare(one, other))
  return new Map(
    keyed.map(([key, group], index) => [key, { ...group, reference: `T${index + 1}` }]),
  )
}

export type TaxTotal = Pick<TaxGroup, 'currency' | 'netMinor' | 'taxMinor' | 'grossMinor'>

/** One total for each currency. */
export function totalTaxes(groups: Iterable<TaxGroup>): TaxTotal[] {
  const byCurrency = Map.groupBy(groups, ({ currency }) => currency)
  return Array.from(byCurrency, ([currency, own]) => ({
    currency,
    netMinor: own.reduce((sum, { netMinor }) => sum + netMinor, 0),
    taxMinor: own.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
    grossMinor: own.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
  }))
}

/** The key of a group. */
export function keyOf(receipt: TaxedReceipt, { rate }: TaxLine) {
  return [countryOf(receipt), rate, paperCurrency(receipt)].join('|')
}

/** `DE Germany`, from the supplier's VAT number; empty if there is none. */
export function countryOf({ tax }: TaxedReceipt) {
  const letters = /^[A-Z]{2}/.exec(tax?.vatNumber ?? '')?.[0]
  return letters ? nameOf(letters) : ''
}

/** Cached: there are thousands of rows, and the lookup is slow. */
const knownNames = new Map<string, string>()

function nameOf(letters: string) {
  const known = knownNames.get(letters)
  if (known !== undefined) return known
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const name = names.of(countryOfLetters[letters] ?? letters)
  const country = name ? `${letters} ${name}` : letters
  knownNames.set(letters, country)
  return country
}

/** Printed amounts are in the printed currency. */
export function paperCurrency({ printed, currency }: TaxedReceipt): string {
  return printed?.currency ?? currency
}

/** Undefined if the text is not an amount. */
export function minorOf(text: string, currency: string): number | undefined {
  return toMinor(text, currency, { wholeDigits: 12 })
}

function emptyGroup(receipt: TaxedReceipt, { rate }: TaxLine) {
  const sums = { lines: 0, netMinor: 0, taxMinor: 0, grossMinor: 0 }
  return { country: countryOf(receipt), rate, currency: paperCurrency(receipt), ...sums }
}

type Sorted = Pick<TaxGroup, 'country' | 'rate' | 'currency'>

function compare(one: Sorted, other: Sorted) {
  return (
    Number(!one.country) - Number(!other.country) ||
    one.country.localeCompare(other.country) ||
    one.currency.localeCompare(other.currency) ||
    (one.rate ?? Number.POSITIVE_INFINITY) - (other.rate ?? Number.POSITIVE_INFINITY)
  )
}
