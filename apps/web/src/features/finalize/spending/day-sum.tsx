import { formatAmount } from '@quittance/contract/money'
import { useQuery } from '@tanstack/react-query'
import { spendingQuery } from './spending-blocks.ts'

/** The total of one day of a trip; of several currencies the first, and how many more there are. */
export function DaySum({ tripId, date }: { tripId: number; date: string }) {
  const { data = [] } = useQuery(spendingQuery(tripId))
  const sums = data.flatMap(({ currency, days }) => {
    const total = days.find((day) => day.date === date)?.total
    return total ? [`${formatAmount(total, currency)} ${currency}`] : []
  })
  const [first, ...others] = sums
  const both = sums.join(', ')
  const isShort = others.length === 1 && both.length <= 28
  if (!first) return null
  return (
    <span className="amount">
      {others.length === 0 || isShort ? both : `${first} and ${others.length} more`}
    </span>
  )
}
