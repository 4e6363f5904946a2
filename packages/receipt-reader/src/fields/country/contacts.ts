import { countries } from './countries/countries.ts'

/** A telephone number with its country, written with a plus or two noughts. */
const international = /(?:\+{1,2}|(?<![\d.,-])00)\s?\(?([1-9][\d\s()./-]{7,16}\d)/g
const fewestDigits = 9

const byCalling = countries.toSorted((a, b) => b.calling.length - a.calling.length)

/** The countries whose dialling code a text shows. */
export function calledIn(text: string): string[] {
  return [...text.matchAll(international)].flatMap(([whole, written = '']) => {
    const digits = written.replaceAll(/\D/g, '')
    // An article's number begins with noughts too, and has no gaps.
    if (/^00\d+$/.test(whole)) return []
    if (digits.length < fewestDigits || /\d\.\d\d$/.test(written)) return []
    const longest = byCalling.find(({ calling }) => digits.startsWith(calling))?.calling
    return countries.filter(({ calling }) => calling === longest).map(({ code }) => code)
  })
}

const northAmerican = /(?:\(\s?\d{3}\s?\)\s?|(?<![-#\d])\b\d{3}[-.\s])\d{3}\s?[-.]\s?\d{4}\b(?!-\d)/

/** How numbers are written where nobody writes the country. */
export const localPhones: { countries: string; weight: number; pattern: RegExp }[] = [
  {
    countries: 'US',
    weight: 1.4,
    pattern: northAmerican,
  },
  {
    countries: 'CA',
    weight: 0.7,
    pattern: northAmerican,
  },
  { countries: 'FR', weight: 1.5, pattern: /(?<!\d)0[1-9](?:[ .]\d\d){4}(?!\d)/ },
  { countries: 'CH', weight: 1.5, pattern: /(?<!\d)0[2-9]\d[\s/]{1,2}\d{3}\s\d\d\s\d\d(?!\d)/ },
  {
    countries: 'GB',
    weight: 1,
    pattern:
      /(?<!\d)\(?0(?:20\)?\s[378]\d{3}\s\d{4}|1\d{2,3}\)?\s\d{3}\s\d{3,4}|1\d{3}\)?\s\d{6}|[38]\d{2,3}\s\d{3}\s\d{4})(?!\d)/,
  },
  {
    countries: 'AU',
    weight: 1.5,
    pattern: /\(0[2378]\)\s?\d{4}\s\d{4}(?!\d)|\b1[38]00 \d{3} \d{3}\b/,
  },
  { countries: 'BR', weight: 1.2, pattern: /\(\d\d\)\s?9?\d{4}-\d{4}(?!\d)/ },
  { countries: 'JP', weight: 0.8, pattern: /(?<![\d-])0\d{1,3}[-(]\d{2,4}[-)]\d{4}(?![\d-])/ },
  {
    countries: 'KR',
    weight: 0.8,
    pattern: /(?<![\d-])(?:\(?0[2-6]\d?\)?[-)]\d{3,4}-\d{4}|1[568]\d\d-\d{4})(?![\d-])/,
  },
  { countries: 'SE', weight: 0.8, pattern: /(?<!\d)0\d{1,2}\s?-\s?\d{2,3}\s\d\d\s\d\d(?!\d)/ },
  {
    countries: 'NO DK',
    weight: 0.8,
    pattern: /\b(?:TLF|TELEFON|TEL)\b\W{0,3}\d\d\s\d\d\s\d\d\s\d\d(?!\d)/,
  },
  {
    countries: 'ES',
    weight: 0.8,
    pattern: /\b(?:TEL\w*|TLF|TFNO)\b\W{0,3}9\d{1,2}\s?\d{3}\s?\d{2,3}\s?\d{2,3}(?!\d)/,
  },
  { countries: 'FI', weight: 0.8, pattern: /\bPUH\b/ },
  { countries: 'MY', weight: 0.8, pattern: /(?<![\d-])0[3-9]\s?-\s?\d{3,4}\s?\d{4}(?!\d)/ },
]

/** Ends of web addresses that are no short words of a receipt ("Art.no", "inv.id"). */
const bareEnds = new Set([
  'ch',
  'se',
  'dk',
  'fi',
  'fr',
  'pl',
  'cz',
  'nl',
  'hu',
  'jp',
  'lv',
  'lt',
  'ee',
  'uk',
  'br',
  'kr',
  'sk',
  'hr',
])
const web =
  /(?<host>WWW[.,\s]{1,2}|@\s?|HTTPS?:\/\/\S*|(?<![A-Z\d]))[A-Z\d][A-Z\d.-]*?[A-Z\d]\.\s?(?<second>(?:CO|COM|NET|ORG|AC|GOV|OR|NE)\.\s?)?(?<end>[A-Z]{2})(?![A-Z\d@]|\.[A-Z\d])/g

const byDomain = new Map(countries.map(({ code, domain }) => [domain ?? code.toLowerCase(), code]))

/** The countries of the web and mail addresses in a text, and how much each says. */
export function webCountriesIn(text: string): { country: string; weight: number }[] {
  return [...text.matchAll(web)].flatMap(({ groups = {} }) => {
    const { host = '', second, end = '' } = groups
    const country = byDomain.get(end.toLowerCase())
    const isPlain = !host && !second
    if (!country || (isPlain && !bareEnds.has(end.toLowerCase()))) return []
    return [{ country, weight: isPlain ? 1.5 : 2.5 }]
  })
}
