import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { hasDetails } from '@quittance/contract/has-details'
import { fromMinor, toMinor } from '@quittance/contract/money'
import type { PrintedMoney, Receipt, ReceiptItem, ReceiptTax } from '@quittance/contract/receipt'
import type { ReceiptDetails } from '@quittance/contract/receipt-details'
import type {
  DetailsText,
  FactsText,
  ItemText,
  TaxLineText,
  TaxText,
} from '#offline/store/entry.ts'

/** Who paid and the details are undefined if an earlier version of the app stored the entry. */
export type ReceiptFacts = Pick<Receipt, 'cardAmount' | 'printed' | 'tax' | 'items'> & {
  paidBy: Receipt['paidBy']
  details: Receipt['details']
}

export const noTax: TaxText = { lines: [], vatNumber: '' }

export const noFacts: FactsText = {
  cardAmount: '',
  printed: null,
  tax: noTax,
  items: [],
  paidBy: 'traveller',
  details: toDetailsText(null),
}

/** As the server stores them; entries from an earlier version have none. */
export function toFacts(
  { cardAmount, printed, tax, items, paidBy, details }: Partial<FactsText>,
  currency: string,
): ReceiptFacts {
  return {
    cardAmount: cardAmount || null,
    printed: printed ?? null,
    tax: toTax(tax ?? noTax, currency),
    items: items?.length ? items.map(toItem) : null,
    paidBy,
    details: details && toDetails(details),
  }
}

function toDetails({ guests, ...texts }: DetailsText): ReceiptDetails | null {
  const details = { ...texts, guests: guests === '' ? null : Number(guests) }
  return hasDetails(details) ? details : null
}

export function toDetailsText(details: ReceiptDetails | null | undefined): DetailsText {
  const {
    project = '',
    attendees = '',
    guests = null,
    isBillable = false,
    number = '',
  } = details ?? {}
  return { project, attendees, guests: String(guests ?? ''), isBillable, number }
}

function toItem({ name, quantity, price }: ItemText): ReceiptItem {
  return { name, quantity: quantity === '' ? null : Number(quantity), price: price || null }
}

export function toItemText(items: readonly ReceiptItem[] | null | undefined): ItemText[] {
  return (items ?? []).map(({ name, quantity, price }) => ({
    name,
    quantity: quantity === null ? '' : String(Number(quantity.toFixed(6))),
    price: price ?? '',
  }))
}

function toTax({ lines, vatNumber }: TaxText, currency: string): ReceiptTax | null {
  if (lines.length === 0 && !vatNumber) return null
  return {
    lines: lines.map(({ rate, net, tax }) => ({
      rate: rate === '' ? null : Number(rate),
      net,
      tax,
      gross: grossOf({ net, tax }, currency),
    })),
    vatNumber: vatNumber || null,
  }
}

export function grossOf({ net, tax }: Pick<TaxLineText, 'net' | 'tax'>, currency: string): string {
  const [before, on] = [net, tax].map((amount) => toMinor(amount, currency, { wholeDigits: 12 }))
  return before === undefined || on === undefined ? '' : fromMinor(before + on, currency)
}

export function toTaxText(tax: ReceiptTax | null | undefined): TaxText {
  if (!tax) return noTax
  return {
    lines: tax.lines.map((line) => ({
      rate: line.rate === null ? '' : String(line.rate),
      net: line.net,
      tax: line.tax,
    })),
    vatNumber: tax.vatNumber ?? '',
  }
}

/** The printed amount in a currency that cannot be chosen; null if it is not a payment. */
export function printedOn({
  printedCurrency,
  amount,
}: Pick<ExtractedReceipt, 'printedCurrency' | 'amount'>): PrintedMoney | null {
  const isSum = Boolean(toMinor(amount, printedCurrency ?? '', { wholeDigits: 12 }))
  return printedCurrency && isSum ? { currency: printedCurrency, amount } : null
}

export function areSameFacts(one: Partial<ReceiptFacts>, other: ReceiptFacts): boolean {
  const { paidBy = other.paidBy ?? 'traveller', details = null } = one
  return (
    JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other)) &&
    (other.paidBy === undefined || other.paidBy === paidBy) &&
    (other.details === undefined ||
      JSON.stringify(toDetailsText(other.details)) === JSON.stringify(toDetailsText(details)))
  )
}

function inOrder({ cardAmount, printed, tax, items }: Partial<ReceiptFacts>) {
  return [
    cardAmount ? Number(cardAmount) : null,
    printed ? [printed.currency, Number(printed.amount)] : null,
    tax ? [tax.lines.map(({ rate, net, tax: on }) => [rate, net, on]), tax.vatNumber] : null,
    items?.length ? items.map(({ name, quantity, price }) => [name, quantity, price]) : null,
  ]
}
