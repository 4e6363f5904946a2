import { expect, test } from 'vitest'
import { chainIn, chainsOfWebIn, withChainSpelled } from './find-chains.ts'

test('a chain is found by its name, its shops and its firm, with spaces lost or added', () => {
  expect(chainIn('REWE Markt GmbH')?.chain).toBe('REWE')
  expect(chainIn('KAUF LAND')?.chain).toBe('Kaufland')
  expect(chainIn('LEROYMERLIN')?.chain).toBe('Leroy Merlin')
  expect(chainIn('Coop Pronto Bahnhof')).toMatchObject({ chain: 'Coop', isAtStart: true })
  expect(chainIn('ローソン 新橋店')?.chain).toBe('ローソン')
})

test('a name that is also a word, or short, must stand alone', () => {
  expect(chainIn('SPAR')?.chain).toBe('SPAR')
  expect(chainIn('SPAREN SIE')).toBeUndefined()
  expect(chainIn('dm')?.chain).toBe('dm')
  expect(chainIn('5 dm Band')).toBeUndefined()
  expect(chainIn('NEXT')?.chain).toBe('Next')
  expect(chainIn('What is next')).toBeUndefined()
  expect(chainIn('Target practice')).toBeUndefined()
  expect(chainIn('BILL A')).toBeUndefined()
  expect(chainIn('H O F E R')?.chain).toBe('HOFER')
})

test('an invented name and no text at all are no chain', () => {
  expect(chainIn('Blue Heron Diner')).toBeUndefined()
  expect(chainIn('')).toBeUndefined()
})

test('letters are misread as recognisers misread them', () => {
  expect(withChainSpelled('K4UFLAND')).toBe('KAUFLAND')
  expect(withChainSpelled('R0SSMANN Filiale')).toBe('Rossmann Filiale')
  expect(withChainSpelled('STARBUCK5 C0FFEE')).toBe('STARBUCKS COFFEE')
  expect(withChainSpelled('HORN8ACH')).toBe('HORNBACH')
  expect(withChainSpelled('Kaufland2s')).toBe('Kaufland')
  expect(withChainSpelled('Walmartok')).toBe('Walmart')
  expect(withChainSpelled('EONSTYLE')).toBe('AEON STYLE')
})

test('print that was read surely may have one look-alike and no more', () => {
  expect(withChainSpelled("McDonaId's", { isSure: true })).toBe("McDonald's")
  expect(withChainSpelled('Walmartok', { isSure: true })).toBeUndefined()
  expect(withChainSpelled('Kaufhand', { isSure: true })).toBeUndefined()
})

test('a name of its own is not bent into a chain', () => {
  expect(withChainSpelled('Kaufhaus')).toBeUndefined()
  expect(withChainSpelled('MAJOR')).toBeUndefined()
  expect(withChainSpelled('Blue Heron Diner')).toBeUndefined()
  expect(withChainSpelled('')).toBeUndefined()
})

test('a web address says whose it is, and only the whole of it', () => {
  expect(chainsOfWebIn('Besuchen Sie uns: www.dm.de')).toEqual(['dm'])
  expect(chainsOfWebIn('info@coop.ch')).toEqual(['Coop'])
  expect(chainsOfWebIn('www . rewe . de/service')).toEqual(['REWE'])
  expect(chainsOfWebIn('www.adm.de')).toEqual([])
  expect(chainsOfWebIn('www.blueheron.example')).toEqual([])
})
