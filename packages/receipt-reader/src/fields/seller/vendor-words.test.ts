import { expect, test } from 'vitest'
import { fold } from '#lexicon/fold.ts'
import {
  isAddress,
  isContact,
  isTagline,
  isTitle,
  leadingForm,
  leadingTrade,
  legalForm,
} from './vendor-words.ts'

test.each([
  'Lindenstr. 12',
  'Vestergade 4',
  'Storgatan 9',
  'Hämeenkatu 21',
  'Prinsenlaan 3',
  '18 rue des Lilas',
  'Viale Europa 2',
  'Rua das Flores 7',
  '東京都港区芝浦',
])('%s is an address', (line) => {
  expect(isAddress(fold(line))).toBe(true)
})

test.each(['Harbour Catering', 'Blue Brigade', 'Trattoria Roma', 'Golden Gate Diner'])(
  '%s is none',
  (line) => {
    expect(isAddress(fold(line))).toBe(false)
  },
)

test.each(['Kassakvitto', 'Účtenka č. 12', 'Tack för besöket', 'Cupom fiscal', 'Yhteensä'])(
  '%s is no name',
  (line) => {
    expect(isTitle(fold(line))).toBe(true)
  },
)

test.each(['La Mesa', 'Sala Verde', 'Bon Matin', 'Kopi Pagi'])('%s may be a name', (line) => {
  expect(isTitle(fold(line))).toBe(false)
})

test('a petrol brand is no telephone', () => {
  expect(isContact(fold('Mobil'))).toBe(false)
})

test.each([
  'Nordlicht GmbH & Co. KG',
  'Kukko Oy',
  'Fjord AS',
  'Havnen ApS',
  'Lipa Sp. z o.o.',
  'Modrá s.r.o.',
  'Ponte Lda',
  'Bergamotto S.r.l.',
  'Perniagaan Maju Sdn. Bhd.',
  '青空有限公司',
])('%s ends with its legal form', (name) => {
  expect(legalForm.test(name)).toBe(true)
})

test('what stands before a name', () => {
  expect(leadingForm.test('SIA "Bērzs"')).toBe(true)
  expect(leadingForm.test('株式会社あおぞら')).toBe(true)
  expect(leadingForm.test('Siam Garden')).toBe(false)
  expect(leadingTrade.test('Café Nord')).toBe(true)
  expect(leadingTrade.test('Cafeteria')).toBe(true)
  expect(leadingTrade.test('Barista Corner')).toBe(false)
})

test('what is sold is no name', () => {
  expect(isTagline('Fine Japanese Cuisine')).toBe(true)
  expect(isTagline('Le Bistro Bleu')).toBe(false)
})
