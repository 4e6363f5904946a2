import type { Report } from '#claims/report.ts'

/** Below the header. */
export const firstReceiptRow = 2

/** Below the instructions, the terms of the rates, and the header. */
export const firstRateRow = 4

export const receiptColumns = {
  date: 'B',
  category: 'D',
  amount: 'E',
  currency: 'F',
  converted: 'J',
  rate: 'K',
  rateReference: 'N',
  card: 'O',
  printed: 'P',
  payer: 'W',
} as const

export const rateColumns = { reference: 'A', rate: 'C', day: 'E', source: 'F' } as const

/** Cell references between sheets. */
export function references({ receiptCount }: Pick<Report, 'receiptCount'>) {
  const receipts = range('Receipts', firstReceiptRow, receiptCount)
  return {
    dates: receipts(receiptColumns.date),
    categories: receipts(receiptColumns.category),
    amounts: receipts(receiptColumns.amount),
    currencies: receipts(receiptColumns.currency),
    converted: receipts(receiptColumns.converted),
    rateReferences: receipts(receiptColumns.rateReference),
    payers: receipts(receiptColumns.payer),
  }
}

/** At least one row, so that a formula over nothing stays valid. */
export function range(sheet: string, first: number, count: number) {
  const last = first + Math.max(count, 1) - 1
  return (column: string) => `${sheet}!$${column}$${first}:$${column}$${last}`
}
