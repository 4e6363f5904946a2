import type { Outstanding } from '@quittance/contract/answers'
import { formatAmount } from '@quittance/contract/money'
import clsx from 'clsx'

/** `To be paid back: 1,204.10 EUR in 3 claims`; nothing if everything was paid. */
export function OutstandingLine({ totals, className }: Outstanding & { className?: string }) {
  if (totals.length === 0) return null
  const sums = totals.map(
    ({ total, currency, claims }) =>
      `${formatAmount(total, currency)} ${currency} in ${claims === 1 ? '1 claim' : `${claims} claims`}`,
  )
  return (
    <p className={clsx('text-sm text-muted', className)}>
      To be paid back: <span className="amount font-medium text-text">{sums.join(' · ')}</span>
    </p>
  )
}
