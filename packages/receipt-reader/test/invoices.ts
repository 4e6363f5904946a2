/** An invoice's data, from which tests write e-invoices; money as decimal text. */
export type Bill = {
  typeCode: string
  number: string
  date: string
  seller: string
  tradingName?: string
  vatNumber?: string
  currency: string
  lines: { name: string; quantity: string; net: string; rate: string }[]
  /** The rate is left out where nothing is taxed. */
  taxes: { rate?: string; category: string; net: string; tax: string }[]
  sums: {
    lines: string
    allowances?: string
    charges?: string
    net: string
    tax: string
    gross: string
    prepaid?: string
    rounding?: string
    due: string
  }
}

/** Two nights with breakfast and the city's own tax: three rates, one of them none. */
export const hotelBill: Bill = {
  typeCode: '380',
  number: '2025-1187',
  date: '2025-01-05',
  seller: 'Seehof Betriebs GmbH & Co. KG',
  tradingName: 'Hotel Seehof',
  vatNumber: 'DE136695976',
  currency: 'EUR',
  lines: [
    { name: 'Übernachtung Doppelzimmer', quantity: '2', net: '200.00', rate: '7' },
    { name: 'Frühstück', quantity: '4', net: '60.00', rate: '19' },
    { name: 'Kurtaxe', quantity: '4', net: '10.00', rate: '0' },
  ],
  taxes: [
    { rate: '7.00', category: 'S', net: '200.00', tax: '14.00' },
    { rate: '19.00', category: 'S', net: '60.00', tax: '11.40' },
    { category: 'O', net: '10.00', tax: '0.00' },
  ],
  sums: {
    lines: '270.00',
    net: '270.00',
    tax: '25.40',
    gross: '295.40',
    prepaid: '95.40',
    due: '200.00',
  },
}

/** The same bill with other sums. */
export function withSums(sums: Partial<Bill['sums']>, bill: Bill = hotelBill): Bill {
  return { ...bill, sums: { ...bill.sums, ...sums } }
}

