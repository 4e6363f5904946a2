import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { calledIn, webCountriesIn } from './clues.ts'

test.each(fixtureRows<[text: string, countries: string[]]>('printed/telephones'))(
  '%s is called in %j',
  (text, countries) => {
    expect(calledIn(text)).toEqual(countries)
  },
)

test.each(fixtureRows<[text: string, countries: string[]]>('printed/web-addresses'))(
  '%s lies in %j',
  (text, countries) => {
    expect(webCountriesIn(text).map(({ country }) => country)).toEqual(countries)
  },
)
