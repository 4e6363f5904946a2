import type { Report } from '#reports/report.ts'

/** Below the header. */
export const firstReceiptRow = 2

/** Below what to do, and the header. */
export const firstRateRow = 4

/** Where the formulas of one sheet find the cells of another. */
export function references({ receiptCount, totals }: Report) {
  const receipts = range('Receipts', firstReceiptRow, receiptCount)
  const rates = range('Rates', firstRateRow, totals.length)
  return {
    dates: receipts('B'),
    categories: receipts('D'),
    amounts: receipts('E'),
    currencies: receipts('F'),
    converted: receipts('J'),
    rateCurrencies: rates('A'),
    rates: rates('B'),
  }
}

/** At least one row long, so that a formula over nothing is still a formula. */
function range(sheet: string, first: number, count: number) {
  const last = first + Math.max(count, 1) - 1
  return (column: string) => `${sheet}!$${column}$${first}:$${column}$${last}`
}
