import { expect, test } from 'vitest'
import {
  ciiInvoice,
  guidelines,
  hotelBill,
  ublInvoice,
  withSums,
  zugferd1Invoice,
} from '#test/invoices.ts'
import { parseInvoice, readInvoice } from './einvoice.ts'

const head = {
  type: 'invoice',
  number: '2025-1187',
  seller: 'Seehof Betriebs GmbH & Co. KG',
  tradingName: 'Hotel Seehof',
  vatNumber: 'DE136695976',
  date: '2025-01-05',
  currency: 'EUR',
  net: '270.00',
  tax: '25.40',
  gross: '295.40',
  rounding: null,
  due: '200.00',
  disagreements: [],
}
const taxLines = [
  { rate: 7, net: '200.00', tax: '14.00' },
  { rate: 19, net: '60.00', tax: '11.40' },
  { rate: null, net: '10.00', tax: '0.00' },
]
const items = [
  { name: 'Übernachtung Doppelzimmer', quantity: 2, net: '200.00' },
  { name: 'Frühstück', quantity: 4, net: '60.00' },
  { name: 'Kurtaxe', quantity: 4, net: '10.00' },
]

test.each<[how: string, xml: string, other: object]>([
  ...(['basic', 'en16931', 'extended', 'xrechnung'] as const).map(
    (profile): [string, string, object] => [
      `CII in the profile ${profile}`,
      ciiInvoice(hotelBill, profile),
      { profile, syntax: 'cii' },
    ],
  ),
  [
    'CII in the profile BASIC WL, which has no lines',
    ciiInvoice(hotelBill, 'basic-wl'),
    { profile: 'basic-wl', syntax: 'cii', items: [] },
  ],
  [
    'CII in the profile MINIMUM, which has nothing but the sums',
    ciiInvoice(hotelBill, 'minimum'),
    { profile: 'minimum', syntax: 'cii', prepaid: null, taxLines: [], items: [] },
  ],
  ['UBL', ublInvoice(hotelBill), { profile: 'xrechnung', syntax: 'ubl' }],
  ['UBL of others', ublInvoice(hotelBill, 'urn:own'), { profile: 'other', syntax: 'ubl' }],
  [
    'ZUGFeRD 1.0, whose elements have other names',
    zugferd1Invoice(hotelBill),
    { profile: 'zugferd-1', syntax: 'zugferd-1' },
  ],
])('everything of an invoice in %s', (_, xml, other) => {
  expect(parseInvoice(xml)).toEqual({ ...head, prepaid: '95.40', taxLines, items, ...other })
})

test.each([
  ['CII of type 381', ciiInvoice({ ...hotelBill, typeCode: '381' })],
  ['UBL CreditNote', ublInvoice({ ...hotelBill, typeCode: '381' })],
])('a credit note as %s', (_, xml) => {
  expect(parseInvoice(xml)).toMatchObject({ type: 'credit-note', gross: '295.40', items })
})

test('a corrected invoice is a credit note where it gives money back', () => {
  const back = withSums({ gross: '-295.40' }, { ...hotelBill, typeCode: '384' })
  expect(parseInvoice(ciiInvoice(back))).toMatchObject({ type: 'credit-note', gross: '-295.40' })
  expect(parseInvoice(ciiInvoice({ ...hotelBill, typeCode: '384' }))).toMatchObject({
    type: 'invoice',
  })
})

test('what goes with a bill for bookkeeping only, as MINIMUM does in Germany, says what the bill says', () => {
  const xml = ciiInvoice({ ...hotelBill, typeCode: '751' }, 'minimum')
  expect(parseInvoice(xml)).toMatchObject({ type: 'invoice', gross: '295.40' })
})

test.each(['SEK', 'JPY'])('a bill in %s', (currency) => {
  const bill = { ...hotelBill, currency }
  for (const xml of [ciiInvoice(bill), ublInvoice(bill), zugferd1Invoice(bill)]) {
    expect(parseInvoice(xml)).toMatchObject({ currency, gross: '295.40', disagreements: [] })
  }
})

test('of a tax that is told in two currencies, the one in the currency of the bill', () => {
  const cii = ciiInvoice(hotelBill).replace(
    '<ram:TaxTotalAmount',
    '<ram:TaxTotalAmount currencyID="CHF">23.90</ram:TaxTotalAmount><ram:TaxTotalAmount',
  )
  const ubl = ublInvoice(hotelBill).replace(
    '<cac:TaxTotal>',
    `<cac:TaxTotal><cbc:TaxAmount currencyID="CHF">23.90</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="CHF">254.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="CHF">23.90</cbc:TaxAmount></cac:TaxSubtotal></cac:TaxTotal><cac:TaxTotal>`,
  )
  for (const xml of [cii, ubl]) {
    expect(parseInvoice(xml)).toMatchObject({ tax: '25.40', taxLines, disagreements: [] })
  }
})

