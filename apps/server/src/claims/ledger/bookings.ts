import type { Payer } from '@quittance/contract/receipt-details'
import { categoryNames } from '#claims/format.ts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import { type LedgerPart, splitByRate } from './split-by-rate.ts'

/** One line of a ledger, in the trip's currency. */
export type Booking = {
  receipt: ReportReceipt
  rate: LedgerPart['rate']
  grossMinor: number
  taxMinor: number
}

/** A program that takes bookings, and what it needs for them. */
export type Target = {
  name: string
  /** Whose payments are booked. */
  payers: Payer[]
  /** The names of settings that are empty. */
  missing: string[]
  /** Empty if no account is set. */
  accountOf(booking: Booking): string
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
const mostNamed = 10

/** Receipts without cost are left out, since no ledger takes zero. */
export async function* eachBooking(
  report: Report,
  { payers }: Pick<Target, 'payers'>,
): AsyncGenerator<Booking> {
  for await (const receipt of report.receipts()) {
    if (payers.includes(receipt.paidBy)) yield* bookingsOf(receipt, report)
  }
}

export function bookingsOf(receipt: ReportReceipt, { trip }: Pick<Report, 'trip'>): Booking[] {
  return splitByRate(receipt, trip).flatMap(({ rate, converted }) =>
    converted && converted.grossMinor !== 0
      ? [{ receipt, rate, grossMinor: converted.grossMinor, taxMinor: converted.taxMinor }]
      : [],
  )
}

/** Why a target would refuse the bookings or take too little; the sum is what the traveller is owed. */
export async function checkBookings(report: Report, target: Target) {
  const unset = new Set<string>()
  const withoutRate: number[] = []
  let [sumMinor, lines] = [0, 0]
  for await (const receipt of report.receipts()) {
    if (!target.payers.includes(receipt.paidBy)) continue
    if (receipt.convertedMinor === null) withoutRate.push(receipt.number)
    for (const booking of bookingsOf(receipt, report)) {
      lines += 1
      if (receipt.paidBy === 'traveller') sumMinor += booking.grossMinor
      if (!target.accountOf(booking)) unset.add(`account for ${categoryNames[receipt.category]}`)
    }
  }
  if (sumMinor !== report.converted.all.repayMinor)
    throw new Error(`The bookings of ${report.reference} do not add up to its sum.`)
  const missing = [...target.missing, ...unset]
  const problems = [
    missing.length > 0 &&
      `Not set for ${target.name}: ${missing.join(', ')}. Set it in Settings, under Files for ledgers.`,
    withoutRate.length > 0 && describeWithoutRate(withoutRate, report.trip.currency),
    lines === 0 && withoutRate.length === 0 && 'Nothing is to be repaid.',
  ].filter((problem) => problem !== false)
  return { problems, sumMinor, lines }
}

function describeWithoutRate(numbers: number[], currency: string) {
  const more = numbers.length - mostNamed
  const named = numbers.slice(0, mostNamed).map(String)
  const names = listed.format(more > 0 ? [...named, `${more} more`] : named)
  const receipts = numbers.length === 1 ? `Receipt ${names} has` : `Receipts ${names} have`
  return `${receipts} no exchange rate to ${currency}. Re-open the trip and enter what the card was charged.`
}

/** Only tax of the ledger's own country is booked as tax. */
export function isHomeTax({ receipt }: Booking, country: string, { trip }: Pick<Report, 'trip'>) {
  const letters = /^[A-Z]{2}/.exec(receipt.tax?.vatNumber ?? '')?.[0]
  return letters ? letters === country : receipt.currency === trip.currency
}
