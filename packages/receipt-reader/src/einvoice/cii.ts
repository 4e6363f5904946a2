import type { InvoiceParts, InvoiceSums, LinePart, TaxPart } from './invoice-parts.ts'
import { amountIn, currencyOf, dayOf, numberOf } from './values.ts'
import { allAt, textAt, type XmlElement } from './xml.ts'

/** What the editions of the Cross Industry Invoice call alike things. */
export type CiiNames = {
  context: string
  header: string
  transaction: string
  agreement: string
  settlement: string
  summation: string
  rate: string
  line: { delivery: string; settlement: string; summation: string }
}

/** Factur-X, ZUGFeRD 2 and XRechnung. */
export const ciiNames: CiiNames = {
  context: 'ExchangedDocumentContext',
  header: 'ExchangedDocument',
  transaction: 'SupplyChainTradeTransaction',
  agreement: 'ApplicableHeaderTradeAgreement',
  settlement: 'ApplicableHeaderTradeSettlement',
  summation: 'SpecifiedTradeSettlementHeaderMonetarySummation',
  rate: 'RateApplicablePercent',
  line: {
    delivery: 'SpecifiedLineTradeDelivery',
    settlement: 'SpecifiedLineTradeSettlement',
    summation: 'SpecifiedTradeSettlementLineMonetarySummation',
  },
}

export function readCii(root: XmlElement, names: CiiNames): InvoiceParts {
  const settlement = [names.transaction, names.settlement]
  const seller = [names.transaction, names.agreement, 'SellerTradeParty']
  const sums = allAt(root, ...settlement, names.summation).flatMap(({ children }) => children)
  const currency =
    textAt(root, ...settlement, 'InvoiceCurrencyCode')?.toUpperCase() ??
    currencyOf(sums.find(({ name }) => name === 'GrandTotalAmount')) ??
    ''
  const issued = [names.header, 'IssueDateTime']
  const guideline = [names.context, 'GuidelineSpecifiedDocumentContextParameter', 'ID']
  return {
    guideline: textAt(root, ...guideline),
    typeCode: textAt(root, names.header, 'TypeCode'),
    number: textAt(root, names.header, 'ID'),
    seller: textAt(root, ...seller, 'Name'),
    tradingName: textAt(root, ...seller, 'SpecifiedLegalOrganization', 'TradingBusinessName'),
    vatNumber: allAt(root, ...seller, 'SpecifiedTaxRegistration', 'ID')
      .find(({ attributes }) => attributes.get('schemeID') === 'VA')
      ?.text.trim(),
    date: dayOf(textAt(root, ...issued, 'DateTimeString') ?? textAt(root, ...issued, 'DateTime')),
    currency,
    sums: sumsOf(sums, currency),
    taxLines: allAt(root, ...settlement, 'ApplicableTradeTax').map((tax) =>
      taxPart(tax, names.rate, currency),
    ),
    lines: allAt(root, names.transaction, 'IncludedSupplyChainTradeLineItem')
      .filter(isCounted)
      .map((line) => linePart(line, names.line, currency)),
  }
}

function sumsOf(all: XmlElement[], currency: string): InvoiceSums {
  const sum = (called: string) =>
    amountIn(
      currency,
      all.filter(({ name }) => name === called),
    )
  return {
    lines: sum('LineTotalAmount'),
    allowances: sum('AllowanceTotalAmount'),
    charges: sum('ChargeTotalAmount'),
    net: sum('TaxBasisTotalAmount'),
    tax: sum('TaxTotalAmount'),
    gross: sum('GrandTotalAmount'),
    prepaid: sum('TotalPrepaidAmount'),
    rounding: sum('RoundingAmount'),
    due: sum('DuePayableAmount'),
  }
}

function taxPart(tax: XmlElement, rate: string, currency: string): TaxPart {
  return {
    rate: numberOf(textAt(tax, rate)),
    net: amountIn(currency, allAt(tax, 'BasisAmount')),
    tax: amountIn(currency, allAt(tax, 'CalculatedAmount')),
  }
}

/** Skips lines that only group the lines below or list a line's parts. */
function isCounted(line: XmlElement) {
  const reason = textAt(line, 'AssociatedDocumentLineDocument', 'LineStatusReasonCode')
  return reason !== 'GROUP' && reason !== 'INFORMATION'
}

function linePart(line: XmlElement, names: CiiNames['line'], currency: string): LinePart {
  const total = allAt(line, names.settlement, names.summation, 'LineTotalAmount')
  return {
    name: textAt(line, 'SpecifiedTradeProduct', 'Name'),
    quantity: numberOf(textAt(line, names.delivery, 'BilledQuantity')),
    net: amountIn(currency, total),
  }
}
