import type { DocumentRemark } from '@quittance/contract/document-rules'
import { currencies, decimalsOf } from '@quittance/contract/money'
import type { ReceiptItem, ReceiptTax } from '@quittance/contract/receipt'
import { type DocumentReading, type EInvoice, type OpenedDocument, ownPagesOf } from '#document.ts'
import { categoryOf } from '#fields/category/category.ts'
import { vatNumberOn } from '#fields/tax/vat-numbers.ts'
import { fromHundredths, toHundredths } from '#rows/hundredths.ts'
import { evidenceOn, isUnlike, payableOf, turned } from './on-pages.ts'

/** Below the threshold at which the form marks a value. */
const doubted = 0.4
/** Their prices are net, so that they do not add up to the amount. */
const sureOfItems = 0.6

/** What an e-invoice says, as the reading of the document it came in or with. */
export function readingOf(
  invoice: EInvoice,
  { kind, pages, enclosed }: Pick<OpenedDocument, 'kind' | 'pages' | 'enclosed'>,
): DocumentReading {
  const own = pages.slice(0, ownPagesOf({ pages, enclosed }))
  const vendor = invoice.tradingName ?? invoice.seller
  const offered = currencies.find((code) => code === invoice.currency) ?? null
  const items = invoice.items.map((item) => itemOf(item, invoice))
  const { category, confidence } = categoryOf(vendor, items)
  const notes = notesOf(invoice)
  const remarks = [
    ...remarksOn(invoice, isUnlike(own, invoice)),
    ...(enclosed?.isSomeLeftOut ? (['enclosure-left-out'] as const) : []),
  ]
  // Its sums are kept in hundredths.
  const isRounded = decimalsOf(invoice.currency) === 3
  const isDoubted =
    isRounded || remarks.includes('sums-disagree') || remarks.includes('not-like-page')
  return {
    kind,
    readFrom: 'e-invoice',
    vendor,
    date: invoice.date,
    amount: turned(invoice, payableOf(invoice)),
    currency: offered,
    printedCurrency: offered ? null : invoice.currency,
    category,
    notes,
    items,
    tax: taxOf(invoice),
    paper: 'one',
    confidence: {
      vendor: vendor ? 1 : 0,
      date: 1,
      amount: isDoubted ? doubted : 1,
      currency: 1,
      category: confidence,
      notes: notes ? 1 : 0,
      items: items.length > 0 ? sureOfItems : 0,
    },
    remarks,
    groups: [],
    evidence: evidenceOn(own, invoice, vendor),
    pages: pages.map(({ width, height }) => ({ width, height })),
  }
}

function remarksOn({ disagreements, type }: EInvoice, isUnlikePage: boolean): DocumentRemark[] {
  return [
    ...(disagreements.length > 0 ? (['sums-disagree'] as const) : []),
    ...(isUnlikePage ? (['not-like-page'] as const) : []),
    ...(type === 'credit-note' ? (['credit-note'] as const) : []),
  ]
}

function notesOf({ type, number, prepaid, currency }: EInvoice) {
  const named = number && `${type === 'credit-note' ? 'Credit note' : 'Invoice'} ${number}`
  const isPrepaid = prepaid !== null && toHundredths(prepaid) !== 0
  return [named, isPrepaid && `${prepaid} ${currency} paid in advance`].filter(Boolean).join(', ')
}

function itemOf({ name, quantity, net }: EInvoice['items'][number], of: EInvoice): ReceiptItem {
  return { name, quantity, price: net === null ? null : turned(of, net) }
}

function taxOf(invoice: EInvoice): ReceiptTax {
  const { taxLines, vatNumber } = invoice
  return {
    lines: taxLines.map(({ rate, ...line }) => {
      const [net, tax] = [turned(invoice, line.net), turned(invoice, line.tax)]
      return { rate, net, tax, gross: sumOf(net, tax) }
    }),
    vatNumber: vatNumber === null ? null : vatNumberOn([{ label: vatNumber, boxes: [] }]),
  }
}

function sumOf(net: string, tax: string) {
  return fromHundredths((toHundredths(net) ?? 0) + (toHundredths(tax) ?? 0))
}
