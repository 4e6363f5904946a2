import { expect, test } from 'vitest'
import { withTradesRepaired } from './trade-repair.ts'

test.each([
  ['Heron Resturart #12', 'Heron Restaurant #12'],
  ['HERON HARWARE', 'HERON HARDWARE'],
])('%s is worn print', (read, printed) => {
  expect(withTradesRepaired(read, { mayBeWorn: true })).toBe(printed)
})

test.each([
  'Restoran Heron',
  'Ristorante Airone',
  'Restaurante Garza',
  'Heron Restaurants',
  'Heron Rotisserie',
  'Heron Supermarkt',
  'Empress Palace',
])('%s is a word of its own', (name) => {
  expect(withTradesRepaired(name, { mayBeWorn: true })).toBe(name)
})

test.each([
  ['Heron Tavem', 'Heron Tavern'],
  ['HERON GRlLL & DlNER', 'HERON GRILL & DINER'],
])('%s looks like a trade, however sure it was read', (read, printed) => {
  expect(withTradesRepaired(read, { mayBeWorn: false })).toBe(printed)
})

test('clear print keeps its own spelling', () => {
  expect(withTradesRepaired('Heron Resturant', { mayBeWorn: false })).toBe('Heron Resturant')
})
