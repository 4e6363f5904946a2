import { isCalendarDate } from '@quittance/contract/calendar-date'
import type { XmlElement } from './xml.ts'

const decimal = /^(?<sign>[+-]?)(?<whole>\d*)(?:\.(?<decimals>\d*))?$/
/** In hundredths they are still whole numbers that every program can hold. */
const mostDigits = 12

/** An amount of XML Schema's decimals, to whole hundredths; undefined for any other text. */
export function minorOf(text: string | undefined): number | undefined {
  const { sign, whole = '', decimals = '' } = decimal.exec(text?.trim() ?? '')?.groups ?? {}
  const digits = whole.replace(/^0+/, '')
  if (!`${whole}${decimals}` || digits.length > mostDigits) return undefined
  const cents = Number(`${digits}${decimals.slice(0, 2).padEnd(2, '0')}`)
  const minor = cents + (Number(decimals[2] ?? 0) >= 5 ? 1 : 0)
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** A quantity or a rate. */
export function numberOf(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? ''
  if (!decimal.test(trimmed) || !/\d/.test(trimmed) || trimmed.length > 20) return undefined
  return Number(trimmed)
}

/** Of a sum that stands there in several currencies, the one in this currency, or in none. */
export function amountIn(currency: string, elements: XmlElement[]): number | undefined {
  const own = elements.find((element) => currencyOf(element) === currency)
  const plain = elements.find((element) => currencyOf(element) === undefined)
  return minorOf((own ?? plain)?.text)
}

/** The code of a currency; the first sum names it where the invoice does not. */
export function currencyOf(sum: XmlElement | undefined): string | undefined {
  return sum?.attributes.get('currencyID')?.toUpperCase() || undefined
}

const compactOrIso =
  /^(?<year>\d{4})(?<dash>-?)(?<month>\d\d)\k<dash>(?<day>\d\d)(?:(?:[TZ+-]|\d{4}).*)?$/

/** `20250105` as formats 102 to 205 begin, or `2025-01-05`, with a time or a zone; a month or a week is no day. */
export function dayOf(text: string | undefined): string | undefined {
  const { year, month, day } = compactOrIso.exec(text?.trim() ?? '')?.groups ?? {}
  const date = `${year}-${month}-${day}`
  return isCalendarDate(date) ? date : undefined
}
