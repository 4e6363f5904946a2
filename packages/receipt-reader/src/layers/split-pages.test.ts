import { expect, test } from 'vitest'
import { pageOf } from '#test/page.ts'
import { mayBeSeveral, partsOf } from './split-pages.ts'

const blank = pageOf('')

function reading(vendor: string, amount: string, date = '') {
  return { vendor, amount, date }
}

/** As `1-1 2-3`, with a question mark where it is in doubt. */
function groupsOf(...of: Parameters<typeof partsOf>) {
  const { groups, isInDoubt } = partsOf(...of)
  return `${groups.map(([first, last]) => `${first}-${last}`).join(' ')}${isInDoubt ? '?' : ''}`
}

test('a scan of many receipts falls apart where another vendor has a total', () => {
  const readings = [reading('Taxi Berger', '18.00'), reading('Cafe Nord', '9.50')]
  expect(groupsOf([blank, pageOf('Cafe Nord')], readings)).toBe('1-1 2-2')
})

test('receipts of one day are several all the same', () => {
  const slip = (vendor: string, total: string) =>
    pageOf(vendor, '1 High Street', 'Date 2026-03-12', `Lunch|${total}`, `Total|${total}`)
  const readings = [
    reading('HARBOUR CAFE', '12.50', '2026-03-12'),
    reading('NORTHGATE BOOKS', '16.30', '2026-03-12'),
  ]
  const pages = [slip('HARBOUR CAFE', '12.50'), slip('NORTHGATE BOOKS', '16.30')]
  expect(groupsOf(pages, readings)).toBe('1-1 2-2')
})

test('another name below the prices leaves a doubt', () => {
  const readings = [reading('Hotel Lind', '100.00'), reading('Lindgut GmbH', '180.00')]
  const foot = pageOf('Room|80.00', 'Total|180.00', 'Lindgut GmbH, Bank 120 400')
  expect(groupsOf([blank, foot], readings)).toBe('1-2?')
})

test('a page without a total or a name belongs to the one before', () => {
  const readings = [
    reading('Hotel Lind', '100.00'),
    reading('', '20.00'),
    reading('Room list', ''),
    reading('Cafe Nord', '9.50'),
  ]
  expect(groupsOf([blank, blank, blank, pageOf('Cafe Nord')], readings)).toBe('1-3 4-4')
})

test('the same vendor, also misread, is one receipt', () => {
  const readings = [
    reading('Hôtel du Lac', '100.00'),
    reading('HOTEL DU LAC SA', '80.00'),
    reading('H0tel du Lac', '180.00'),
  ]
  expect(groupsOf([blank, blank, blank], readings)).toBe('1-3')
})

test.each(['Page 2 of 3', 'Seite 2/3', 'Pág. 2', 'page: 2', '2 / 3', '第2页'])(
  'what says %s is no receipt of its own',
  (text) => {
    const readings = [reading('Hotel Lind', '100.00'), reading('Minibar Co', '9.50')]
    expect(groupsOf([blank, pageOf(text)], readings)).toBe('1-2')
  },
)

test('a first page, and a number that is no page number, part', () => {
  const readings = [reading('Hotel Lind', '100.00'), reading('Cafe Nord', '9.50')]
  for (const text of ['Page 1 of 2', '2/2025', 'Homepage 24']) {
    expect(groupsOf([blank, pageOf('Cafe Nord', text)], readings)).toBe('1-1 2-2')
  }
})

function ride(day: string, number: string, total: string) {
  return pageOf(
    '# Heron Cabs',
    'Phone 020 7946 0112',
    `Receipt no. ${number}`,
    day,
    `Ride|${total}`,
    `Total|${total}`,
  )
}

test('rides of one vendor, each with its day, number and total, are several', () => {
  const rides = [
    ride('12 March 2026', '48213', '22.00'),
    ride('13 March 2026', '48250', '31.50'),
    ride('2 April 2026', '50117', '31.50'),
  ]
  const readings = [
    reading('Heron Cabs', '22.00', '2026-03-12'),
    reading('Heron Cabs', '31.50', '2026-03-13'),
    reading('Heron Cabs', '31.50', '2026-04-02'),
  ]
  expect(groupsOf(rides, readings)).toBe('1-1 2-2 3-3')
})

test('another day alone parts, unless the sum is the same', () => {
  const pages = [ride('12 March 2026', '48213', '22.00'), ride('14 March 2026', '48213', '31.50')]
  const [first, second] = [reading('Heron Cabs', '22.00'), reading('Heron Cabs', '31.50')]
  expect(groupsOf(pages, [first, second])).toBe('1-1 2-2')
  expect(groupsOf(pages, [first, first])).toBe('1-2')
})

test('a bill of several pages with sums, and its number again, stays one', () => {
  const head = ['# Hotel Lind', 'Folio no. 48213', 'Invoice date 14.03.2026']
  const pages = [
    pageOf(...head, '12.03.2026 Room|100.00', 'Total of this page|100.00'),
    pageOf(...head, '13.03.2026 Room|80.00', 'Total of this page|80.00'),
    pageOf(...head, 'Total|180.00'),
  ]
  const readings = [
    reading('Hotel Lind', '100.00', '2026-03-12'),
    reading('Minibar', '80.00', '2026-03-12'),
    reading('Hotel Lind', '180.00', '2026-03-14'),
  ]
  expect(groupsOf(pages, readings)).toBe('1-3')
})

test.each(['Brought forward|100.00', 'Übertrag|100.00', 'A riportare|100.00'])(
  'what was carried over by %s is one',
  (carried) => {
    const pages = [
      ride('12 March 2026', '48213', '100.00'),
      pageOf('15 March 2026', carried, 'Total|180.00'),
    ]
    const readings = [
      reading('Hotel Lind', '100.00', '2026-03-12'),
      reading('Bar', '180.00', '2026-03-15'),
    ]
    expect(groupsOf(pages, readings)).toBe('1-2')
  },
)

test('where only the days that were read differ, it is in doubt', () => {
  const pages = [pageOf('Room|100.00'), pageOf('Room|80.00')]
  const readings = [
    reading('Hotel Lind', '100.00', '2026-03-12'),
    reading('Hotel Lind', '80.00', '2026-03-14'),
  ]
  expect(groupsOf(pages, readings)).toBe('1-2?')
})

test('one digit in the head may be misread', () => {
  const pages = [
    pageOf('Tel. 020 7946 0112', 'Room|9.00'),
    pageOf('Tel. 020 7946 0172', 'Bar|8.00'),
  ]
  const readings = [reading('Hotel Lind', '9.00'), reading('Hotel Lind', '8.00')]
  expect(groupsOf(pages, readings)).toBe('1-2')
})

test('pages without a price, and later ones, are no receipts by themselves', () => {
  const bill = pageOf('Total|9.50')
  expect(mayBeSeveral([bill, bill])).toBe(true)
  expect(mayBeSeveral([bill, pageOf('Page 2 of 2', 'Total|9.50')])).toBe(false)
  expect(mayBeSeveral([bill, pageOf('Terms and conditions')])).toBe(false)
  expect(mayBeSeveral([])).toBe(false)
})

test('no pages, no groups', () => {
  expect(groupsOf([], [])).toBe('')
})
