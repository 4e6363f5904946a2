/** How an address looks in some countries, in upper case without accents; all of them count alike. */
export type AddressForm = { countries: string; weight: number; pattern: RegExp }

const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY'

/** The letters that stand before a postcode where letters cross a border. */
const letters: [string, string][] = [
  ['CH', 'CH-?\\s?[1-9]\\d{3}'],
  ['DE', 'DE?-\\s?\\d{5}'],
  ['AT', 'AT?-\\s?[1-9]\\d{3}'],
  ['LI', 'FL-\\s?94\\d\\d'],
  ['FR', 'FR?-\\s?\\d{5}'],
  ['IT', 'IT?-\\s?\\d{5}'],
  ['ES', 'ES?-\\s?\\d{5}'],
  ['PT', 'PT?-\\s?\\d{4}(?:-\\d{3})?'],
  ['BE', 'BE?-\\s?[1-9]\\d{3}'],
  ['NL', 'NL-\\s?[1-9]\\d{3}\\s?[A-Z]{2}'],
  ['LU', 'LU?-\\s?\\d{4}'],
  ['DK', 'DK-\\s?\\d{4}'],
  ['SE', 'SE?-\\s?\\d{3}\\s?\\d\\d'],
  ['NO', 'NO?-\\s?\\d{4}'],
  ['FI', 'FI(?:N)?-\\s?\\d{5}'],
  ['LV', 'LV\\s?-\\s?\\d{4}'],
  ['LT', 'LT\\s?-\\s?\\d{5}'],
  ['PL', 'PL-\\s?\\d\\d-\\d{3}'],
  ['CZ', 'CZ-\\s?\\d{3}\\s?\\d\\d'],
  ['HU', 'H(?:U)?-\\s?[1-9]\\d{3}'],
  ['SI', 'SI-\\s?[1-9]\\d{3}'],
  ['HR', 'HR-\\s?\\d{5}'],
]

const withLetters: AddressForm[] = letters.map(([countries, form]) => ({
  countries,
  weight: 3,
  pattern: new RegExp(`(?<![A-Z\\d])${form}(?:\\s+[A-Z]{3}|$)`),
}))