test('where no currency is named, the total tells it', () => {
  const xml = zugferd1Invoice(hotelBill).replace(/<ram:InvoiceCurrencyCode>.*/, '')
  expect(parseInvoice(xml)).toMatchObject({ currency: 'EUR', gross: '295.40' })
  const other = ublInvoice(hotelBill).replace(/<cbc:DocumentCurrencyCode>.*/, '')
  expect(parseInvoice(other)).toMatchObject({ currency: 'EUR', gross: '295.40' })
})

test('lines that sum up others or explain them are no items', () => {
  const grouped = ['GROUP', 'DETAIL', 'INFORMATION'].reduce(
    (xml, code, index) =>
      xml.replace(
        `<ram:LineID>${index + 1}</ram:LineID>`,
        `<ram:LineID>${index + 1}</ram:LineID><ram:LineStatusReasonCode>${code}</ram:LineStatusReasonCode>`,
      ),
    ciiInvoice(hotelBill, 'extended'),
  )
  expect(parseInvoice(grouped)).toMatchObject({ items: [{ name: 'Frühstück' }] })
})

test('prefixes are free: others, or a namespace for all', () => {
  const others = ciiInvoice(hotelBill).replaceAll(
    /\b(rsm|ram|udt)(?=[:=])/g,
    (prefix) => `x-${prefix}`,
  )
  expect(parseInvoice(others)).toMatchObject(head)
  const plain = ciiInvoice(hotelBill).replaceAll('ram:', '').replace('xmlns:ram=', 'xmlns=')
  expect(parseInvoice(plain)).toMatchObject(head)
  const prefixed = ublInvoice(hotelBill)
    .replace('<Invoice xmlns=', '<own:Invoice xmlns:own=')
    .replace('</Invoice>', '</own:Invoice>')
  expect(parseInvoice(prefixed)).toMatchObject(head)
})

test('what other programs put in between is passed over', () => {
  const foreign = '<x:ID xmlns:x="urn:example:own">X-1</x:ID>'
  const xml = ciiInvoice(hotelBill).replace('<ram:ID>2025', `${foreign}<ram:ID>2025`)
  expect(parseInvoice(xml)).toMatchObject(head)
})

test('missing parts stay empty, what everything rests on must be there', () => {
  const { tradingName: _, vatNumber: __, ...bare } = hotelBill
  expect(parseInvoice(ciiInvoice(bare))).toMatchObject({
    seller: hotelBill.seller,
    tradingName: null,
    vatNumber: null,
  })
  const unregistered = ublInvoice({ ...hotelBill, seller: '' })
  expect(parseInvoice(unregistered)).toMatchObject({ seller: 'Hotel Seehof' })
  const without = (element: string) =>
    parseInvoice(ciiInvoice(hotelBill).replaceAll(new RegExp(`<ram:${element}\\b.*`, 'g'), ''))
  expect(without('TotalPrepaidAmount')).toMatchObject({ prepaid: null, gross: '295.40' })
  expect(without('GrandTotalAmount')).toEqual({ broken: 'no-amount' })
  expect(without('InvoiceCurrencyCode')).toEqual({ broken: 'no-currency' })
  const undated = ciiInvoice(hotelBill).replace('20250105', '')
  expect(parseInvoice(undated)).toEqual({ broken: 'no-date' })
})

test.each([
  ['102', '20250105', '2025-01-05'],
  ['203', '202501051430', '2025-01-05'],
  ['204', '20250105143000', '2025-01-05'],
  ['102', '2025-01-05', '2025-01-05'],
  ['102', ' 20250105 ', '2025-01-05'],
])('a day in format %s as %s', (format, text, date) => {
  const xml = ciiInvoice(hotelBill).replace('"102">20250105', `"${format}">${text}`)
  expect(parseInvoice(xml)).toMatchObject({ date })
})

test.each([
  ['610', '202501'],
  ['616', '202502'],
  ['102', '20250230'],
  ['102', '250105'],
  ['102', '05.01.2025'],
])('no day in format %s as %s', (format, text) => {
  const xml = ciiInvoice(hotelBill).replace('"102">20250105', `"${format}">${text}`)
  expect(parseInvoice(xml)).toEqual({ broken: 'no-date' })
})

