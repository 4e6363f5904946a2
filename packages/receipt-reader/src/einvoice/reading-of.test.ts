import { extractedReceipt } from '@quittance/contract/extracted-receipt'
import { expect, test } from 'vitest'
import type { EInvoice, OpenedPage } from '#document.ts'
import { type Bill, ciiInvoice, hotelBill, ublInvoice, withSums } from '#test/invoices.ts'
import { pageOf } from '#test/page.ts'
import { parseInvoice } from './einvoice.ts'
import { readingOf } from './reading-of.ts'

function invoiceOf(xml: string): EInvoice {
  const invoice = parseInvoice(xml)
  if ('broken' in invoice) throw new Error(invoice.broken)
  return invoice
}

function read(bill: Bill, pages: OpenedPage[] = []) {
  return readingOf(invoiceOf(ciiInvoice(bill)), { kind: pages.length > 0 ? 'pdf' : 'xml', pages })
}

function shown(...rows: string[]): OpenedPage {
  const { width, height, boxes } = pageOf(...rows)
  return { width, height, texts: boxes }
}

const folio = shown(
  '# HOTEL  SEEHOF',
  'Nordwind Reisen AG',
  'Rechnung 2025-1187|5. Januar 2025',
  'Anreise|03.01.2025',
  'Gesamtbetrag|295,40 EUR',
  'Anzahlung|-95,40 EUR',
  'Zu zahlen|200,00 EUR',
)

test('everything an e-invoice says, sure of it', () => {
  const reading = read(hotelBill)
  expect(reading).toEqual({
    kind: 'xml',
    readFrom: 'e-invoice',
    vendor: 'Hotel Seehof',
    date: '2025-01-05',
    amount: '295.40',
    currency: 'EUR',
    printedCurrency: null,
    category: 'accommodation',
    notes: 'Invoice 2025-1187, 95.40 EUR paid in advance',
    items: [
      { name: 'Übernachtung Doppelzimmer', quantity: 2, price: '200.00' },
      { name: 'Frühstück', quantity: 4, price: '60.00' },
      { name: 'Kurtaxe', quantity: 4, price: '10.00' },
    ],
    tax: {
      lines: [
        { rate: 7, net: '200.00', tax: '14.00', gross: '214.00' },
        { rate: 19, net: '60.00', tax: '11.40', gross: '71.40' },
        { rate: null, net: '10.00', tax: '0.00', gross: '10.00' },
      ],
      vatNumber: 'DE136695976',
    },
    paper: 'one',
    confidence: {
      vendor: 1,
      date: 1,
      amount: 1,
      currency: 1,
      category: expect.any(Number),
      notes: 1,
      items: 0.6,
    },
    remarks: [],
    groups: [],
    evidence: {},
    pages: [],
  })
  expect(extractedReceipt.safeParse({ ...reading, image: null }).error).toBeUndefined()
})

test('without a trading name the seller is the vendor, and without either nobody', () => {
  const { tradingName: _, ...bare } = hotelBill
  expect(read(bare).vendor).toBe('Seehof Betriebs GmbH & Co. KG')
  const nameless = read({ ...bare, seller: '' })
  expect(nameless).toMatchObject({ vendor: '', confidence: { vendor: 0, amount: 1 } })
})

const credit = { ...hotelBill, typeCode: '381' }
const minus = (amount: string) => `-${amount}`
const inMinus = {
  ...withSums(
    {
      lines: '-270.00',
      net: '-270.00',
      tax: '-25.40',
      gross: '-295.40',
      prepaid: '0.00',
      due: '-295.40',
    },
    credit,
  ),
  lines: credit.lines.map((line) => ({ ...line, net: minus(line.net) })),
  taxes: credit.taxes.map((line) => ({ ...line, net: minus(line.net), tax: minus(line.tax) })),
}

test.each<[how: string, xml: string]>([
  ['without a minus', ciiInvoice(credit)],
  ['without a minus in UBL', ublInvoice(credit)],
  ['with a minus', ciiInvoice(inMinus)],
  ['with a minus, as a corrected invoice', ciiInvoice({ ...inMinus, typeCode: '384' })],
])('a credit note is money back with all that it lists and taxes, %s', (_, xml) => {
  const reading = readingOf(invoiceOf(xml), { kind: 'xml', pages: [] })
  expect(reading).toMatchObject({
    amount: '-295.40',
    items: [{ quantity: 2, price: '-200.00' }, { price: '-60.00' }, { price: '-10.00' }],
    tax: {
      lines: [
        { rate: 7, net: '-200.00', tax: '-14.00', gross: '-214.00' },
        { rate: 19, net: '-60.00', tax: '-11.40', gross: '-71.40' },
        { rate: null, net: '-10.00', tax: '0.00', gross: '-10.00' },
      ],
    },
    notes: expect.stringMatching(/^Credit note 2025/),
    remarks: ['credit-note'],
  })
  expect(extractedReceipt.safeParse({ ...reading, image: null }).error).toBeUndefined()
})

test('a credit note of nothing has no minus', () => {
  const nothing = { lines: '0.00', net: '0.00', tax: '0.00', gross: '-0.00' }
  expect(read({ ...withSums(nothing, credit), lines: [], taxes: [] }).amount).toBe('0.00')
})

