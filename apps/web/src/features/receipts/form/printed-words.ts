import { crossRate, shortRate } from '@quittance/contract/exchange'
import { formatAmount, toMinor } from '@quittance/contract/money'
import type { PrintedMoney } from '@quittance/contract/receipt'
import { normaliseAmount } from '#lib/format/amount.ts'

type Booked = { printed: PrintedMoney | null; amount: string; currency: string }

/** `47.90 CHF`. */
export function printedSum({ amount, currency }: PrintedMoney): string {
  return `${formatAmount(amount, currency)} ${currency}`
}

/** `1 CHF = 1.0345 EUR`: the rate implied by the receipt's two amounts; undefined while one is missing. */
export function impliedRate({ printed, amount, currency }: Booked): string | undefined {
  const booked = normaliseAmount(amount)
  if (!printed || !currency || !toMinor(booked, currency)) return undefined
  if (!toMinor(printed.amount, printed.currency, { wholeDigits: 12 })) return undefined
  const rate = crossRate(unsigned(printed.amount), unsigned(booked))
  return Number(rate) > 0 ? `1 ${printed.currency} = ${shortRate(rate)} ${currency}` : undefined
}

/** A refund has the rate of a payment. */
function unsigned(amount: string) {
  return amount.replace(/^-/, '')
}

/** `49.55 EUR · Printed: 47.90 CHF · 1 CHF = 1.0345 EUR`, for places that do not show the amount. */
export function describeBooked(booked: Booked): string | undefined {
  const printed = describePrinted(booked)
  if (!printed || !booked.amount || !booked.currency) return printed
  return `${formatAmount(booked.amount, booked.currency)} ${booked.currency} · ${printed}`
}

/** `Printed: 47.90 CHF · 1 CHF = 1.0345 EUR`; undefined without a printed amount. */
export function describePrinted(booked: Booked): string | undefined {
  if (!booked.printed) return undefined
  return [`Printed: ${printedSum(booked.printed)}`, impliedRate(booked)].filter(Boolean).join(' · ')
}
