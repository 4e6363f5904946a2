import { formatAmount, fromMinor, toMinor, toSignedMinor } from '@quittance/contract/money'
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

/** Decimal text to whole hundredths; undefined if it is not a price. */
export function priceMinor(typed: string): number | undefined {
  return toSignedMinor(tidyPrice(typed))
}

/** The items' total in hundredths; undefined while a price is missing. Lines without a description are ignored. */
export function sumOfItems(items: readonly ItemText[]): number | undefined {
  const minors = items.filter(isSaid).map(({ price }) => priceMinor(price))
  if (minors.length === 0) return undefined
  return minors.reduce(
    (sum, minor) => (sum === undefined || minor === undefined ? undefined : sum + minor),
    0,
  )
}

/** `6 · 84.20`; empty without an item. */
export function describeItems(items: readonly ItemText[]): string {
  const count = items.filter(isSaid).length
  const sum = sumOfItems(items)
  if (count === 0) return ''
  return sum === undefined ? String(count) : `${count} · ${formatAmount(fromMinor(sum))}`
}

/** A warning with both totals if the items do not add up to the amount paid. Tax added on top is not a difference. */
export function itemsWarning(
  items: readonly ItemText[],
  paid: string,
  { lines }: TaxText,
): string | undefined {
  const sum = sumOfItems(items)
  const total = toMinor(paid, { wholeDigits: 12 })
  if (sum === undefined || !total) return undefined
  const added = lines.reduce((all, { tax }) => all + (priceMinor(tax) ?? 0), 0)
  const isNear = (minor: number) => Math.abs(minor - total) <= roundingMinor
  if (isNear(sum) || isNear(sum + added)) return undefined
  const words = (minor: number) => formatAmount(fromMinor(minor))
  const perhaps = total > sum ? 'a tip or a fee' : 'a discount'
  const difference = `The ${words(Math.abs(total - sum))} difference may be ${perhaps}.`
  return `Items add up to ${words(sum)}, the receipt to ${words(total)}. ${difference}`
}

function isSaid({ name, quantity, price }: ItemText) {
  return Boolean(name.trim() || quantity.trim() || price.trim())
}
