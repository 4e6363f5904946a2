import { expect, test } from 'vitest'
import { calledIn, webCountriesIn } from './clues.ts'

test.each([
  ['TEL +41 44 123 45 67', ['CH']],
  ['TELEFON ++41 (0)41 497 26 25', ['CH']],
  ['0049 30 1234567', ['DE']],
  ['+423 123 45 67 8', ['LI']],
  ['+1 (555) 010-4477', ['US', 'CA']],
  ['+358 9 1234567', ['FI']],
  ['+12.50', []],
  ['TOTAL +45.00 12.00', []],
  ['A0000000041010', []],
  ['001200010451', []],
])('%s is called in %j', (text, countries) => {
  expect(calledIn(text)).toEqual(countries)
})

test.each([
  ['WWW.BERGBLICK.CH', ['CH']],
  ['INFO@KONDITORI.SE', ['SE']],
  ['BERGBLICK.CH', ['CH']],
  ['WWW.FOXANDCROWN.CO.UK', ['GB']],
  ['WATTLE.COM.AU', ['AU']],
  ['WWW.TRATTORIA.IT/MENU', ['IT']],
  ['WWW.DINER.COM', []],
  ['ART.NO 1234', []],
  ['INV.ID:77', []],
  ['TOTAL.12.00', []],
])('%s lies in %j', (text, countries) => {
  expect(webCountriesIn(text).map(({ country }) => country)).toEqual(countries)
})