export const addressForms: AddressForm[] = [
  ...withLetters,
  {
    countries: 'US',
    weight: 3,
    pattern: new RegExp(`\\b(?:${states})[.,]?\\s?\\d{5}(?:-\\d{4})?(?!\\d)`),
  },
  {
    countries: 'US',
    weight: 0.8,
    pattern: new RegExp(`[A-Z]{3},\\s?(?:${states})\\b[.,]?(?!\\s?\\d{6})`),
  },
  // A ZIP of nine digits, some of them misread, and perhaps the state.
  {
    countries: 'US',
    weight: 3,
    pattern: /,\s?[A-Z]{2}[.,]?\s(?=\D*\d)[\dBDEGIOSZ]{5}-\d{4}\b/,
  },
  {
    countries: 'CA',
    weight: 3,
    pattern: /\b(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT)\b[.,]?\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/,
  },
  { countries: 'CA', weight: 2, pattern: /\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s\d[A-Z]\d\b/ },
  {
    countries: 'GB',
    weight: 2.5,
    pattern: /\b(?:[A-PR-UWYZ][A-HK-Y]?\d[\dA-HJKMNPR-Y]?)\s\d[ABD-HJLNP-UW-Z]{2}(?![A-Z\d])/,
  },
  { countries: 'IE', weight: 2.5, pattern: /\b[AC-FHKNPRTV-Y]\d[\dW]\s[\dAC-FHKNPRTV-Y]{4}\b/ },
  { countries: 'AU', weight: 3, pattern: /\b(?:NSW|VIC|QLD|TAS|ACT|NT|SA|WA)[.,]?\s+\d{4}(?!\d)/ },
  { countries: 'NL', weight: 2, pattern: /(?<!\d)[1-9]\d{3}\s?(?![AP]M)[A-Z]{2}\s+[A-Z]{3,}/ },
  { countries: 'PL', weight: 2, pattern: /(?<![\d-])\d\d-\d{3}\s?[A-Z]{3,}/ },
  { countries: 'PT', weight: 2, pattern: /(?<![\d-])\d{4}-\d{3}\s+[A-Z]{3,}/ },
  {
    countries: 'BR',
    weight: 2.5,
    pattern: /\bCEP\b\W{0,3}\d|,\s?(?:SP|RJ|MG|RS|PR|SC|BA|DF)\b.{0,6}\d{5}-?\d{3}/,
  },
  { countries: 'JP', weight: 3, pattern: /〒\s?\d{3}-?\d{4}/ },
  { countries: 'SG', weight: 2.5, pattern: /\bSINGAPORE\s?\(?\d{6}\b|\bS\(?\d{6}\)/ },
  {
    countries: 'IN',
    weight: 1,
    pattern: /\b[A-Z]{4,}\s?-\s?[1-8]\d{2}\s?\d{3}\b|\bPIN\s?(?:CODE)?\W{0,3}[1-8]\d{5}\b/,
  },
  { countries: 'SE CZ SK GR', weight: 1.2, pattern: /(?:^|,\s?)\d{3}\s\d\d\s+[A-Z]{3,}/ },
  {
    countries: 'CH AT BE DK NO LU HU SI',
    weight: 0.8,
    pattern: /(?:^|,\s?)[1-9]\d{3},?\s+[A-ZØÆ]{3,}/,
  },
  { countries: 'NO', weight: 0.8, pattern: /(?:^|,\s?)0\d{3}\s+[A-ZØÆ]{3,}/ },
  {
    countries: 'DE FR ES IT FI EE MX MY TR HR RS TH',
    weight: 0.8,
    pattern: /(?:^|,\s?)\d{5},?\s+[A-Z]{3,}/,
  },
  {
    countries: 'DE AT CH',
    weight: 0.7,
    pattern: /[A-Z]{3}(?:STRASSE|STR\.|GASSE|PLATZ|ALLEE)(?![A-Z])/,
  },
  {
    countries: 'DE',
    weight: 0.4,
    pattern: /[A-Z]{3}(?:STRASSE|STR\.?|WEG|PLATZ)\s\d+[^\d]*\d{5}\s[A-Z]{3}/,
  },
  {
    countries: 'FR BE CH LU CA',
    weight: 0.7,
    pattern: /\b(?:RUE|BOULEVARD|QUAI|CHEMIN) (?:D|[A-Z]{3})/,
  },
  { countries: 'IT CH', weight: 0.7, pattern: /\b(?:VIA|PIAZZA|CORSO|VIALE) [A-Z]{3}/ },
  {
    countries: 'ES MX AR CL CO PE UY',
    weight: 0.6,
    pattern: /\b(?:CALLE|C\/|AVDA|PASEO)\.? ?[A-Z]{3}/,
  },
  {
    countries: 'PT BR',
    weight: 0.7,
    pattern: /\b(?:RUA|AV\.?|AVENIDA|TRAVESSA|LARGO) D[AEO]S?\b|\bRUA [A-Z]{3}/,
  },
  { countries: 'NL BE', weight: 0.6, pattern: /[A-Z]{3}(?:STRAAT|WEG|PLEIN|GRACHT|LAAN)\s\d/ },
  { countries: 'SE', weight: 1, pattern: /[A-Z]{3}(?:GATAN|VAGEN|TORGET)(?![A-Z])/ },
  { countries: 'NO', weight: 1, pattern: /[A-Z]{3}(?:VEIEN|GATEN|GATA)(?![A-Z])/ },
  { countries: 'DK', weight: 0.8, pattern: /[A-Z]{3}(?:GADE|VEJ)\s\d/ },
  { countries: 'FI', weight: 1, pattern: /[A-Z]{3}(?:KATU|TIE|KUJA|AUKIO)\s\d/ },
  { countries: 'PL', weight: 0.8, pattern: /\bUL[.,]\s?[A-Z]{3}/ },
  { countries: 'LV', weight: 1, pattern: /\b[A-Z]{3,} IELA\b/ },
  { countries: 'LT', weight: 1, pattern: /\b[A-Z]{3,} G\.\s?\d/ },
  { countries: 'EE', weight: 0.8, pattern: /\b[A-Z]{3,} (?:TN|MNT)\b/ },
  { countries: 'HU', weight: 1, pattern: /\b[A-Z]{3,} (?:UTCA|UT|TER)\s\d/ },
  { countries: 'MY', weight: 1.5, pattern: /\bJALAN\b|\bJLN\b|\bTAMAN\b|\bLORONG\b/ },
  { countries: 'ID', weight: 1.5, pattern: /\bJALAN\b|\bJL[.\s]|\bKEC\.|\bKEL\.|\bKAB\./ },
]
