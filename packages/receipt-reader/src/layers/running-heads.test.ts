import { expect, test } from 'vitest'
import { pageOf } from '#test/page.ts'
import { withoutRunningHeads } from './join-pages.ts'

const textsOf = (pages: ReturnType<typeof withoutRunningHeads>) =>
  pages.map(({ boxes }) => boxes.map(({ text }) => text))

test('a head with its page number stays on the first page only, a line of the bill on each', () => {
  const pages = [1, 2, 3].map((number) =>
    pageOf(`Folio 77, page ${number}`, `Night ${number}|80.00`),
  )
  expect(textsOf(withoutRunningHeads(pages))).toEqual([
    ['Folio 77, page 1', 'Night 1', '80.00'],
    ['Night 2', '80.00'],
    ['Night 3', '80.00'],
  ])
})

test('what one page of three says stays', () => {
  const pages = [pageOf('Breakfast'), pageOf('Lunch'), pageOf('Breakfast')]
  expect(textsOf(withoutRunningHeads(pages))[2]).toEqual([])
  expect(textsOf(withoutRunningHeads([...pages, pageOf('Bar')]))[2]).toEqual(['Breakfast'])
})

test('the same words elsewhere are no head', () => {
  const pages = [pageOf('Breakfast'), pageOf('Lunch', 'Breakfast')]
  expect(textsOf(withoutRunningHeads(pages))[1]).toEqual(['Lunch', 'Breakfast'])
})

test('figures alone are never taken out', () => {
  expect(textsOf(withoutRunningHeads([pageOf('12.00'), pageOf('12.00')]))).toEqual([
    ['12.00'],
    ['12.00'],
  ])
  expect(withoutRunningHeads([])).toEqual([])
})
