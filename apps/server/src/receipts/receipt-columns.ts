import { type Currency, toMinor } from '@quittance/contract/money'
import type { ReceiptItem, ReceiptTax, receiptFields } from '@quittance/contract/receipt'
import type { z } from 'zod'
import { AppError } from '#http/app-error.ts'

type ReceiptFields = z.output<typeof receiptFields>

export function receiptColumns({ vendor, date, amount, currency, category, notes }: ReceiptFields) {
  const name = storable(vendor).trim()
  if (!name) throw new AppError('VALIDATION', 'Vendor is required')
  const text = storable(notes ?? '').trim()
  return {
    vendor: name,
    date,
    amountMinor: minorOf(amount),
    currency,
    category,
    notes: text || null,
  }
}

type Facts = Pick<ReceiptFields, 'cardAmount' | 'printed' | 'tax' | 'items'>

/** Only given facts: an edit that omits one leaves it unchanged. */
export function factColumns({ cardAmount, printed, tax, items }: Facts, own: Currency) {
  return {
    ...(cardAmount !== undefined && {
      cardMinor: cardAmount === null ? null : minorOf(cardAmount),
      cardCurrency: cardAmount === null ? null : own,
    }),
    ...(printed !== undefined && {
      printedMinor: printed && minorOf(printed.amount, { wholeDigits: 12 }),
      printedCurrency: printed && printed.currency,
    }),
    ...(tax !== undefined && { tax: tax && storableTax(tax) }),
    ...(items !== undefined && { items: itemColumns(items) }),
  }
}

function storableTax({ lines, vatNumber }: ReceiptTax): ReceiptTax {
  const asStored = lines.map(({ rate, net, tax, gross }) => ({
    rate,
    net: storable(net),
    tax: storable(tax),
    gross: storable(gross),
  }))
  return { lines: asStored, vatNumber: vatNumber && storable(vatNumber) }
}

function minorOf(amount: string, limits?: { wholeDigits: number }) {
  const minor = toMinor(amount, limits)
  if (minor === undefined) throw new Error('The contract should have rejected this amount.')
  return minor
}

export function itemColumns(items: ReceiptItem[] | null) {
  if (!items) return null
  return items.map(({ name, quantity, price }) => ({
    name: storable(name),
    quantity,
    price: price && storable(price),
  }))
}

/** Neither the database nor a workbook can store control characters or lone surrogates. */
export function storable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').toWellFormed()
}
