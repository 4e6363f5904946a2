import { expect, test } from 'vitest'
import { withSpelling } from './with-spelling.ts'

test.each([
  ['Lan Mei Dakville', 'LANMEIOAKVILLE', 'Lan Mei Oakville'],
  ['orvina', 'CORVINA', 'Corvina'],
  ['KORVNA MARKT', 'KORVINAMARKT', 'KORVINA MARKT'],
  ['Korvin Markt', 'KORVINAMARKT', 'Korvina Markt'],
  ["Pem's Pliace", 'PEMSPLACE', "Pem's Place"],
  ['Café Lindqren', 'CAFELINDGREN', 'Café Lindgren'],
  ['Corvina', 'CORVINA', 'Corvina'],
])('%s spelled %s', (name, letters, spelled) => {
  expect(withSpelling(name, letters)).toBe(spelled)
})
