import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'
import { vendorCandidates } from './vendors.ts'

const body = ['12/03/2020 14:05', 'Tea|3.00', 'TOTAL|3.00']

async function vendorOn(...heading: string[]) {
  return (await extract(pageOf(...heading, ...body))).vendor
}

test('the name on top, not address, telephone, number or title', async () => {
  expect(
    await vendorOn('# Blue Heron Diner', '12 Harbor Street', 'Tel: 555-010-4477', 'TAX INVOICE'),
  ).toBe('Blue Heron Diner')
  expect(
    await vendorOn('TAX INVOICE', '# Blue Heron Diner', '12 Harbor Street', 'Tel: 555-010-4477'),
  ).toBe('Blue Heron Diner')
})

test('a greeting and an offer are no part of the name', async () => {
  const address = ['12 Harbor Street', 'Oakport, CA 94001', '(555) 010-4477']
  expect(await vendorOn('# Nelcome to Heronland', ...address)).toBe('Heronland')
  expect(await vendorOn('# Blue Heron Diner We Deliver', ...address)).toBe('Blue Heron Diner')
})

test('a note by hand above the name is passed over', async () => {
  expect(
    await vendorOn(
      'lunch with petra',
      '',
      '',
      'KIWI TRADING SDN BHD',
      '(123456-X)',
      'NO 5 JALAN BESAR',
    ),
  ).toBe('KIWI TRADING SDN BHD')
})

test('a name over several lines is one name', async () => {
  expect(
    await vendorOn('PAPER AND PENS', 'STATIONERY SDN BHD', '(765432-A)', '9, JALAN SATU'),
  ).toBe('PAPER AND PENS STATIONERY SDN BHD')
})

test('the number of registration is no part of the name', async () => {
  expect(await vendorOn('KIWI MARKET BHD (123456-H)', '9, JALAN SATU')).toBe('KIWI MARKET BHD')
  expect(await vendorOn('KIWI MARKET S/B 123O56-H', '9, JALAN SATU')).toBe('KIWI MARKET S/B')
  expect(await vendorOn('SIA "ZIBENS" PVN LV40001112223', 'Upes iela 7, Jelgava')).toBe(
    'SIA "ZIBENS"',
  )
})

test('the reading with its spaces is preferred, legal forms are put right', async () => {
  expect(await vendorOn('GREENLEAFENTERPRISES SON BHD~GREEN LEAF ENTERPRISES SON BHD')).toBe(
    'GREEN LEAF ENTERPRISES SDN BHD',
  )
})

test('a misread logo gives way to the printed name below it', async () => {
  expect(
    await vendorOn(
      '# Holz Markl',
      'HOLZ MARKT',
      'Hauptstraße 5',
      '33100 Paderborn',
      'Besuchen Sie Holz Markt',
    ),
  ).toBe('HOLZ MARKT')
})

test('the web address speaks for a name', async () => {
  expect(
    await vendorOn('Welcome', 'Table 7', 'Lindgren', 'Server Anna', 'www.lindgren.example'),
  ).toBe('Lindgren')
})

test('a slogan beside the name is no part of it', async () => {
  expect(await vendorOn('Blue Heron Diner|We Deliver', '12 Harbor Street')).toBe('Blue Heron Diner')
})

test('a name above the address that begins with the logo and says more is the fuller one', () => {
  const page = pageOf('TARNWICK', '', '# Tarnwick Eastside', '12 Harbor Street', ...body)
  const fuller = vendorCandidates(rowsOf(page), page).filter(
    ({ features }) => features.isFullerName,
  )
  expect(fuller.map(({ name }) => name)).toEqual(['Tarnwick Eastside'])
})

test('worn print of a kind of shop is read as the word it was', async () => {
  const page = pageOf('# Heron Resturart', '12 Harbor Street', ...body)
  const boxes = page.boxes.map((box) => ({ ...box, confidence: 0.9 }))
  expect((await extract({ ...page, boxes })).vendor).toBe('Heron Restaurant')
})

test('the surer reading that has the first letters too is the name', async () => {
  const page = pageOf('# eron Diner~Heron Diner', '12 Harbor Street', ...body)
  const boxes = page.boxes.map((box) => ({ ...box, confidence: 0.9 }))
  expect((await extract({ ...page, boxes })).vendor).toBe('Heron Diner')
})
