import {
  currencies as allCurrencies,
  describeTotals,
  fromMinor,
  type Totals,
  toMinor,
} from '@quittance/contract/money'
import type { TripSummary } from '@quittance/contract/trips'
import clsx from 'clsx'
import { describeSum } from './sum-words.ts'

type Sums = Pick<TripSummary, 'currencies' | 'converted' | 'repay'>

/** What the traveller gets back or owes, and what the company paid; nothing if they just get back everything. */
export function RepayLines({ className, ...sums }: Partial<Sums> & { className?: string }) {
  const words = describeRepay(sums)
  if (!words) return null
  return (
    <div className={clsx('amount', className)}>
      <p className="font-semibold">{words.repay}</p>
      {words.others && <p className="text-sm font-normal text-muted">{words.others}</p>}
    </div>
  )
}

/** `To repay 412.30 EUR`, or `You owe` if refunds outweigh it, and `100.00 EUR already paid by the company`. */
export function describeRepay({ currencies = {}, converted: all, repay }: Partial<Sums>) {
  const own = repay ?? { currencies, converted: all }
  const { converted } = own
  const parts = Object.values(own.currencies)
  const [figure = ''] = converted ? [converted.total] : parts.length === 1 ? parts : []
  const isOwed = figure.startsWith('-') && /[1-9]/.test(figure)
  if (!repay && !isOwed) return undefined
  const sum = converted ? describeSum(converted, { isPart: true }) : null
  const leftOut = sum?.leftOut ? ` · ${sum.leftOut}` : ''
  const amount = sum?.sum ?? describeTotals(own.currencies)
  const others = rest(currencies, own.currencies)
  const words = isOwed ? `You owe ${amount.replace('−', '')}` : `To repay ${amount}`
  return {
    repay: parts.length > 0 ? `${words}${leftOut}` : 'Nothing to repay',
    others:
      Object.keys(others).length > 0 ? `${describeTotals(others)} already paid by the company` : '',
  }
}

function rest(total: Totals, part: Totals): Totals {
  const minorOf = (totals: Totals, code: keyof Totals) =>
    toMinor(totals[code] ?? '0', code, { wholeDigits: 15 }) ?? 0
  return Object.fromEntries(
    allCurrencies
      .map((code) => [code, minorOf(total, code) - minorOf(part, code)] as const)
      .filter(([, minor]) => minor !== 0)
      .map(([code, minor]) => [code, fromMinor(minor, code)]),
  )
}
