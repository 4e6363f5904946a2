import {
  byEleven,
  isAustralian,
  isAustrian,
  isBelgian,
  isBrazilian,
  isBritish,
  isCzech,
  isDutch,
  isFinnish,
  isFrench,
  isIndian,
  isIrish,
  isLatvian,
  isLithuanian,
  isSpanish,
  passesLuhn,
  passesMod1110,
  weighted,
} from './check-digits.ts'

export type VatRule = {
  country: string
  /** The prefix, if it is not the country code. */
  letters?: string
  /** Without spaces, dots and prefix. */
  pattern: RegExp
  isValid: (number: string) => boolean
  /** Words beside a number without prefix. */
  words?: string
  /** Its prefix is also a word on receipts ("No 12"). */
  isWordToo?: boolean
}

export const vatRules: VatRule[] = [
  { country: 'DE', pattern: /^\d{9}$/, isValid: passesMod1110 },
  { country: 'AT', pattern: /^U\d{8}$/, isValid: isAustrian },
  {
    country: 'CH',
    letters: 'CHE',
    pattern: /^\d{9}$/,
    isValid: byEleven([5, 4, 3, 2, 7, 6, 5, 4]),
  },
  { country: 'FR', pattern: /^[\dA-Z]{2}\d{9}$/, isValid: isFrench },
  { country: 'IT', pattern: /^\d{11}$/, isValid: passesLuhn, words: 'P IVA,PARTITA IVA,PIVA' },
  { country: 'ES', pattern: /^[A-Z\d]\d{7}[A-Z\d]$/, isValid: isSpanish, words: 'CIF,NIF' },
  { country: 'NL', pattern: /^\d{9}B\d\d$/, isValid: isDutch, words: 'BTW' },
  { country: 'BE', pattern: /^[01]\d{9}$/, isValid: isBelgian },
  { country: 'SE', pattern: /^\d{10}01$/, isValid: (text) => passesLuhn(text.slice(0, 10)) },
  {
    country: 'NO',
    isWordToo: true,
    pattern: /^[89]\d{8}$/,
    isValid: byEleven([3, 2, 7, 6, 5, 4, 3, 2]),
    words: 'ORG NR,ORGNR,FORETAKSREGISTERET,MVA',
  },
  {
    country: 'DK',
    pattern: /^\d{8}$/,
    isValid: (text) => weighted(text, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    words: 'CVR,SE NR',
  },
  {
    country: 'FI',
    pattern: /^\d{8}$/,
    isValid: isFinnish,
    words: 'Y TUNNUS,ALV NRO',
  },
  {
    country: 'PL',
    pattern: /^\d{10}$/,
    isValid: (text) => weighted(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(text[9]),
    words: 'NIP',
  },
  { country: 'CZ', pattern: /^\d{8}$/, isValid: isCzech },
  {
    country: 'PT',
    pattern: /^\d{9}$/,
    isValid: byEleven([9, 8, 7, 6, 5, 4, 3, 2], 0),
    words: 'NIF,CONTRIBUINTE,NIPC',
  },
  { country: 'GB', pattern: /^\d{9}(?:\d{3})?$/, isValid: isBritish, words: 'VAT' },
  { country: 'IE', pattern: /^\d{7}[A-W][A-I]?$/, isValid: isIrish, words: 'VAT' },
  {
    country: 'LU',
    pattern: /^\d{8}$/,
    isValid: (text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6)),
  },
  { country: 'LV', pattern: /^[4-9]\d{10}$/, isValid: isLatvian, words: 'PVN,PVN MAKS' },
  { country: 'LT', pattern: /^\d{9}(?:\d{3})?$/, isValid: isLithuanian, words: 'PVM' },
  {
    country: 'EE',
    pattern: /^\d{9}$/,
    isValid: (text) => weighted(text, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
    words: 'KMKR',
  },
  { country: 'AU', pattern: /^\d{11}$/, isValid: isAustralian, words: 'ABN' },
  {
    country: 'IN',
    pattern: /^\d\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/,
    isValid: isIndian,
    words: 'GSTIN,GST NO,GST',
  },
  { country: 'BR', pattern: /^\d{14}$/, isValid: isBrazilian, words: 'CNPJ' },
]