test('a total that is rounded before it is paid is what was paid', () => {
  const bill = withSums({ rounding: '0.10', prepaid: '0.00', due: '295.50' })
  const page = shown('# Hotel Seehof', 'Summe|295,40', 'Rundung|0,10', 'Zu zahlen|295,50')
  expect(read(bill, [page])).toMatchObject({
    amount: '295.50',
    remarks: [],
    confidence: { amount: 1 },
    evidence: { amount: { ...page.texts!.at(-1)!.box, page: 1 } },
  })
  const paid = { ...bill, sums: { ...bill.sums, prepaid: '295.50', due: '0.00' } }
  expect(read(paid, [shown('# Hotel Seehof', 'Bezahlt|295,50')]).remarks).toEqual([])
  expect(read({ ...bill, typeCode: '381' }).amount).toBe('-295.50')
})

test('a currency that the product does not offer is told', () => {
  expect(read({ ...hotelBill, currency: 'HRK' })).toMatchObject({
    currency: null,
    printedCurrency: 'HRK',
    confidence: { currency: 1 },
  })
})

test('sums that do not add up make the amount doubtful', () => {
  expect(read(withSums({ gross: '259.40', due: '164.00' }))).toMatchObject({
    amount: '259.40',
    remarks: ['sums-disagree'],
    confidence: { amount: 0.4, vendor: 1, date: 1 },
  })
})

test.each([
  ['DE136695976', 'DE136695976'],
  ['de 136 695 976', 'DE136695976'],
  ['CHE-116.281.710 MWST', 'CHE116281710'],
  ['DE136695977', null],
  ['201/123/40000', null],
])('the VAT number %s is %s', (vatNumber, expected) => {
  expect(read({ ...hotelBill, vatNumber }).tax?.vatNumber).toBe(expected)
})

test('the pages show where it stands', () => {
  const terms = shown('Allgemeine Bedingungen', 'Es gilt deutsches Recht')
  const reading = read(hotelBill, [terms, folio])
  expect(reading).toMatchObject({ kind: 'pdf', remarks: [], confidence: { amount: 1 } })
  const texts = folio.texts!
  const placeOf = (start: string) => ({
    ...texts.find(({ text }) => text.startsWith(start))!.box,
    page: 2,
  })
  expect(reading.evidence).toEqual({
    vendor: placeOf('HOTEL'),
    date: placeOf('5. Januar'),
    amount: placeOf('295,40'),
  })
  expect(reading.pages).toEqual([terms, folio].map(({ width, height }) => ({ width, height })))
})

test('of an amount that stands there twice the last is the total', () => {
  const page = shown('# Hotel Seehof', 'Logis|295,40', 'Gesamtbetrag|295,40 EUR')
  expect(read(hotelBill, [page]).evidence.amount).toEqual({ ...page.texts!.at(-1)!.box, page: 1 })
})

test('another total on the page than in the e-invoice makes the amount doubtful', () => {
  const other = shown('# Hotel Seehof', '05.01.2025', 'Gesamtbetrag|495,40 EUR')
  expect(read(hotelBill, [other])).toMatchObject({
    remarks: ['not-like-page'],
    confidence: { amount: 0.4 },
  })
})

test('nothing left to pay says nothing of the page', () => {
  const bill = withSums({ prepaid: '295.40', due: '0.00' })
  const page = shown('# Hotel Seehof', 'Rabatt|0,00', 'Gesamtbetrag|999,00')
  expect(read(bill, [page]).remarks).toEqual(['not-like-page'])
  expect(read(bill, [folio]).remarks).toEqual([])
})

test('another sum to pay than what is left of the total makes the amount doubtful', () => {
  const page = shown('# Hotel Seehof', 'Gesamtbetrag|1.295,40')
  expect(read(withSums({ prepaid: '0.00', due: '1295.40' }), [page])).toMatchObject({
    amount: '295.40',
    remarks: ['sums-disagree'],
    confidence: { amount: 0.4 },
  })
})

test.each([
  ['295.404', 'KD 295.404'],
  ['295.404', '295,404'],
  ['1295.996', '1,295.996'],
])('%s dinars printed as %s', (gross, printed) => {
  const sums = { lines: gross, net: gross, tax: '0', gross, prepaid: '0', due: gross }
  const bill = { ...withSums(sums), currency: 'KWD', lines: [], taxes: [] }
  expect(read(bill, [shown('# Hotel Seehof', `Total|${printed}`)]).remarks).toEqual([])
  expect(read(bill, [shown('# Hotel Seehof', 'Total|295.900')]).remarks).toEqual(['not-like-page'])
})

test('what is to be paid on the page is enough, and so is a credit without its minus', () => {
  const paid = shown('# Hotel Seehof', 'Zu zahlen|200,00 EUR')
  expect(read(hotelBill, [paid]).remarks).toEqual([])
  expect(read({ ...hotelBill, typeCode: '381' }, [folio]).remarks).toEqual(['credit-note'])
})

test.each(['295.40', '295,40 €', 'EUR 295,40', '295,40-'])('the total printed as %s', (printed) => {
  expect(read(hotelBill, [shown('# Hotel Seehof', `Total|${printed}`)]).remarks).toEqual([])
})

test('of yen, and of thousands', () => {
  const sums = {
    lines: '27000',
    net: '27000',
    tax: '2540',
    gross: '29540',
    prepaid: '0',
    due: '29540',
  }
  const bill = { ...withSums(sums), currency: 'JPY', lines: [], taxes: [] }
  expect(read(bill, [shown('# ホテル湖畔', '合計|¥29,540')]).remarks).toEqual([])
  expect(read(bill, [shown('# Hotel', "Total|29'540.00")]).remarks).toEqual([])
})

test('a page that cannot be read contradicts nothing', () => {
  const scan = { width: 100, height: 100, texts: null }
  expect(read(hotelBill, [shown('Anlage'), scan]).remarks).toEqual([])
})
