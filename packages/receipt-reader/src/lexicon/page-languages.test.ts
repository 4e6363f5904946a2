import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { languagesOf } from './page-languages.ts'

function codesOf(...texts: string[]) {
  return languagesOf(texts.map(fold)).map(({ code }) => code)
}

test.each(fixtureRows<[code: string, texts: string[]]>('printed/page-languages'))(
  'a page in %s is told by its words',
  (code, texts) => {
    expect(codesOf(...texts)).toContain(code)
  },
)

test('one foreign word makes no page of that language', () => {
  expect(
    codesOf('Trattoria Resto', 'Table 4', 'Subtotal', 'Sales tax', 'Total', 'Thank you'),
  ).toEqual(['en'])
})

test('no words, no language', () => {
  expect(codesOf()).toEqual([])
  expect(codesOf('', '12.50', '***')).toEqual([])
})
