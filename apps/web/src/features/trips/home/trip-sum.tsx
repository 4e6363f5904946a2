import {
  type Totals as ByCurrency,
  type Currency,
  currencies,
  formatAmount,
} from '@quittance/contract/money'
import type { ConvertedTotal } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { describeSum } from '#lib/format/sum-words.ts'
import { Totals } from '#lib/format/totals.tsx'
import { LargeAmount } from '#ui/large-amount.tsx'

/** A trip's total: one large figure, and its parts in small. */
export function TripSum({
  totals,
  currency,
  converted,
  waiting = '',
  sum = (_size, shown) => <PlainSum converted={shown} />,
}: {
  totals: ByCurrency
  currency: Currency
  /** Missing if there is only one currency, or in a response cached by an earlier version. */
  converted: ConvertedTotal | null | undefined
  /** A text about receipts on this phone that no total includes. */
  waiting?: string
  /** The total in one currency; it says itself what it leaves out. */
  sum?: (size: 'large' | 'small', converted: ConvertedTotal) => ReactNode
}) {
  if (converted && isConverted(converted)) {
    return (
      <div className="@container">
        {sum('large', converted)}
        <Others totals={totals} />
      </div>
    )
  }
  const main = totals[currency] ? currency : currencies.find((code) => totals[code])
  if (!main) {
    return (
      <div className="@container">
        <LargeAmount words="$0.00" amount="$0.00" />
        <LeftOut words={waiting} />
      </div>
    )
  }
  const { [main]: total = '', ...others } = totals
  const amount = formatAmount(total, main)
  return (
    <div className="@container">
      <LargeAmount words={`${amount} ${main}`} amount={amount} />
      {!converted && <LeftOut words={waiting} />}
      <Others totals={others} />
      {converted && sum('small', converted)}
    </div>
  )
}

function Others({ totals }: { totals: ByCurrency }) {
  if (Object.keys(totals).length === 0) return null
  return <Totals totals={totals} isWide className="mt-1 text-sm font-medium" />
}

function PlainSum({ converted }: { converted: ConvertedTotal }) {
  const { sum, leftOut } = describeSum(converted)
  return (
    <>
      <LargeAmount words={sum} amount={formatAmount(converted.total, converted.currency)} />
      <LeftOut words={leftOut} />
    </>
  )
}

function LeftOut({ words }: { words: string }) {
  return words ? <span className="block text-sm text-muted">{words}</span> : null
}

/** Whether there was a rate for any of it. */
function isConverted({ total, missing }: ConvertedTotal) {
  return missing === 0 || /[1-9]/.test(total)
}
