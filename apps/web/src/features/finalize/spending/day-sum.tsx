import { formatAmount } from '@quittance/contract/money'
import { type Shaping, useSpendingBlocks } from './spending-blocks.ts'

/** A day's total in the trip's currency. If a rate is missing: the first currency, and how many more there are. */
export function DaySum({
  tripId,
  summary,
  date,
}: {
  tripId: number
  summary: Shaping
  date: string
}) {
  const { blocks = [] } = useSpendingBlocks(tripId, summary)
  const sums = blocks.flatMap(({ currency, days, missing }) => {
    const day = days.find((one) => one.date === date)
    if (!day || day.missing) return []
    return [{ sum: `${formatAmount(day.total, currency)} ${currency}`, missing }]
  })
  const paid = sums.flatMap(({ sum, missing }) => (missing === undefined ? [sum] : []))
  const all = sums.length > paid.length && sums[0]?.sum
  const [first, ...others] = all && all !== paid[0] ? [`about ${all}`] : paid
  if (!first) return null
  return (
    <span className="amount min-w-0 text-right whitespace-normal!">
      {first}
      {others.length === 1 && `, ${others[0]}`}
      {others.length > 1 && ` and ${others.length} more`}
    </span>
  )
}
