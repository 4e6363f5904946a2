import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { pageOf } from '#test/page.ts'
import { countryOfVatNumber, vatNumberOn } from './vat-numbers.ts'

function numberOn(...rows: string[]) {
  return vatNumberOn(rowsOf(pageOf(...rows)))
}

test.each([
  ['USt-IdNr. DE 136 695 976', 'DE136695976'],
  ['UID: ATU13585627', 'ATU13585627'],
  ['CHE-100.155.212 MWST', 'CHE100155212'],
  ['TVA FR 40 303 265 045', 'FR40303265045'],
  ['P.IVA 00743110157', 'IT00743110157'],
  ['CIF A58818501', 'ESA58818501'],
  ['BTW NL004495445B01', 'NL004495445B01'],
  ['BE 0428.759.497', 'BE0428759497'],
  ['Momsreg SE 556188840401', 'SE556188840401'],
  ['Org.nr. 995 525 828 MVA', 'NO995525828'],
  ['CVR 13585628', 'DK13585628'],
  ['Y-tunnus 2077474-0', 'FI20774740'],
  ['NIP 856-734-62-15', 'PL8567346215'],
  ['DIC CZ25123891', 'CZ25123891'],
  ['NIF 501 964 843', 'PT501964843'],
  ['VAT No 980 7806 84', 'GB980780684'],
  ['VAT IE 6433435F', 'IE6433435F'],
  ['LU 150 274 42', 'LU15027442'],
  ['PVN LV40003521600', 'LV40003521600'],
  ['PVM LT119511515', 'LT119511515'],
  ['KMKR EE100931558', 'EE100931558'],
  ['ABN 83 914 571 673', 'AU83914571673'],
  ['GSTIN 27AAPFU0939F1ZV', 'IN27AAPFU0939F1ZV'],
  ['CNPJ 16.727.230/0001-97', 'BR16727230000197'],
])('%s', (text, number) => {
  expect(numberOn('# Corner Cafe', text)).toBe(number)
})

test('a number with a digit misread is none', () => {
  expect(numberOn('USt-IdNr. DE 136 695 975')).toBeNull()
  expect(numberOn('ABN 83 914 571 674')).toBeNull()
})

test('other numbers are none: a telephone, a terminal, a date', () => {
  expect(numberOn('Tel 0800 5550 99', 'Terminal 136695976', '12.03.2020 14:22')).toBeNull()
  expect(numberOn('Invoice No 995525828')).toBeNull()
  expect(numberOn()).toBeNull()
})

test.each([
  ['DE 136 695 976', { country: 'DE', isValid: true }],
  ['CHE-100.155.212 MWST', { country: 'CH', isValid: true }],
  ['NIP 856-734-62-15', { country: 'PL', isValid: true }],
  ['DE 136 695 975 TEL 030 1234', { country: 'DE', isValid: false }],
  ['ATU13585628', { country: 'AT', isValid: false }],
  ['NIP 856-734-62-14', undefined],
  ['DE 136 695 9', undefined],
  ['MADE 136695976', undefined],
  ['', undefined],
])('%s speaks for a country, also misread where letters stand before it', (text, country) => {
  expect(countryOfVatNumber(text)).toEqual(country)
})
