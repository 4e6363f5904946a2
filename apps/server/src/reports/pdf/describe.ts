import type { Currency } from '@quittance/contract/money'

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const twoDecimals = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 })

/** `5 Jan 2025`. */
export function describeDate(date: string) {
  return day.format(new Date(`${date}T00:00:00Z`))
}

/** `1,234.50 EUR`, and `1,200 JPY`. */
export function describeMoney(minor: number, currency: Currency) {
  const format = currency === 'JPY' ? whole : twoDecimals
  return `${format.format(minor / 100)} ${currency}`
}
