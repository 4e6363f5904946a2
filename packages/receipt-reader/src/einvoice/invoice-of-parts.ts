import type { EInvoice } from '#document.ts'
import { fromHundredths } from '#rows/hundredths.ts'
import { BrokenInvoiceError } from './broken-invoice.ts'
import { disagreementsIn, profileOf } from './check-sums.ts'
import type { InvoiceParts, LinePart, TaxPart } from './invoice-parts.ts'

/** Of UNTDID 1001, what gives money back. */
const creditNotes = new Set('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '))
/** Orders, order changes and responses, offers and pro forma invoices: none is payable. */
const noInvoice = /^(?:2[23]\d|310|325)$/

/** So many are kept of them; all are added up. */
const mostItems = 500
const mostTaxLines = 20
const longestText = 300
const longestNumber = 100

/** What everything rests on must be there; the rest may be missing. */
export function invoiceOfParts(syntax: EInvoice['syntax'], parts: InvoiceParts): EInvoice {
  const { typeCode = '', date, currency, sums } = parts
  if (noInvoice.test(typeCode)) throw new BrokenInvoiceError('not-an-invoice')
  if (!date) throw new BrokenInvoiceError('no-date')
  if (!/^[A-Z]{3}$/.test(currency)) throw new BrokenInvoiceError('no-currency')
  if (sums.gross === undefined) throw new BrokenInvoiceError('no-amount')
  return {
    profile: profileOf(parts.guideline),
    syntax,
    type: creditNotes.has(typeCode) || sums.gross < 0 ? 'credit-note' : 'invoice',
    number: parts.number?.slice(0, longestNumber) ?? '',
    seller: (parts.seller ?? parts.tradingName ?? '').slice(0, longestText),
    tradingName: parts.tradingName?.slice(0, longestText) ?? null,
    vatNumber: parts.vatNumber?.slice(0, longestNumber) ?? null,
    date,
    currency,
    gross: fromHundredths(sums.gross),
    rounding: textOf(sums.rounding),
    net: textOf(sums.net),
    tax: textOf(sums.tax),
    prepaid: textOf(sums.prepaid),
    due: textOf(sums.due),
    taxLines: parts.taxLines.flatMap(taxLineOf).slice(0, mostTaxLines),
    items: parts.lines.flatMap(itemOf).slice(0, mostItems),
    disagreements: disagreementsIn(parts),
  }
}

function textOf(minor: number | undefined) {
  return minor === undefined ? null : fromHundredths(minor)
}

function taxLineOf({ rate, net, tax }: TaxPart): EInvoice['taxLines'] {
  if (net === undefined || tax === undefined) return []
  return [{ rate: rate ?? null, net: fromHundredths(net), tax: fromHundredths(tax) }]
}

function itemOf({ name, quantity, net }: LinePart): EInvoice['items'] {
  if (!name) return []
  return [{ name: name.slice(0, longestText), quantity: quantity ?? null, net: textOf(net) }]
}
