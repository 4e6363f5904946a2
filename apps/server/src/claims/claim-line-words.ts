import { shortRate } from '@quittance/contract/exchange'
import { fromMinor } from '@quittance/contract/money'
import type { ReceiptItem, ReceiptTax } from '@quittance/contract/receipt'
import type { ClaimLine } from '@quittance/contract/reports'
import type { SentFiles } from '#db/schema/claims.ts'
import type { claimLines } from '#db/schema.ts'
import { formatDetails, payerNames } from './format-details.ts'

type Line = typeof claimLines.$inferSelect

const maxTextLength = 200

/** `own` is the currency of the claim. */
export function asClaimLine(line: Line, own: string): ClaimLine {
  const { vendor, date, currency, category, notes, tax, cardMinor, convertedMinor } = line
  const { rate, rateDay, printedMinor, printedCurrency, unconfirmed } = line
  return {
    receiptId: line.receiptId,
    vendor,
    date,
    amount: fromMinor(line.amountMinor, currency),
    currency,
    category,
    notes,
    paidBy: line.paidBy === 'traveller' ? null : payerNames[line.paidBy],
    details: formatDetails(line.details) || null,
    items: describeItems(line.items ?? []),
    tax: describeTax(tax?.lines ?? []),
    vatNumber: tax?.vatNumber ?? null,
    printed:
      printedMinor === null || printedCurrency === null
        ? null
        : `${fromMinor(printedMinor, printedCurrency)} ${printedCurrency}`,
    files: describeFiles(line.files),
    unconfirmed: unconfirmed?.join(', ') || null,
    card: cardMinor === null ? null : fromMinor(cardMinor, own),
    rate: rate === null ? null : `${shortRate(rate)} of ${rateDay}`,
    converted: convertedMinor === null ? null : fromMinor(convertedMinor, own),
  }
}

function describeItems(items: ReceiptItem[]) {
  const words = items.map(({ name, quantity, price }) =>
    [quantity !== null && quantity !== 1 && `${quantity} ×`, name, price].filter(Boolean).join(' '),
  )
  return cut(words.join(' · '))
}

function describeTax(lines: ReceiptTax['lines']) {
  const words = lines.map(
    ({ rate, net, tax }) => `${rate === null ? 'Tax' : `${rate}%`}: ${tax} on ${net}`,
  )
  return cut(words.join(' · '))
}

function describeFiles(files: SentFiles | null) {
  if (!files?.document) return files?.image ? 'Photo' : null
  const { name, pages } = files.document
  return pages.length === 1 ? name : `${name}, ${pages.length} pages`
}

function cut(text: string) {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text || null
}
