import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { inertText } from './csv.ts'

test.each(fixtureRows<string>('texts/formulas'))(
  'Hole 16: %j is no formula in the manifest',
  (text) => {
    expect(inertText(text)).toBe(`'${text}`)
  },
)

test.each(['', 'Café Nero', '1 = 1', 'a@b.example', "'=1", ' two words', '東京', '...-'])(
  '%j stays as it is',
  (text) => {
    expect(inertText(text)).toBe(text)
  },
)
