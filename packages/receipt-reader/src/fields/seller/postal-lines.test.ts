import { expect, test } from 'vitest'
import { isPostalLine } from './postal-lines.ts'

test.each([
  'Oakport, CA 94001',
  'Oakport, CA',
  'OAKPORT TX 75201-1234',
  'London EC1R 4QL',
  'Edmonton AB T5P 4A9',
  'Fitzroy VIC 3065',
  '75006 PARIS',
  '00120 Helsinki',
  '222 23 Lund',
  'CH-3011 Bern',
  'BELA VISTA - SP',
])('a town with its postcode or state ends an address: %s', (line) => {
  expect(isPostalLine(line)).toBe(true)
})

test.each(['Blue Heron Diner', '100 Herons', 'Heron & Co', 'Café de la Gare', '1847 Tavern', ''])(
  'a name is no town: %s',
  (line) => {
    expect(isPostalLine(line)).toBe(false)
  },
)