export const guidelines = {
  minimum: 'urn:factur-x.eu:1p0:minimum',
  'basic-wl': 'urn:factur-x.eu:1p0:basicwl',
  basic: 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic',
  en16931: 'urn:cen.eu:en16931:2017',
  extended: 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const

type CiiProfile = keyof typeof guidelines

const uncefact = 'urn:un:unece:uncefact:data:standard'

/** Factur-X, ZUGFeRD 2 or XRechnung, with what its profile may hold. */
export function ciiInvoice(bill: Bill, profile: CiiProfile = 'en16931'): string {
  const { sums, currency } = bill
  const hasSums = profile !== 'minimum'
  const hasLines = hasSums && profile !== 'basic-wl'
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="${uncefact}:CrossIndustryInvoice:100" xmlns:ram="${uncefact}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${uncefact}:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext>
    <ram:GuidelineSpecifiedDocumentContextParameter>${ram('ID', guidelines[profile])}</ram:GuidelineSpecifiedDocumentContextParameter>
  </rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument>${headOf(bill)}</rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    ${hasLines ? bill.lines.map(ciiLine).join('\n    ') : ''}
    <ram:ApplicableHeaderTradeAgreement>${sellerOf(bill)}<ram:BuyerTradeParty>${ram('Name', 'Nordwind Reisen AG')}</ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery/>
    <ram:ApplicableHeaderTradeSettlement>
      ${ram('InvoiceCurrencyCode', currency)}
      ${hasSums ? bill.taxes.map((tax) => ciiTax(tax, 'RateApplicablePercent')).join('\n      ') : ''}
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        ${hasSums ? ram('LineTotalAmount', sums.lines) : ''}
        ${hasSums ? ram('ChargeTotalAmount', sums.charges) : ''}
        ${hasSums ? ram('AllowanceTotalAmount', sums.allowances) : ''}
        ${ram('TaxBasisTotalAmount', sums.net)}
        ${ram('TaxTotalAmount', sums.tax, `currencyID="${currency}"`)}
        ${ram('GrandTotalAmount', sums.gross)}
        ${hasSums ? ram('TotalPrepaidAmount', sums.prepaid) : ''}
        ${hasSums ? ram('RoundingAmount', sums.rounding) : ''}
        ${ram('DuePayableAmount', sums.due)}
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`
}

/** ZUGFeRD 1.0 in its profile COMFORT. */
export function zugferd1Invoice(bill: Bill): string {
  const { sums, currency } = bill
  const money = (name: string, amount: string | undefined) =>
    ram(name, amount, `currencyID="${currency}"`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns:ram="${uncefact}:ReusableAggregateBusinessInformationEntity:12" xmlns:udt="${uncefact}:UnqualifiedDataType:15">
  <rsm:SpecifiedExchangedDocumentContext>
    <ram:GuidelineSpecifiedDocumentContextParameter>${ram('ID', 'urn:ferd:CrossIndustryDocument:invoice:1p0:comfort')}</ram:GuidelineSpecifiedDocumentContextParameter>
  </rsm:SpecifiedExchangedDocumentContext>
  <rsm:HeaderExchangedDocument>${headOf(bill)}</rsm:HeaderExchangedDocument>
  <rsm:SpecifiedSupplyChainTradeTransaction>
    <ram:ApplicableSupplyChainTradeAgreement>${sellerOf(bill)}</ram:ApplicableSupplyChainTradeAgreement>
    <ram:ApplicableSupplyChainTradeSettlement>
      ${ram('InvoiceCurrencyCode', currency)}
      ${bill.taxes.map((tax) => ciiTax(tax, 'ApplicablePercent')).join('\n      ')}
      <ram:SpecifiedTradeSettlementMonetarySummation>
        ${money('LineTotalAmount', sums.lines)}
        ${money('ChargeTotalAmount', sums.charges ?? '0.00')}
        ${money('AllowanceTotalAmount', sums.allowances ?? '0.00')}
        ${money('TaxBasisTotalAmount', sums.net)}
        ${money('TaxTotalAmount', sums.tax)}
        ${money('GrandTotalAmount', sums.gross)}
        ${money('TotalPrepaidAmount', sums.prepaid)}
        ${money('RoundingAmount', sums.rounding)}
        ${money('DuePayableAmount', sums.due)}
      </ram:SpecifiedTradeSettlementMonetarySummation>
    </ram:ApplicableSupplyChainTradeSettlement>
    ${bill.lines
      .map(
        ({ name, quantity, net }) => `<ram:IncludedSupplyChainTradeLineItem>
      <ram:SpecifiedSupplyChainTradeDelivery>${ram('BilledQuantity', quantity, 'unitCode="C62"')}</ram:SpecifiedSupplyChainTradeDelivery>
      <ram:SpecifiedSupplyChainTradeSettlement><ram:SpecifiedTradeSettlementMonetarySummation>${money('LineTotalAmount', net)}</ram:SpecifiedTradeSettlementMonetarySummation></ram:SpecifiedSupplyChainTradeSettlement>
      <ram:SpecifiedTradeProduct>${ram('Name', name)}</ram:SpecifiedTradeProduct>
    </ram:IncludedSupplyChainTradeLineItem>`,
      )
      .join('\n    ')}
  </rsm:SpecifiedSupplyChainTradeTransaction>
</rsm:CrossIndustryDocument>`
}

/** UBL as XRechnung and Peppol use it: an invoice, or a credit note for type 381. */
export function ublInvoice(bill: Bill, guideline: string = guidelines.xrechnung): string {
  const { sums, currency } = bill
  const isCredit = bill.typeCode === '381'
  const root = isCredit ? 'CreditNote' : 'Invoice'
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd'
  const money = (name: string, amount: string | undefined) =>
    cbc(name, amount, `currencyID="${currency}"`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${ubl}:${root}-2" xmlns:cac="${ubl}:CommonAggregateComponents-2" xmlns:cbc="${ubl}:CommonBasicComponents-2">
  ${cbc('CustomizationID', guideline)}
  ${cbc('ID', bill.number)}
  ${cbc('IssueDate', bill.date)}
  ${cbc(`${root}TypeCode`, bill.typeCode)}
  ${cbc('DocumentCurrencyCode', currency)}
  <cac:AccountingSupplierParty><cac:Party>
    ${bill.tradingName ? `<cac:PartyName>${cbc('Name', bill.tradingName)}</cac:PartyName>` : ''}
    ${bill.vatNumber ? `<cac:PartyTaxScheme>${cbc('CompanyID', '201/123/40000')}<cac:TaxScheme>${cbc('ID', 'FC')}</cac:TaxScheme></cac:PartyTaxScheme><cac:PartyTaxScheme>${cbc('CompanyID', bill.vatNumber)}<cac:TaxScheme>${cbc('ID', 'VAT')}</cac:TaxScheme></cac:PartyTaxScheme>` : ''}
    <cac:PartyLegalEntity>${cbc('RegistrationName', bill.seller)}</cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party><cac:PartyName>${cbc('Name', 'Nordwind Reisen AG')}</cac:PartyName></cac:Party></cac:AccountingCustomerParty>
  <cac:TaxTotal>
    ${money('TaxAmount', sums.tax)}
    ${bill.taxes
      .map(
        ({ rate, category, net, tax }) =>
          `<cac:TaxSubtotal>${money('TaxableAmount', net)}${money('TaxAmount', tax)}<cac:TaxCategory>${cbc('ID', category)}${cbc('Percent', rate)}<cac:TaxScheme>${cbc('ID', 'VAT')}</cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`,
      )
      .join('\n    ')}
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    ${money('LineExtensionAmount', sums.lines)}
    ${money('TaxExclusiveAmount', sums.net)}
    ${money('TaxInclusiveAmount', sums.gross)}
    ${money('AllowanceTotalAmount', sums.allowances)}
    ${money('ChargeTotalAmount', sums.charges)}
    ${money('PrepaidAmount', sums.prepaid)}
    ${money('PayableRoundingAmount', sums.rounding)}
    ${money('PayableAmount', sums.due)}
  </cac:LegalMonetaryTotal>
  ${bill.lines
    .map(
      ({ name, quantity, net }, index) => `<cac:${root}Line>
    ${cbc('ID', String(index + 1))}
    ${cbc(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', quantity, 'unitCode="C62"')}
    ${money('LineExtensionAmount', net)}
    <cac:Item>${cbc('Name', name)}</cac:Item>
  </cac:${root}Line>`,
    )
    .join('\n  ')}
</${root}>`
}

/** An invoice in CII or UBL with files inside, BG-24; their base64 in lines, as many programs write it. */
export function enclosing(invoice: string, files: Record<string, Buffer>): string {
  const parts = Object.entries(files).map(([filename, content]) => {
    const name = filename.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    return { name, base64: content.toString('base64').replaceAll(/.{76}/g, '$&\r\n') }
  })
  const cii = parts.map(
    ({ name, base64 }) =>
      `<ram:AdditionalReferencedDocument>${ram('IssuerAssignedID', 'A1')}${ram('TypeCode', '916')}<ram:AttachmentBinaryObject mimeCode="application/pdf" filename="${name}">${base64}</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument>`,
  )
  const ubl = parts.map(
    ({ name, base64 }) =>
      `<cac:AdditionalDocumentReference>${cbc('ID', 'A1')}<cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="${name}">${base64}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`,
  )
  return invoice
    .replace('</ram:ApplicableHeaderTradeAgreement>', `${cii.join('')}$&`)
    .replace('<cac:AccountingSupplierParty>', `${ubl.join('')}$&`)
}

function headOf({ number, typeCode, date }: Bill) {
  const day = `<udt:DateTimeString format="102">${date.replaceAll('-', '')}</udt:DateTimeString>`
  return `${ram('ID', number)}${ram('TypeCode', typeCode)}<ram:IssueDateTime>${day}</ram:IssueDateTime>`
}

function sellerOf({ seller, tradingName, vatNumber }: Bill) {
  const trading = ram('TradingBusinessName', tradingName)
  return `<ram:SellerTradeParty>
      ${ram('Name', seller)}
      ${trading && `<ram:SpecifiedLegalOrganization>${trading}</ram:SpecifiedLegalOrganization>`}
      <ram:SpecifiedTaxRegistration>${ram('ID', '201/123/40000', 'schemeID="FC"')}</ram:SpecifiedTaxRegistration>
      ${vatNumber ? `<ram:SpecifiedTaxRegistration>${ram('ID', vatNumber, 'schemeID="VA"')}</ram:SpecifiedTaxRegistration>` : ''}
    </ram:SellerTradeParty>`
}

function ciiLine({ name, quantity, net, rate }: Bill['lines'][number], index: number) {
  return `<ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument>${ram('LineID', String(index + 1))}</ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct>${ram('Name', name)}</ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeDelivery>${ram('BilledQuantity', quantity, 'unitCode="C62"')}</ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement>
        <ram:ApplicableTradeTax>${ram('TypeCode', 'VAT')}${ram('RateApplicablePercent', rate)}</ram:ApplicableTradeTax>
        <ram:SpecifiedTradeSettlementLineMonetarySummation>${ram('LineTotalAmount', net)}</ram:SpecifiedTradeSettlementLineMonetarySummation>
      </ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`
}

function ciiTax({ rate, category, net, tax }: Bill['taxes'][number], rateName: string) {
  return `<ram:ApplicableTradeTax>${ram('CalculatedAmount', tax)}${ram('TypeCode', 'VAT')}${ram('BasisAmount', net)}${ram('CategoryCode', category)}${ram(rateName, rate)}</ram:ApplicableTradeTax>`
}

function ram(name: string, text: string | undefined, attributes = '') {
  return element(`ram:${name}`, text, attributes)
}

function cbc(name: string, text: string | undefined, attributes = '') {
  return element(`cbc:${name}`, text, attributes)
}

/** Nothing where nothing is said. */
function element(name: string, text: string | undefined, attributes: string) {
  if (text === undefined) return ''
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<${name}${attributes && ` ${attributes}`}>${escaped}</${name}>`
}
