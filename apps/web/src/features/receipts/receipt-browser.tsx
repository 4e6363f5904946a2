import { everyReceipt } from '@quittance/contract/first-screen'
import { describeTotals } from '@quittance/contract/money'
import type { TripSummary } from '@quittance/contract/trips'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from '#lib/data/query-client.ts'
import { receiptSummaryQuery } from '#lib/data/receipts.ts'
import { describeWaiting } from '#lib/format/sum-words.ts'
import { useWaitingCounts } from '#offline/entries/waiting-summary.ts'
import { announce } from '#ui/announcements.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import { openAddReceipt } from './add-receipt-methods.ts'
import { BrowserFrame } from './list/browser-frame.tsx'
import { PullToRefresh } from './list/pull-to-refresh.tsx'
import { ReceiptPreview } from './list/receipt-preview.tsx'
import { FilterBadges, ReceiptToolbar, RefreshButton } from './list/receipt-toolbar.tsx'
import { useDebounced } from './list/use-debounced.ts'
import { ReceiptList } from './receipt-list.tsx'

const typingPause = 250

export function ReceiptBrowser({
  tripId,
  heading,
  sum,
  daySum,
}: {
  tripId: number
  heading: ReactNode
  /** The total of the listed receipts, and whether those are all of them. */
  sum: (summary: TripSummary, listed: { isPart: boolean }) => ReactNode
  daySum: (date: string) => ReactNode
}) {
  const [wanted, setWanted] = useState(everyReceipt)
  const search = useDebounced(wanted.search.trim(), typingPause)
  const filter = { search, category: wanted.category }
  const { data: summary } = useQuery({
    ...receiptSummaryQuery(tripId, filter),
    placeholderData: keepPreviousData,
  })
  const { data: whole } = useQuery(receiptSummaryQuery(tripId))
  const refresh = useRefreshReceipts(tripId)
  const waiting = describeWaiting(useWaitingCounts(tripId))
  const isFiltered = search !== '' || filter.category !== 'all'
  const [chosenId, setChosenId] = useState<number>()
  const clear = () => setWanted(everyReceipt)

  return (
    <PullToRefresh onRefresh={() => refresh.mutate()}>
      <BrowserFrame
        side={
          <>
            <div className="mb-3 flex items-center justify-between gap-3">
              {heading}
              <RefreshButton isRefreshing={refresh.isPending} onRefresh={() => refresh.mutate()} />
            </div>
            <ReceiptToolbar filter={wanted} onChange={setWanted} present={whole?.categories} />
            <div className="my-2 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <FilterBadges
                count={summary?.receiptCount}
                waiting={isFiltered ? '' : waiting}
                filter={filter}
                onClear={clear}
              />
              {summary && summary.receiptCount > 0 && (
                <>
                  <p className="amount">{describeTotals(summary.currencies)}</p>
                  {sum(summary, { isPart: isFiltered })}
                </>
              )}
            </div>
          </>
        }
        list={
          <ReceiptList
            {...{ tripId, filter, daySum, chosenId }}
            onChoose={setChosenId}
            empty={isFiltered ? <NoMatch onClear={clear} /> : <NoReceipts />}
          />
        }
        photo={<ReceiptPreview {...{ tripId, filter, chosenId }} />}
      />
    </PullToRefresh>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <StatePanel
      isPart
      icon="search"
      title="No matching receipts"
      actions={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Try another word or another category.
    </StatePanel>
  )
}

function NoReceipts() {
  return (
    <StatePanel
      isPart
      icon="receipt"
      title="No receipts yet"
      actions={
        <Button onClick={() => openAddReceipt('camera')}>
          <Icon name="camera" className="text-[1.125rem]" />
          Take Photo
        </Button>
      }
    >
      Take a photo where you pay: vendor, date and amount are read for you.
    </StatePanel>
  )
}

function useRefreshReceipts(tripId: number) {
  return useMutation({
    mutationFn: async () => {
      await queryClient.refetchQueries(
        { queryKey: ['/api/trips', tripId, 'receipts'], type: 'active' },
        { throwOnError: true },
      )
      await queryClient.invalidateQueries({ queryKey: ['/api/trips/active'] })
    },
    onSuccess: () => announce('Receipts refreshed'),
    onError: () => toastFailure('Refresh Failed', 'Failed to refresh receipts. Please try again.'),
  })
}
