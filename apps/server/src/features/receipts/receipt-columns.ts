import { toMinor } from '@quittance/contract/money'
import type { ReceiptItem, receiptFields } from '@quittance/contract/receipts'
import type { z } from 'zod'
import { AppError } from '#http/app-error.ts'

type ReceiptFields = z.output<typeof receiptFields>

/** From the form to the columns of the table. */
export function receiptColumns({ vendor, date, amount, currency, category, notes }: ReceiptFields) {
  const amountMinor = toMinor(amount)
  if (amountMinor === undefined) throw new Error('The contract lets no such amount through.')
  const name = storable(vendor).trim()
  if (!name) throw new AppError('VALIDATION', 'Vendor is required')
  const text = storable(notes ?? '').trim()
  return { vendor: name, date, amountMinor, currency, category, notes: text || null }
}

export function itemColumns(items: ReceiptItem[] | null) {
  if (!items) return null
  return items.map(({ name, quantity, price }) => ({
    name: storable(name),
    quantity,
    price: price && storable(price),
  }))
}

/** Neither the database nor a workbook can hold control characters or half a surrogate pair. */
export function storable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').toWellFormed()
}
