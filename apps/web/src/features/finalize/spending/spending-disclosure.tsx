import type { TripSummary } from '@quittance/contract/trips'
import { Disclosure } from '#ui/disclosure.tsx'
import { TripSpending } from './trip-spending.tsx'

/** The spending chart where space is short: a row that opens. */
export function SpendingDisclosure({
  tripId,
  summary,
}: {
  tripId: number
  summary: TripSummary | undefined
}) {
  if (summary?.receiptCount === 0) return null
  return (
    <Disclosure
      className="rounded-control border border-hairline"
      summary={<span className="font-medium">Spending by category and day</span>}
    >
      <div className="px-4 pt-1 pb-4">
        {summary && <TripSpending tripId={tripId} summary={summary} />}
      </div>
    </Disclosure>
  )
}
