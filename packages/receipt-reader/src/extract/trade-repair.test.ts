import { expect, test } from 'vitest'
import { withTradesRepaired } from './trade-repair.ts'

test.each([
  ['Heron Resturart #12', 'Heron Restaurant #12'],
  ['HERON HARWARE', 'HERON HARDWARE'],
])('%s is worn print', (read, printed) => {
  expect(withTradesRepaired(read)).toBe(printed)
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
  expect(withTradesRepaired(name)).toBe(name)
})
