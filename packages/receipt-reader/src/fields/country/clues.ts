import type { TaggedRow } from '#tags/tagged-row.ts'
import { countries } from './countries.ts'

const decimals = /(?<![\d.,])\d{1,6}([.,])\d\d(?![\d.,%])/g
const wholeGroups = /(?<![\d.,])[1-9]\d{0,2}([.,])\d{3}(?![\d.,%])/g
const monthFirst = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:\d{4}|\d\d)(?!\d)/
/** Taxes of states, counties and towns add up to odd rates. */
const oddRate = /\bTAX\b.{0,12}?\d\.\d{2,4}\s?%|\d\.\d{2,4}\s?%\s?(?:SALES )?TAX\b/i
const rate = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/g
const fewestPrices = 3

const withComma = countries.filter(({ hasComma }) => hasComma).map(({ code }) => code)
const withPoint = countries.filter(({ hasComma }) => !hasComma).map(({ code }) => code)
/** Countries without decimals, by thousands separator. */
const withoutDecimals = { '.': ['ID', 'CL', 'CO', 'VN', 'IS'], ',': ['JP', 'KR', 'ID'] }
/** Where five hundredths is the smallest coin, every price ends in zero or five. */
const withoutCents = ['CH', 'LI']

/** Countries by the page's figures: how decimals and dates are written, and odd tax rates. */
export function countriesByFigures(rows: TaggedRow[]): { countries: string[]; weight: number }[] {
  const texts = rows.map(({ label }) => label)
  const prices = texts.flatMap((text) => [...text.matchAll(decimals)])
  const commas = prices.filter(([, point]) => point === ',').length / Math.max(prices.length, 1)
  const isEven = prices.length >= 2 * fewestPrices && prices.every(([price]) => /[05]$/.test(price))
  return [
    ...(prices.length >= fewestPrices && commas > 0.75
      ? [{ countries: withComma, weight: 1 }]
      : []),
    ...(prices.length >= fewestPrices && commas < 0.25
      ? [{ countries: withPoint, weight: 1 }]
      : []),
    ...(prices.length === 0 ? wholeMoney(texts) : []),
    ...(isEven ? [{ countries: withoutCents, weight: 0.5 }] : []),
    ...(texts.some((text) => oddRate.test(text)) ? [{ countries: ['US'], weight: 1.2 }] : []),
    ...(texts.some((text) => monthFirst.test(text))
      ? [{ countries: ['US', 'PH'], weight: 1 }]
      : []),
  ]
}

function wholeMoney(texts: string[]) {
  const groups = texts.flatMap((text) => [...text.matchAll(wholeGroups)])
  const points = groups.filter(([, point]) => point === '.').length
  if (groups.length < fewestPrices || (points > 0 && points < groups.length)) return []
  return [{ countries: withoutDecimals[points > 0 ? '.' : ','], weight: 1.5 }]
}

/** The tax rates on tax rows. */
export function ratesIn(rows: TaggedRow[]): number[] {
  const found = rows
    .filter(({ kind, label }) => kind === 'tax' || kind === 'subtotal' || /%/.test(label))
    .flatMap(({ label }) => [...label.matchAll(rate)])
    .map(([, percent = '']) => Number(percent.replace(',', '.')))
  return [...new Set(found)]
}

/** A telephone number with its country code, after a plus or two zeros. */
const international = /(?:\+{1,2}|(?<![\d.,-])00)\s?\(?([1-9][\d\s()./-]{7,16}\d)/g
const fewestDigits = 9

const byCalling = countries.toSorted((a, b) => b.calling.length - a.calling.length)

/** The countries whose dialling code a text shows. */
export function calledIn(text: string): string[] {
  return [...text.matchAll(international)].flatMap(([whole, written = '']) => {
    const digits = written.replaceAll(/\D/g, '')
    // An article number also begins with zeros, but has no gaps.
    if (/^00\d+$/.test(whole)) return []
    if (digits.length < fewestDigits || /\d\.\d\d$/.test(written)) return []
    const longest = byCalling.find(({ calling }) => digits.startsWith(calling))?.calling
    return countries.filter(({ calling }) => calling === longest).map(({ code }) => code)
  })
}

/** Web domains that are not abbreviations on receipts ("Art.no", "inv.id"). */
const bareEnds = new Set('ch se dk fi fr pl cz nl hu jp lv lt ee uk br kr sk hr'.split(' '))
const web =
  /(?<host>WWW[.,\s]{1,2}|@\s?|HTTPS?:\/\/\S*|(?<![A-Z\d]))[A-Z\d][A-Z\d.-]*?[A-Z\d]\.\s?(?<second>(?:CO|COM|NET|ORG|AC|GOV|OR|NE)\.\s?)?(?<end>[A-Z]{2})(?![A-Z\d@]|\.[A-Z\d])/g

const byDomain = new Map(countries.map(({ code, domain }) => [domain ?? code.toLowerCase(), code]))

/** The countries of the web and mail addresses in a text, with their weights. */
export function webCountriesIn(text: string): { country: string; weight: number }[] {
  return [...text.matchAll(web)].flatMap(({ groups = {} }) => {
    const { host = '', second, end = '' } = groups
    const country = byDomain.get(end.toLowerCase())
    const isPlain = !host && !second
    if (!country || (isPlain && !bareEnds.has(end.toLowerCase()))) return []
    return [{ country, weight: isPlain ? 1.5 : 2.5 }]
  })
}
