import { expect, test } from 'vitest'
import {
  type Bill,
  ciiInvoice,
  hotelBill,
  ublInvoice,
  withSums,
  zugferd1Invoice,
} from '#test/invoices.ts'
import { parseInvoice } from './einvoice.ts'

const [night, breakfast, cityTax] = hotelBill.taxes

function disagreements(bill: Bill) {
  const invoices = [ciiInvoice(bill), ublInvoice(bill), zugferd1Invoice(bill)].map(parseInvoice)
  const found = invoices.map((invoice) => 'disagreements' in invoice && invoice.disagreements)
  expect(found[1]).toEqual(found[0])
  expect(found[2]).toEqual(found[0])
  return found[0]
}

test('what adds up agrees, with something taken off and added as well', () => {
  expect(disagreements(hotelBill)).toEqual([])
  const bill = withSums({ lines: '280.00', allowances: '15.00', charges: '5.00' })
  const lines = bill.lines.map((line, index) => (index === 0 ? { ...line, net: '210.00' } : line))
  expect(disagreements({ ...bill, lines })).toEqual([])
})

test.each<[string, Bill, string[]]>([
  ['net and tax are not the total', withSums({ gross: '299.40', due: '204.00' }), ['gross']],
  ['the lines are not their sum', withSums({ lines: '275.00', allowances: '5.00' }), ['lines']],
  ['lines less what is taken off are not net', withSums({ allowances: '5.00' }), ['lines']],
  ['lines and what is added are not net', withSums({ charges: '5.00' }), ['lines']],
  [
    'the taxes are not their sum',
    withSums({ tax: '26.40', gross: '296.40', due: '201.00' }),
    ['tax'],
  ],
  [
    'what is taxed is not net',
    { ...hotelBill, taxes: [night!, breakfast!, { ...cityTax!, net: '19.00' }] },
    ['tax'],
  ],
  [
    'a tax is not its rate',
    { ...hotelBill, taxes: [{ ...night!, rate: '19.00' }, breakfast!, cityTax!] },
    ['tax'],
  ],
  ['nothing', withSums({ lines: '1.00', net: '2.00', tax: '3.00' }), ['gross', 'lines', 'tax']],
])('%s', (_, bill, expected) => {
  expect(disagreements(bill)).toEqual(expected)
})

test('what is due is the total, rounded, less what was paid before', () => {
  expect(disagreements(withSums({ due: '1200.00' }))).toEqual(['due'])
  expect(disagreements(withSums({ due: '295.40' }))).toEqual(['due'])
  expect(disagreements(withSums({ due: '0.00', prepaid: '295.40' }))).toEqual([])
  expect(disagreements(withSums({ rounding: '-0.40', due: '199.60' }))).toEqual([])
  expect(disagreements(withSums({ rounding: '-0.40' }))).toEqual(['due'])
  const { prepaid: _, ...sums } = hotelBill.sums
  expect(disagreements({ ...hotelBill, sums })).toEqual(['due'])
  expect(disagreements({ ...hotelBill, sums: { ...sums, due: '295.40' } })).toEqual([])
})

test('a cent of rounding for each part is allowed', () => {
  expect(disagreements(withSums({ gross: '295.42', due: '200.02' }))).toEqual([])
  expect(disagreements(withSums({ gross: '295.43', due: '200.03' }))).toEqual(['gross'])
  expect(disagreements(withSums({ lines: '270.03' }))).toEqual([])
  expect(disagreements(withSums({ lines: '270.04' }))).toEqual(['lines'])
})

test('a yen of rounding is a whole one', () => {
  const bill = { ...hotelBill, currency: 'JPY' }
  expect(
    disagreements(withSums({ tax: '26', gross: '297', prepaid: '0', due: '297' }, bill)),
  ).toEqual([])
  expect(
    disagreements(withSums({ tax: '26', gross: '299', prepaid: '0', due: '299' }, bill)),
  ).toEqual(['gross'])
})

test('lines taken back count with their minus', () => {
  const back = { name: 'Storno Frühstück', quantity: '-1', net: '-15.00', rate: '19' }
  const lines = [...hotelBill.lines, back]
  expect(disagreements({ ...hotelBill, lines })).toEqual(['lines'])
  const taxes = [night!, { ...breakfast!, net: '45.00', tax: '8.55' }, cityTax!]
  const sums = { lines: '255.00', net: '255.00', tax: '22.55', gross: '277.55', due: '182.15' }
  expect(disagreements(withSums(sums, { ...hotelBill, lines, taxes }))).toEqual([])
})

test('what is not told does not disagree', () => {
  expect(parseInvoice(ciiInvoice(withSums({ lines: '1.00' }), 'minimum'))).toMatchObject({
    disagreements: [],
  })
  const untaxed = ciiInvoice(hotelBill, 'minimum').replace(/<ram:TaxTotalAmount.*/, '')
  expect(parseInvoice(untaxed)).toMatchObject({ tax: null, disagreements: [] })
})

test('where no lines are told, each of many may have been rounded', () => {
  const taxes = [{ ...night!, tax: '14.40' }, breakfast!, cityTax!]
  const bill = withSums({ tax: '25.80', gross: '295.80', due: '200.40' }, { ...hotelBill, taxes })
  expect(disagreements(bill)).toEqual(['tax'])
  expect(parseInvoice(ciiInvoice(bill, 'basic-wl'))).toMatchObject({ disagreements: [] })
})

test('where the sum of the taxes is not told, they are added up', () => {
  const untold = (gross: string) =>
    ciiInvoice(withSums({ gross, prepaid: '0.00', due: gross })).replace(
      /<ram:TaxTotalAmount.*/,
      '',
    )
  expect(parseInvoice(untold('295.40'))).toMatchObject({ tax: null, disagreements: [] })
  expect(parseInvoice(untold('305.40'))).toMatchObject({ tax: null, disagreements: ['gross'] })
})
