import { formatAmount, fromMinor, toMinor } from '@quittance/contract/money'
import { normaliseAmount } from '#lib/format/amount.ts'
import type { ItemText, TaxText } from '#offline/entries/entry-form.ts'

/** Differences of up to this many hundredths come from rounding. */
const roundingMinor = 2

/**
 * Parses a typed price to decimal text, with a leading minus for a discount wherever the paper
 * prints it; returns anything else as typed.
 */
export function tidyPrice(typed: string): string {
  const text = typed.trim()
  const figure = text.replace(/^[-−–]\s*|\s*[-−–]$/, '')
  const tidy = normaliseAmount(figure)
  return figure === text || !tidy ? tidy : `-${tidy}`
}

function priceMinor(typed: string, currency: string): number | undefined {
  return toMinor(tidyPrice(typed), currency, { wholeDigits: 12 })
}

/** The items' total in minor units; undefined while a price is missing. Lines without a description are ignored. */
export function sumOfItems(items: readonly ItemText[], currency: string): number | undefined {
  const minors = items.filter(isSaid).map(({ price }) => priceMinor(price, currency))
  if (minors.length === 0) return undefined
  return minors.reduce(
    (sum, minor) => (sum === undefined || minor === undefined ? undefined : sum + minor),
    0,
  )
}

/** `6 · 84.20`; empty without an item. */
export function describeItems(items: readonly ItemText[], currency: string): string {
  const count = items.filter(isSaid).length
  const sum = sumOfItems(items, currency)
  if (count === 0) return ''
  return sum === undefined
    ? String(count)
    : `${count} · ${formatAmount(fromMinor(sum, currency), currency)}`
}

/** A warning with both totals if the items do not add up to the amount paid. Tax added on top is not a difference. */
export function itemsWarning(
  items: readonly ItemText[],
  { amount, currency }: { amount: string; currency: string },
  { lines }: TaxText,
): string | undefined {
  const itemSum = sumOfItems(items, currency)
  // The items of a refund may be printed with a minus or without.
  const total = Math.abs(toMinor(amount, currency, { wholeDigits: 12 }) ?? 0)
  if (itemSum === undefined || !total) return undefined
  const sum = amount.startsWith('-') ? Math.abs(itemSum) : itemSum
  const added = lines.reduce((all, { tax }) => all + (priceMinor(tax, currency) ?? 0), 0)
  const isNear = (minor: number) => Math.abs(minor - total) <= roundingMinor
  if (isNear(sum) || isNear(sum + added)) return undefined
  const words = (minor: number) => formatAmount(fromMinor(minor, currency), currency)
  const perhaps = total > sum ? 'a tip or a fee' : 'a discount'
  const difference = `The ${words(Math.abs(total - sum))} difference may be ${perhaps}.`
  return `Items add up to ${words(sum)}, the receipt to ${words(total)}. ${difference}`
}

function isSaid({ name, quantity, price }: ItemText) {
  return Boolean(name.trim() || quantity.trim() || price.trim())
}
