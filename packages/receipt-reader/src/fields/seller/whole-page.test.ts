import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

const body = ['12/03/2020 14:05', 'Tea|3.00', 'TOTAL|3.00']

async function vendorOf(...rows: string[]) {
  return (await extract(pageOf(...rows))).vendor
}

test('a chain whose logo is missing is known by its farewell and its web address', async () => {
  const top = ['7 Harbor Street', 'Oakport, CA 94001', '(555) 010-4477']
  expect(await vendorOf(...top, ...body, 'Thank you for shopping at NORDSTROM')).toBe('Nordstrom')
  expect(await vendorOf(...top, ...body, 'Service: www.rewe.de')).toBe('REWE')
})

test('a chain that is only spoken of is not the vendor', async () => {
  const top = ['# Blue Heron Diner', '12 Harbor Street, at Tesco car park', 'Tel: 555-010-4477']
  expect(await vendorOf(...top, ...body)).toBe('Blue Heron Diner')
  expect(await vendorOf(...top, ...body, 'Starbucks Coffee|3.00')).toBe('Blue Heron Diner')
})

test('a clear name stays, whatever address its page names', async () => {
  expect(
    await vendorOf('# Blue Heron Diner', '12 Harbor Street', ...body, 'Rate us on www.uber.com'),
  ).toBe('Blue Heron Diner')
})

test('a day beside the name is no part of it', async () => {
  expect(
    await vendorOf(
      'Metzgerei Reiher|03.09.2021',
      'Dorfstrasse 2',
      '9999 Oberdorf',
      'Tee|3.00',
      'Total|3.00',
    ),
  ).toBe('Metzgerei Reiher')
})

test('a script that cannot be read gives no name', async () => {
  expect(
    await vendorOf(
      '000 "YAMKA"',
      'KACCOBbIN 4EK',
      '12.03.2020',
      'Xneb|42.00',
      'HTOr|42.00',
      'CYMMA|42.00',
      'MHH 7700000000',
    ),
  ).toBe('')
})
