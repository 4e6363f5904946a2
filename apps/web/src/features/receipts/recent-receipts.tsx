import { recentCount } from '@quittance/contract/first-screen'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { useQuestions } from '#lib/data/conversation.ts'
import { recentReceiptsQuery } from '#lib/data/receipts.ts'
import { useTrip } from '#lib/data/trips.ts'
import { useWaiting } from '#offline/entries/waiting.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { groupByDay } from './group-by-day.ts'
import { DayHeading } from './list/day-heading.tsx'
import { ReceiptRow } from './list/receipt-row.tsx'
import { ReceiptRowsSkeleton } from './list/receipt-row-skeleton.tsx'
import { useReceiptDialogs } from './list/use-receipt-dialogs.tsx'
import { WaitingRows } from './list/waiting-rows.tsx'

/** The newest receipts of a trip by day, or `empty`. */
export function RecentReceipts({
  tripId,
  empty = null,
  daySum,
}: {
  tripId: number
  empty?: ReactNode
  /** The day's total, beside its name. */
  daySum?: (date: string) => ReactNode
}) {
  const { data: receipts, isError, refetch } = useQuery(recentReceiptsQuery(tripId))
  const id = useId()
  const trip = useTrip(tripId)
  const questionAbout = useQuestions(trip)
  const { onView, onEdit, dialogs } = useReceiptDialogs(false)
  const isWaiting = useWaiting(tripId).length > 0
  if (receipts?.length === 0 && !isWaiting) return empty

  return (
    <SectionCard
      title="Recent Receipts"
      className="px-4! pt-3! pb-1! sm:px-6! sm:pt-4!"
      action={
        <Link
          href="/receipts"
          className="-my-2 -mr-3 inline-flex min-h-11 shrink-0 items-center rounded-control px-3 text-sm font-medium text-primary hover:bg-primary-soft"
        >
          View All
        </Link>
      }
    >
      <div className="-mx-4 -mt-2 sm:-mx-6">
        {isWaiting && (
          <div className="sm:px-2">
            <WaitingRows tripId={tripId} />
          </div>
        )}
        {groupByDay(receipts ?? []).map((day) => (
          <section key={day.date}>
            <DayHeading
              id={`${id}-${day.date}`}
              {...day}
              sum={daySum?.(day.date)}
              className="border-t border-hairline sm:px-6"
            />
            <ul aria-labelledby={`${id}-${day.date}`} className="divide-y divide-hairline sm:px-2">
              {day.receipts.map((receipt) => (
                <li key={receipt.id}>
                  <ReceiptRow
                    {...{ receipt, onView, onEdit }}
                    tripCurrency={trip?.currency}
                    question={questionAbout(receipt.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {!receipts && !isError && <ReceiptRowsSkeleton count={recentCount} />}
        {isError && !receipts && (
          <p className="flex flex-wrap items-center justify-between gap-3 px-4 pb-4 text-sm text-muted sm:px-6">
            The receipts could not be loaded.
            <Button variant="secondary" onClick={() => void refetch()}>
              Retry
            </Button>
          </p>
        )}
      </div>
      {dialogs}
    </SectionCard>
  )
}
