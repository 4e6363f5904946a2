import { expect, test } from 'vitest'
import { fold } from '#lexicon/fold.ts'
import { chainIn, chainsOfWebIn, withChainSpelled } from './chains.ts'
import { withSpelling, withTradesRepaired } from './misreadings.ts'
import { nameOf, withoutRepeatedTail } from './name-text.ts'
import { webNamesIn } from './page-facts.ts'
import { isOwnerLine, isPerson, isSellerHeading, startsAsBuyer } from './party-words.ts'
import { isAddress, isContact, isFirm, isSpoken, isTitle, isVague } from './seller-words.ts'
import { farewellName } from './senders.ts'

test.each<[what: string, is: (text: string) => boolean, yes: string[], no: string[]]>([
  [
    'an address',
    (text) => isAddress(fold(text)),
    ['Lindenstr. 12', 'Vestergade 4', 'Hämeenkatu 21', '18 rue des Lilas', '東京都港区芝浦'],
    ['Harbour Catering', 'Blue Brigade', 'Trattoria Roma', 'Golden Gate Diner'],
  ],
  [
    'a title',
    (text) => isTitle(fold(text)),
    ['Kassakvitto', 'Účtenka č. 12', 'Tack för besöket', 'Cupom fiscal'],
    ['La Mesa', 'Sala Verde', 'Bon Matin', 'Kopi Pagi'],
  ],
  ['a telephone', (text) => isContact(fold(text)), ['Tel. 555-010-4477'], ['Mobil']],
  [
    'a firm',
    isFirm,
    ['Nordlicht GmbH & Co. KG', 'Kukko Oy', 'Lipa Sp. z o.o.', 'SIA "Bērzs"', '株式会社あおぞら'],
    ['Siam Garden', 'Blue Heron Diner'],
  ],
  [
    'no name of its own',
    isVague,
    ['Family Restaurant', 'BAKERY OUTLET', 'Fine Japanese Cuisine'],
    ['Heron Restaurant', 'Le Bistro Bleu', '割烹 青鷺'],
  ],
  [
    'spoken to guests',
    isSpoken,
    [
      'Frisch für dich und uns.',
      'We cook for you every day',
      '* PAID *',
      '価格は税込表記となります。',
    ],
    ['Food For Thought', 'Chemin de fer du Jorat SA', 'Copy Shop Heron', ''],
  ],
  [
    'an owner',
    isOwnerLine,
    [
      'di Rossi Luigi & C.',
      'Inhaber Paul Kranich',
      'Operated by Heron Ltd',
      'Maria und Karl Wimmer',
    ],
    ['Di Napoli Pizzeria', 'Heron & Sons'],
  ],
  [
    'a person',
    isPerson,
    ['Herrn Jonas Petri', 't.a.v. Dhr. Bram Hoekstra'],
    ['M Size', 'Heron Ltd'],
  ],
  ["the seller's heading", isSellerHeading, ['Supplier', 'Verkäufer:'], ['Supplier Heron Ltd']],
  ["a buyer's line", startsAsBuyer, ['Guest: Jonas Petri'], ['Heron Guest House']],
])('%s', (_what, is, yes, no) => {
  for (const text of yes) expect({ text, is: is(text) }).toEqual({ text, is: true })
  for (const text of no) expect({ text, is: is(text) }).toEqual({ text, is: false })
})