test('a day that is written as a moment, or with its zone', () => {
  const moment = ciiInvoice(hotelBill).replace(
    /<udt:DateTimeString.*<\/udt:DateTimeString>/,
    '<udt:DateTime>2025-01-05T09:30:00</udt:DateTime>',
  )
  const inZone = (zone: string) => ublInvoice(hotelBill).replace('-05<', `-05${zone}<`)
  for (const xml of [moment, inZone('Z'), inZone('+01:00')]) {
    expect(parseInvoice(xml)).toMatchObject({ date: '2025-01-05' })
  }
})

test.each(['1e3', 'NaN', 'INF', '1,000.00', '12.50 EUR', '', '-', '.', '123456789012345678.00'])(
  'a total of "%s" is none',
  (gross) => {
    const bill = withSums({ gross })
    expect(parseInvoice(ciiInvoice(bill))).toEqual({ broken: 'no-amount' })
    expect(parseInvoice(ublInvoice(bill))).toEqual({ broken: 'no-amount' })
  },
)

test('a total in another currency than the bill is none', () => {
  const xml = ublInvoice(hotelBill).replace(
    'TaxInclusiveAmount currencyID="EUR"',
    'TaxInclusiveAmount currencyID="USD"',
  )
  expect(parseInvoice(xml)).toEqual({ broken: 'no-amount' })
})

test('what the total is rounded by before it is paid', () => {
  const bill = withSums({ rounding: '0.10', due: '200.10' })
  for (const xml of [ciiInvoice(bill), ublInvoice(bill), zugferd1Invoice(bill)]) {
    expect(parseInvoice(xml)).toMatchObject({
      gross: '295.40',
      rounding: '0.10',
      due: '200.10',
      disagreements: [],
    })
  }
})

test.each([
  ['an offer', ciiInvoice({ ...hotelBill, typeCode: '310' })],
  ['a pro forma invoice', ciiInvoice({ ...hotelBill, typeCode: '325' })],
  ['a pro forma invoice of UBL', ublInvoice({ ...hotelBill, typeCode: '325' })],
  ['an order', ciiInvoice({ ...hotelBill, typeCode: '220' })],
  [
    'an order of Order-X',
    '<o:SCRDMCCBDACIOMessageStructure xmlns:o="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100"/>',
  ],
  [
    'another document of UBL',
    ublInvoice(hotelBill)
      .replaceAll('Invoice-2', 'Order-2')
      .replaceAll(/(?<=<\/?)Invoice(?=[ >])/g, 'Order'),
  ],
  [
    'an older edition',
    ciiInvoice(hotelBill).replaceAll(':CrossIndustryInvoice:100', ':CrossIndustryInvoice:1'),
  ],
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
  ['an invoice of no namespace', '<Invoice><ID>1</ID></Invoice>'],
])('%s is no e-invoice', (_, xml) => {
  expect(parseInvoice(xml)).toEqual({ broken: 'not-an-invoice' })
})

test('a file is read by its bytes, up to 5 MB', () => {
  const bytes = Buffer.from(ciiInvoice(hotelBill))
  expect(readInvoice(bytes)).toMatchObject(head)
  const large = Buffer.concat([bytes, Buffer.alloc(5 * 1024 * 1024, ' ')])
  expect(readInvoice(large)).toEqual({ broken: 'too-large' })
  expect(readInvoice(large.subarray(0, 5 * 1024 * 1024))).toMatchObject(head)
  expect(readInvoice(Buffer.alloc(0))).toEqual({ broken: 'not-xml' })
})

test('Truth 21: an e-invoice with enclosures of many megabytes inside is read', () => {
  const attached = `<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="taxi.pdf">${'QUJD'.repeat(2_000_000)}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`
  const xml = ublInvoice(hotelBill).replace('<cac:TaxTotal>', `${attached}<cac:TaxTotal>`)
  expect(readInvoice(Buffer.from(xml))).toMatchObject(head)
})

test('of thousands of lines 500 are kept, and all are added up', () => {
  const lines = Array.from({ length: 3000 }, () => hotelBill.lines[0]!)
  const bill = withSums({ lines: '600000.00' }, { ...hotelBill, lines })
  const invoice = parseInvoice(ciiInvoice(bill))
  expect(invoice).toMatchObject({ disagreements: ['lines'] })
  expect('items' in invoice && invoice.items.length).toBe(500)
})

test('names are on one line and not endless', () => {
  const [line] = hotelBill.lines
  const lines = [{ ...line!, name: `  Zimmer\n   mit Bad ${'x'.repeat(400)}` }]
  const invoice = parseInvoice(ciiInvoice({ ...hotelBill, lines }))
  expect(invoice).toMatchObject({ items: [{ name: `Zimmer mit Bad ${'x'.repeat(285)}` }] })
})

test.each(Object.entries(guidelines))('the profile %s', (profile, guideline) => {
  expect(parseInvoice(ublInvoice(hotelBill, guideline))).toMatchObject({ profile })
})
