import { hasDetails } from '@quittance/contract/has-details'
import { type Currency, toMinor } from '@quittance/contract/money'
import {
  amountRule,
  type PrintedMoney,
  type ReceiptItem,
  type ReceiptTax,
  type receiptFields,
} from '@quittance/contract/receipt'
import type { ReceiptDetails } from '@quittance/contract/receipt-details'
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
    amountMinor: minorOf(amount, currency),
    currency,
    category,
    notes: text || null,
  }
}

type Facts = Pick<ReceiptFields, 'cardAmount' | 'printed' | 'tax' | 'items' | 'paidBy' | 'details'>

/** Only given facts: an edit that omits one leaves it unchanged. */
export function factColumns(facts: Facts, own: Currency) {
  const { cardAmount, printed, tax, items, paidBy, details } = facts
  return {
    ...(paidBy !== undefined && { paidBy }),
    ...(details !== undefined && { details: detailsColumn(details) }),
    ...(cardAmount !== undefined && {
      cardMinor: cardAmount === null ? null : minorOf(cardAmount, own),
      cardCurrency: cardAmount === null ? null : own,
    }),
    ...(printed !== undefined && {
      printedMinor: printed && printedMinorOf(printed),
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

function minorOf(amount: string, currency: string) {
  const minor = toMinor(amount, currency)
  if (minor === undefined) throw new AppError('VALIDATION', amountRule(currency))
  return minor
}

function printedMinorOf({ amount, currency }: PrintedMoney) {
  const minor = toMinor(amount, currency, { wholeDigits: 12 })
  if (minor === undefined)
    throw new AppError('VALIDATION', 'The printed amount has too many decimals')
  return minor
}

function detailsColumn(details: ReceiptDetails | null) {
  if (!hasDetails(details)) return null
  const { project, attendees, number } = details
  return {
    ...details,
    project: storable(project),
    attendees: storable(attendees),
    number: storable(number),
  }
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