test.each([
  ['Heron Sp. z o.o. NIP 123-45-67-890', 'Heron Sp. z o.o.'],
  ['Heron Pty Ltd ABN 12 345 678 901', 'Heron Pty Ltd'],
  ['Reiher AB 556123-4567', 'Reiher AB'],
  ['Hegre AS NO912345678MVA', 'Hegre AS'],
  ['Garça Alimentos LTDA 12.345.678/0001-90', 'Garça Alimentos LTDA'],
  ['CNPJ 12.345.678/0001-90 Garça Alimentos LTDA', 'Garça Alimentos LTDA'],
  ['Blue Heron Phone 555-010-4477', 'Blue Heron'],
  ['Reiher Markt Filiale 123', 'Reiher Markt'],
  ['Blue Heron Store 0042', 'Blue Heron'],
  ['Café Reiher, Inh.: Petra Vogel', 'Café Reiher'],
  ['Marsh Holdings Ltd t/a The Blue Heron', 'The Blue Heron'],
  ['Heron Market >k', 'Heron Market'],
  ['001 Blue Heron', 'Blue Heron'],
  ['1: Blue Heron', 'Blue Heron'],
  ['Harbor Gr1ll', 'Harbor Grill'],
  ['The Bott1e Shop', 'The Bottle Shop'],
  ...[
    '99 Herons',
    '1847 Tavern',
    'Store 0042',
    'Heron M&S',
    'Costa Rica Tours',
    'Noodle Bar1',
    '',
  ].map((name) => [name, name] as [string, string]),
])('%j is called %j', (printed, name) => {
  expect(nameOf(printed)).toBe(name)
})

test.each([
  ['DAILYGRILL GRILL', 'DAILY GRILL'],
  ['HAMMOCKSTRADINGCOMPANY TRADING COMPANY', 'HAMMOCKS TRADING COMPANY'],
  ["Nick's Tuscangrill Grill", "Nick's Tuscan Grill"],
  ['The Blue Herondiner Diner', 'The Blue Heron Diner'],
  ...['Grill', 'Duran Duran', 'Bar Bar', 'Heron Ron', 'Casa de la Sala', ''].map(
    (name) => [name, name] as [string, string],
  ),
])('Truth 22: %j is %j', (doubled, name) => {
  expect(withoutRepeatedTail(doubled)).toBe(name)
})

test.each([
  ['REWE Markt GmbH', 'REWE'],
  ['KAUF LAND', 'Kaufland'],
  ['ローソン 新橋店', 'ローソン'],
  ['SPAR', 'SPAR'],
  ['H O F E R', 'HOFER'],
  ...['SPAREN SIE', '5 dm Band', 'What is next', 'BILL A', 'Blue Heron Diner', ''].map(
    (text) => [text, undefined] as [string, undefined],
  ),
])('%j names the chain %j', (text, chain) => {
  expect(chainIn(text)?.chain).toBe(chain)
})

test.each([
  ['K4UFLAND', 'KAUFLAND'],
  ['STARBUCK5 C0FFEE', 'STARBUCKS COFFEE'],
  ['Walmartok', 'Walmart'],
  ['EONSTYLE', 'AEON STYLE'],
  ...['Kaufhaus', 'MAJOR', 'Blue Heron Diner'].map(
    (text) => [text, undefined] as [string, undefined],
  ),
])('%j is a misread %j', (read, chain) => {
  expect(withChainSpelled(read)).toBe(chain)
})

test('print that was read surely may have one look-alike and no more', () => {
  expect(withChainSpelled("McDonaId's", { isSure: true })).toBe("McDonald's")
  expect(withChainSpelled('Walmartok', { isSure: true })).toBeUndefined()
})

test('a web address says whose it is, and only the whole of it', () => {
  expect(chainsOfWebIn('Besuchen Sie uns: www.dm.de')).toEqual(['dm'])
  expect(chainsOfWebIn('www . rewe . de/service')).toEqual(['REWE'])
  expect(chainsOfWebIn('www.adm.de')).toEqual([])
  expect(webNamesIn('info@heron.example, instagram.com/heroncafe, jo@gmail.com')).toEqual([
    'heron',
    'heroncafe',
  ])
})

test('worn words of trade are put right, other words are not', () => {
  expect(withTradesRepaired('Heron Tavem', { mayBeWorn: false })).toBe('Heron Tavern')
  expect(withTradesRepaired('Heron Resturart', { mayBeWorn: true })).toBe('Heron Restaurant')
  expect(withTradesRepaired('Heron Resturart', { mayBeWorn: false })).toBe('Heron Resturart')
  expect(withSpelling('Lan Mei Dakville', 'LANMEIOAKVILLE')).toBe('Lan Mei Oakville')
})

test('thanks name who thanks', () => {
  expect(farewellName('Thank you for shopping at Heron Market!')).toBe('Heron Market')
  expect(farewellName('Thank you for visiting our store')).toBeUndefined()
})
