import { extname } from 'node:path'
import { fromMinor } from '@quittance/contract/money'
import type { Report, ReportReceipt } from './report.ts'
import { safeName } from './safe-name.ts'

/** `007`: as many digits as the last receipt's number has, and at least three. */
export function receiptNumber({ receiptCount }: Pick<Report, 'receiptCount'>, number: number) {
  return String(number).padStart(Math.max(3, String(receiptCount).length), '0')
}

/** `001_2025-01-05_Cafe-Nero_4.20-GBP.jpg`; null for a receipt entered by hand. */
export function imageName(report: Pick<Report, 'receiptCount'>, receipt: ReportReceipt) {
  if (!receipt.image) return null
  const { date, vendor, amountMinor, currency } = receipt
  const parts = [
    receiptNumber(report, receipt.number),
    date,
    safeName(vendor, 'receipt'),
    `${fromMinor(amountMinor)}-${currency}`,
  ]
  return `${parts.join('_')}${extname(receipt.image.key)}`
}
