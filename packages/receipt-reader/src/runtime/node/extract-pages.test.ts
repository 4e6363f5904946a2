import { doubtThreshold } from '@quittance/contract/read-fields'
import { expect, test } from 'vitest'
import type { OcrPage } from '#page/text-box.ts'
import { loadedChooser } from '#test/loaded-models.ts'
import { pageOf } from '#test/page.ts'
import { extractPages, type PagesFrom } from './extract-pages.ts'

async function read(from: PagesFrom, ...pages: OcrPage[]) {
  return extractPages(await loadedChooser(), pages, from, {})
}

function receipt(vendor: string, day: string, number: string, total: string) {
  return pageOf(
    `# ${vendor}`,
    '12 Harbour Street, London',
    'Phone 020 7946 0112',
    `Receipt no. ${number}`,
    `Date ${day}`,
    `Service|${total}`,
    `Total GBP|${total}`,
  )
}

test.each<[from: PagesFrom, of: string, vendors: [string, string, string]]>([
  ['text', 'three vendors', ['Heron Cabs', 'Northgate Books', 'Cafe Lind']],
  ['scan', 'three vendors', ['Heron Cabs', 'Northgate Books', 'Cafe Lind']],
  ['text', 'one vendor', ['Heron Cabs', 'Heron Cabs', 'Heron Cabs']],
  ['scan', 'one vendor', ['Heron Cabs', 'Heron Cabs', 'Heron Cabs']],
])('%s: three receipts of %s are three', async (from, _, [first, second, third]) => {
  const reading = await read(
    from,
    receipt(first, '12/03/2026', '48213', '22.00'),
    receipt(second, '13/03/2026', '48290', '31.50'),
    receipt(third, '14/03/2026', '48377', '18.40'),
  )
  expect(reading).toMatchObject({
    vendor: 'Heron Cabs',
    date: '2026-03-12',
    amount: '22.00',
    groups: [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  })
  expect(reading.confidence.amount).toBeLessThan(doubtThreshold.amount)
})

const folio = ['# Hotel Lind', '12 Harbour Street, London', 'Folio no. 48213', 'Date 16/03/2026']
const nights = ['Room 214|100.00', 'Breakfast|12.00', 'Room 214|100.00']

test.each(['text', 'scan'] as const)('%s: a folio with sums of its pages is one', async (from) => {
  const reading = await read(
    from,
    pageOf(...folio, ...nights, 'Subtotal|212.00'),
    pageOf(...folio, 'Room 214|100.00', 'Minibar|8.00', 'Subtotal|108.00', 'Total GBP|320.00'),
  )
  expect(reading).toMatchObject({ vendor: 'Hotel Lind', amount: '320.00', groups: [] })
  expect(reading.confidence.amount).toBeGreaterThan(doubtThreshold.amount)
})

test('pages that may be receipts of their own leave the amount in doubt', async () => {
  const reading = await read(
    'text',
    pageOf('# Hotel Lind', 'Room|100.00', 'Total|100.00', '12/03/2026'),
    pageOf('# Hotel Lind', 'Room|80.00', 'Total|80.00', '19/03/2026'),
  )
  expect(reading.groups).toEqual([])
  expect(reading.confidence.amount).toBeLessThan(doubtThreshold.amount)
  expect(reading.confidence.vendor).toBeGreaterThan(0.5)
})
