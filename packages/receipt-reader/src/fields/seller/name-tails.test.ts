import { expect, test } from 'vitest'
import { withoutTails } from './name-tails.ts'

test('numbers of registration, branches and owners after a name are cut', () => {
  expect(withoutTails('Heron Sp. z o.o. NIP 123-45-67-890')).toBe('Heron Sp. z o.o.')
  expect(withoutTails('Airone S.r.l. P.IVA 01234567890')).toBe('Airone S.r.l.')
  expect(withoutTails('Heron Pty Ltd ABN 12 345 678 901')).toBe('Heron Pty Ltd')
  expect(withoutTails('Reiher Markt Filiale 123')).toBe('Reiher Markt')
  expect(withoutTails('Blue Heron Store 0042')).toBe('Blue Heron')
  expect(withoutTails('Café Reiher, Inh.: Petra Vogel')).toBe('Café Reiher')
})

test('a counter before a name is cut, a number of the name is not', () => {
  expect(withoutTails('001 Blue Heron')).toBe('Blue Heron')
  expect(withoutTails('99 Herons')).toBe('99 Herons')
  expect(withoutTails('1847 Tavern')).toBe('1847 Tavern')
})

test('what would leave no name stays', () => {
  expect(withoutTails('Store 0042')).toBe('Store 0042')
  expect(withoutTails('')).toBe('')
})

test('the spark of a logo that was read as signs is cut, a sign inside a name is not', () => {
  expect(withoutTails('Heron Market >k')).toBe('Heron Market')
  expect(withoutTails('Heron Market o%')).toBe('Heron Market')
  expect(withoutTails('Heron & Sons')).toBe('Heron & Sons')
  expect(withoutTails('Heron M&S')).toBe('Heron M&S')
})

test.each([
  ['Reiher AB 556123-4567', 'Reiher AB'],
  ['Hegre AS NO912345678MVA', 'Hegre AS'],
  ['Garça Alimentos LTDA 12.345.678/0001-90', 'Garça Alimentos LTDA'],
  ['Blue Heron (555) 010-4477', 'Blue Heron'],
  ['Blue Heron Phone 555-010-4477', 'Blue Heron'],
  ['CNPJ 12.345.678/0001-90 Garça Alimentos LTDA', 'Garça Alimentos LTDA'],
  ['1: Blue Heron', 'Blue Heron'],
])('numbers without a name of their own, and those before the name, are cut: %s', (row, name) => {
  expect(withoutTails(row)).toBe(name)
})

test('of a firm and the name it trades under the latter stays', () => {
  expect(withoutTails('Marsh Holdings Ltd t/a The Blue Heron')).toBe('The Blue Heron')
  expect(withoutTails('Marsh Holdings P/L trading as Heron Bar')).toBe('Heron Bar')
  expect(withoutTails('Costa Rica Tours')).toBe('Costa Rica Tours')
})
