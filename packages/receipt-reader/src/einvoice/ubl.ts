import type { InvoiceParts, InvoiceSums, LinePart, TaxPart } from './invoice-parts.ts'
import { amountIn, currencyOf, dayOf, numberOf } from './values.ts'
import { allAt, textAt, type XmlElement } from './xml.ts'

/** Identical in an invoice and a credit note, except for the names of their lines. */
const lineNames = {
  Invoice: { line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  CreditNote: { line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
} as const

/** What a credit note is where it does not say so by a code. */
const creditNote = '381'

export function readUbl(root: XmlElement): InvoiceParts {
  const isCreditNote = root.name === 'CreditNote'
  const names = lineNames[isCreditNote ? 'CreditNote' : 'Invoice']
  const seller = ['AccountingSupplierParty', 'Party']
  const [gross] = allAt(root, 'LegalMonetaryTotal', 'TaxInclusiveAmount')
  const currency = textAt(root, 'DocumentCurrencyCode')?.toUpperCase() ?? currencyOf(gross) ?? ''
  return {
    guideline: textAt(root, 'CustomizationID'),
    typeCode: isCreditNote ? creditNote : textAt(root, 'InvoiceTypeCode'),
    number: textAt(root, 'ID'),
    seller: textAt(root, ...seller, 'PartyLegalEntity', 'RegistrationName'),
    tradingName: textAt(root, ...seller, 'PartyName', 'Name'),
    vatNumber: allAt(root, ...seller, 'PartyTaxScheme')
      .filter((scheme) => textAt(scheme, 'TaxScheme', 'ID')?.toUpperCase() === 'VAT')
      .map((scheme) => textAt(scheme, 'CompanyID'))
      .find(Boolean),
    date: dayOf(textAt(root, 'IssueDate')),
    currency,
    sums: sumsOf(root, currency),
    taxLines: allAt(root, 'TaxTotal', 'TaxSubtotal').map((line) => taxPart(line, currency)),
    lines: allAt(root, names.line).map((line) => linePart(line, names.quantity, currency)),
  }
}

function sumsOf(root: XmlElement, currency: string): InvoiceSums {
  const sum = (name: string) => amountIn(currency, allAt(root, 'LegalMonetaryTotal', name))
  return {
    lines: sum('LineExtensionAmount'),
    allowances: sum('AllowanceTotalAmount'),
    charges: sum('ChargeTotalAmount'),
    net: sum('TaxExclusiveAmount'),
    // Told once more where the seller pays it in another currency.
    tax: amountIn(currency, allAt(root, 'TaxTotal', 'TaxAmount')),
    gross: sum('TaxInclusiveAmount'),
    prepaid: sum('PrepaidAmount'),
    rounding: sum('PayableRoundingAmount'),
    due: sum('PayableAmount'),
  }
}

function taxPart(line: XmlElement, currency: string): TaxPart {
  return {
    rate: numberOf(textAt(line, 'TaxCategory', 'Percent')),
    net: amountIn(currency, allAt(line, 'TaxableAmount')),
    tax: amountIn(currency, allAt(line, 'TaxAmount')),
  }
}

function linePart(line: XmlElement, quantity: string, currency: string): LinePart {
  return {
    name: textAt(line, 'Item', 'Name'),
    quantity: numberOf(textAt(line, quantity)),
    net: amountIn(currency, allAt(line, 'LineExtensionAmount')),
  }
}
