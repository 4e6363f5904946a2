import type { Category } from '@quittance/contract/categories'
import type { DocumentKind } from '@quittance/contract/document-rules'
import { crossRate, shortRate } from '@quittance/contract/exchange'
import {
  type Currency,
  currencies,
  decimalsOf,
  fromMinor,
  storedDecimalsOf,
  toMinor,
} from '@quittance/contract/money'
import type { ClaimDifference } from '@quittance/contract/reports'
import type { Report, ReportReceipt } from './report.ts'

type Printed = Pick<ReportReceipt, 'printed' | 'amountMinor' | 'currency'>

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const withDecimals = {
  2: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }),
  3: new Intl.NumberFormat('en-US', { minimumFractionDigits: 3 }),
}

export const categoryNames: Record<Category, string> = {
  food: 'Food',
  transport: 'Transport',
  accommodation: 'Accommodation',
  coffee: 'Coffee',
  entertainment: 'Entertainment',
  office: 'Office',
  other: 'Other',
}

export const documentNames: Record<DocumentKind, string> = {
  pdf: 'PDF',
  heic: 'HEIC photo',
  tiff: 'TIFF',
  xml: 'E-invoice',
  mail: 'Mail',
}

const days = new Map<string, string>()

/** `Jan 5, 2025`; uses the UTC day of a timestamp. */
export function formatDate(date: string) {
  // Formatting is slow, and a trip has few days.
  const known = days.get(date) ?? day.format(new Date(date))
  if (days.size > 1000) days.clear()
  days.set(date, known)
  return known
}

/** `Jan 5, 2025 - Jan 9, 2025`. */
export function formatDates(first: string, last: string) {
  return `${formatDate(first)} - ${formatDate(last)}`
}

const minute = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** `Nov 17, 2026, 9:05 AM UTC`. */
export function formatMoment(at: Date) {
  return `${minute.format(at)} UTC`
}

/** `2026-11-17`, in UTC. */
export function dayOf(moment: Date) {
  return moment.toISOString().slice(0, 10)
}

type Issue = Pick<Report, 'version' | 'issuedAt'>

/** `Version 2 · issued Nov 17, 2026`. */
export function formatIssue({ version, issuedAt }: Issue) {
  return `Version ${version} · issued ${formatDate(dayOf(issuedAt))}`
}

/** The same; undefined for the first version. */
export function formatVersion(issue: Issue) {
  return issue.version === 1 ? undefined : formatIssue(issue)
}

/** `1,234.50`, for yen `1,200`, for dinars `1.500`, a refund `−4.20`; sums must be safe integers. */
export function formatAmount(minor: number, currency: string) {
  const stored = storedDecimalsOf(currency)
  const format = decimalsOf(currency) === 0 ? whole : withDecimals[stored]
  return format.format(minor / 10 ** stored).replace('-', '−')
}

/** `1,234.50 EUR`. */
export function formatMoney(minor: number, currency: string) {
  return `${formatAmount(minor, currency)} ${currency}`
}

/** `Printed: 47.90 CHF · 1 CHF = 1.04384 EUR`; undefined for a receipt in its own currency. */
export function formatPrinted({ printed, amountMinor, currency }: Printed): string | undefined {
  if (!printed) return undefined
  const [onPaper, booked] = [printed, { amountMinor, currency }].map((money) =>
    fromMinor(Math.abs(money.amountMinor), money.currency),
  )
  const rate = Number(onPaper) > 0 ? crossRate(onPaper ?? '', booked ?? '') : '0'
  const implied = Number(rate) > 0 && `1 ${printed.currency} = ${shortRate(rate)} ${currency}`
  const sum = `Printed: ${formatMoney(printed.amountMinor, printed.currency)}`
  return [sum, implied].filter(Boolean).join(' · ')
}

/** `1 receipt`, `5,000 receipts`. */
export function formatCount(count: number, one: string, many = `${one}s`) {
  return `${whole.format(count)} ${count === 1 ? one : many}`
}

/** In the same order as on the screens. */
export function totalsInOrder({ totals }: Pick<Report, 'totals'>) {
  return totals.toSorted(
    (one, other) => currencies.indexOf(one.currency) - currencies.indexOf(other.currency),
  )
}

/** Whether any amount is in another currency than the trip's. */
export function isMixed({ totals, trip }: Pick<Report, 'totals' | 'trip'>) {
  return totals.some(({ currency }) => currency !== trip.currency)
}

type Converted = Pick<Report, 'totals' | 'trip' | 'converted'>

/**
 * The total in the trip's currency, `in all` if complete, and what is missing. No total if nothing
 * could be converted. A report belongs to a finalized trip, so the rates no longer change.
 */
export function formatTotal({ converted: { all }, trip: { currency } }: Converted) {
  const { count, totalMinor, missing } = all
  if (missing > 0 && missing === count) {
    const receipts = formatCount(missing, 'receipt')
    return { sum: null, after: '', leftOut: `No sum in ${currency}: ${receipts} without a rate.` }
  }
  return {
    sum: formatMoney(totalMinor, currency),
    after: missing === 0 ? 'in all' : '',
    leftOut:
      missing > 0 &&
      `${formatCount(missing, 'receipt')} without a rate ${missing === 1 ? 'is' : 'are'} not in this sum.`,
  }
}

type ConvertedGroup = { count: number; missing: number; totalMinor: number }

/** The total of a category or day, and how many of its receipts are not included. */
export function formatGroup({ count, missing, totalMinor }: ConvertedGroup, currency: Currency) {
  if (missing === count) return { sum: 'no rate', leftOut: '' }
  return {
    sum: formatMoney(totalMinor, currency),
    leftOut: missing > 0 && `${whole.format(missing)} without a rate`,
  }
}

type Since = Pick<ClaimDifference, 'since' | 'added' | 'removed' | 'changed' | 'trip' | 'total'>

/** `Version 2: 1 added, 1 changed, 12.40 EUR more than version 1 of Nov 3, 2026`. */
export function formatDifference(version: number, difference: Since) {
  const { since, added, removed, changed, trip = [], total } = difference
  const before = `version ${since.version} of ${formatDate(since.sentAt)}`
  const counts = Object.entries({ added, removed, changed }).flatMap(([what, count]) =>
    count > 0 ? [`${whole.format(count)} ${what}`] : [],
  )
  if (trip.some(({ fact }) => fact !== 'currency')) counts.push('trip details changed')
  if (counts.length === 0 && total) return `Version ${version}: the same as ${before}`
  const what = counts.join(', ') || 'the same receipts'
  return `Version ${version}: ${what}, ${formatDifferenceOfTotals(total)} ${before}`
}

function formatDifferenceOfTotals(total: Since['total']) {
  if (!total) return 'in another currency than'
  const minor = minorOf(total.amount, total.currency)
  if (minor === 0) return 'the same sum as'
  return `${formatMoney(Math.abs(minor), total.currency)} ${minor > 0 ? 'more' : 'less'} than`
}

function minorOf(amount: string, currency: Currency) {
  return toMinor(amount, currency, { wholeDigits: 13 }) ?? 0
}

/** `47.90 CHF` of decimal text. */
export function formatDecimal(amount: string, currency: Currency) {
  return formatMoney(minorOf(amount, currency), currency)
}
