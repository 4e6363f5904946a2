import { formatCount, formatMoney, isMixed, totalsInOrder } from './format.ts'
import type { Report } from './report.ts'

type Summed = Pick<Report, 'totals' | 'trip' | 'converted' | 'traveller'>

/** What the traveller gets back and what was already paid: every view of a claim shows these words. */
export type RepaymentWords = {
  /** `To repay`, or who owes it if refunds outweigh the expenses. */
  label: string
  /** In the trip's currency; per currency if nothing could be converted. */
  sum: string
  /** `1 receipt without a rate is not in this sum.` */
  leftOut: string | null
  /** Empty if the traveller paid everything. */
  others: { label: string; sum: string }[]
  /** Per currency; empty if it says no more than the sum. */
  spent: string[]
}

export function describeRepayment(report: Summed, { isForTraveller = false } = {}): RepaymentWords {
  const { trip, totals, traveller } = report
  const { repayMinor, othersMinor, missing, othersMissing, isKnown, hasOthers } =
    repaymentOf(report)
  const sums = totalsInOrder({ totals })
  const debtor = isForTraveller ? 'You owe' : `${traveller.name} owes`
  return {
    label: isKnown && repayMinor < 0 ? debtor : 'To repay',
    sum: isKnown
      ? formatMoney(Math.abs(repayMinor), trip.currency)
      : sums
          .filter(({ repayCount }) => repayCount > 0)
          .map((sum) => formatMoney(sum.repayMinor, sum.currency))
          .join(', '),
    leftOut: describeMissing(missing, isKnown, trip.currency),
    others: hasOthers
      ? sumsOfOthers().map((paid) => ({ label: 'Paid by the company', sum: paid }))
      : [],
    spent:
      hasOthers || isMixed({ totals, trip })
        ? sums.map((sum) => formatMoney(sum.totalMinor, sum.currency))
        : [],
  }

  /** Per currency if a part of it has no rate: it is never less than was paid. */
  function sumsOfOthers() {
    if (othersMissing === 0) return [formatMoney(othersMinor, trip.currency)]
    return sums
      .filter(({ count, repayCount }) => repayCount < count)
      .map((sum) => formatMoney(sum.totalMinor - sum.repayMinor, sum.currency))
  }
}

function describeMissing(missing: number, isKnown: boolean, currency: string) {
  if (missing === 0) return null
  const receipts = `${formatCount(missing, 'receipt')} without a rate`
  if (!isKnown) return `No sum in ${currency}: ${receipts}.`
  return `${receipts} ${missing === 1 ? 'is' : 'are'} not in this sum.`
}

/** In the trip's currency; both sums together are what was spent. */
export function repaymentOf({ totals, converted: { all } }: Omit<Summed, 'traveller'>) {
  const repayCount = totals.reduce((count, sum) => count + sum.repayCount, 0)
  const count = totals.reduce((sum, total) => sum + total.count, 0)
  return {
    repayMinor: all.repayMinor,
    othersMinor: all.totalMinor - all.repayMinor,
    missing: all.repayMissing,
    othersMissing: all.missing - all.repayMissing,
    isKnown: repayCount === 0 || all.repayMissing < repayCount,
    hasOthers: repayCount < count,
  }
}
