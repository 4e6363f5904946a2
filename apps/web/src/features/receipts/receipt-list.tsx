import { everyReceipt, receiptsPerPage } from '@quittance/contract/first-screen'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useQuestions } from '#lib/data/conversation.ts'
import { type ReceiptFilter, receiptSummaryQuery, receiptsQuery } from '#lib/data/receipts.ts'
import { useTrip } from '#lib/data/trips.ts'
import { useWaiting } from '#offline/entries/waiting.ts'
import { Button } from '#ui/button.tsx'
import { measureRootFontSize, useRootFontSize } from '#ui/root-font-size.ts'
import { StatePanel } from '#ui/state-panel.tsx'
import { groupByDay } from './group-by-day.ts'
import { DayHeading } from './list/day-heading.tsx'
import { ReceiptRow } from './list/receipt-row.tsx'
import { ReceiptRowSkeleton, ReceiptRowsSkeleton } from './list/receipt-row-skeleton.tsx'
import { receiptRowHeights } from './list/row-frame.tsx'
import { SwipeRow } from './list/swipe-row.tsx'
import { useReceiptDialogs } from './list/use-receipt-dialogs.tsx'
import { WaitingRows } from './list/waiting-rows.tsx'
import { type WindowRange, windowRange } from './list/window-range.ts'

/** Load the next page this many rows before its first row comes into view. */
const rowsAhead = 30

/** The receipts of a trip, however many; read-only if the trip is frozen. */
export function ReceiptList({
  tripId,
  isFrozen = false,
  filter = everyReceipt,
  daySum,
  chosenId,
  onChoose,
  empty = <StatePanel isPart icon="receipt" title="No receipts yet" />,
}: {
  tripId: number
  isFrozen?: boolean
  filter?: ReceiptFilter
  /** A day's total, beside its name. */
  daySum?: (date: string) => ReactNode
  /** The row whose photo is beside the list. */
  chosenId?: number | undefined
  /** The pointer or the focus is on this row. */
  onChoose?: (id: number) => void
  empty?: ReactNode
}) {
  const pages = useInfiniteQuery({
    ...receiptsQuery(tripId, filter),
    placeholderData: keepPreviousData,
  })
  const { data: summary } = useQuery(receiptSummaryQuery(tripId, filter))
  const [pagesWanted, setPagesWanted] = useState(1)
  const trip = useTrip(tripId)
  const questionAbout = useQuestions(trip)
  const receipts = useMemo(() => pages.data?.pages.flat() ?? [], [pages.data])
  const { onView, onEdit, dialogs } = useReceiptDialogs(isFrozen, receipts)
  const days = useMemo(
    () => new Map(groupByDay(receipts).map((day) => [day.receipts[0], day])),
    [receipts],
  )
  const hasHeading = useCallback((index: number) => days.has(receipts[index]), [days, receipts])
  const isFiltered = filter !== everyReceipt && (filter.search !== '' || filter.category !== 'all')
  const isWaiting = useWaiting(tripId).length > 0 && !isFiltered
  const noteRange = useCallback(
    ({ end }: WindowRange) => setPagesWanted(Math.ceil((end + rowsAhead) / receiptsPerPage)),
    [],
  )

  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages
  const isBehind = (pages.data?.pages.length ?? 0) < pagesWanted
  const wantsMore = isBehind && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [wantsMore, fetchNextPage])

  const onThisDevice = isWaiting && <WaitingRows tripId={tripId} />
  if (!pages.data) {
    return (
      <>
        {onThisDevice}
        {pages.isPending && <ReceiptRowsSkeleton count={6} />}
        {pages.isError && (
          <ListError isRetrying={isFetching} onRetry={() => void pages.refetch()} />
        )}
      </>
    )
  }
  // Reserve space for rows not loaded yet, so that the scroll bar is accurate.
  const expected = hasNextPage ? (summary?.receiptCount ?? 0) : 0
  return (
    <>
      {onThisDevice}
      {receipts.length === 0 && !isWaiting && <div className="px-4 py-12">{empty}</div>}
      {receipts.length > 0 && (
        <WindowedList
          count={Math.max(receipts.length, expected)}
          hasHeading={hasHeading}
          onRangeChange={noteRange}
          renderRow={(index) => {
            const receipt = receipts[index]
            if (!receipt) return <ReceiptRowSkeleton />
            const day = days.get(receipt)
            const row = (
              <ReceiptRow
                {...{ receipt, onView, onEdit }}
                tripCurrency={trip?.currency}
                question={questionAbout(receipt.id)}
              />
            )
            return (
              <>
                {/* The total counts the whole day, not what a filter leaves of it. */}
                {day && (
                  <div className="@container min-h-0 grow overflow-hidden">
                    <DayHeading
                      {...day}
                      sum={!isFiltered && daySum?.(day.date)}
                      className="@min-[22rem]:flex-nowrap @max-[18rem]:px-2"
                    />
                  </div>
                )}
                <div
                  key={receipt.id}
                  onMouseEnter={() => onChoose?.(receipt.id)}
                  onFocus={() => onChoose?.(receipt.id)}
                  className={clsx('bg-surface', receipt.id === chosenId && 'lg:bg-sunken')}
                >
                  {onEdit ? <SwipeRow {...{ receipt, onEdit }}>{row}</SwipeRow> : row}
                </div>
              </>
            )
          }}
        />
      )}
      {isFetchNextPageError && (
        <div className="border-t border-hairline p-4 text-center">
          <Button variant="secondary" onClick={() => void fetchNextPage()}>
            Load more receipts
          </Button>
        </div>
      )}
      {dialogs}
    </>
  )
}

function ListError({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className="px-4 py-12">
      <StatePanel
        isPart
        icon="triangle-alert"
        tone="wrong"
        title="The receipts could not be loaded"
        actions={
          <Button disabled={isRetrying} onClick={onRetry}>
            {isRetrying ? 'Retrying...' : 'Retry'}
          </Button>
        }
      >
        They are safe. Please check your connection and try again.
      </StatePanel>
    </div>
  )
}

/** A long list in the page's own scroll; only rows near the viewport are rendered. */
function WindowedList({
  count,
  hasHeading,
  renderRow,
  onRangeChange,
}: {
  count: number
  /** Whether a heading stands above this row, in its item; must be a stable function. */
  hasHeading: (index: number) => boolean
  renderRow: (index: number) => ReactNode
  /** Called on every scroll; must be a stable function. */
  onRangeChange?: (range: WindowRange) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const rem = useRootFontSize()
  const [height, setHeight] = useState(() => receiptRowHeights(Number.POSITIVE_INFINITY))
  const tops = useMemo(() => {
    const starts = [0]
    for (let index = 0, top = 0; index < count; index += 1) {
      top += height.row + (hasHeading(index) ? height.heading : 0)
      starts.push(top)
    }
    return starts
  }, [count, height, hasHeading])
  const [range, setRange] = useState<WindowRange>({ start: 0, end: 0 })

  useLayoutEffect(() => {
    function measure() {
      if (!list.current) return
      const { top, width } = list.current.getBoundingClientRect()
      // Without a layout, as in a test, there is no width.
      setHeight(receiptRowHeights(width > 0 ? width / rem : Number.POSITIVE_INFINITY))
      const next = windowRange({ listTop: top / rem, viewHeight: innerHeight / rem, tops })
      setRange((now) => (now.start === next.start && now.end === next.end ? now : next))
      onRangeChange?.(next)
    }
    function remeasure() {
      measureRootFontSize()
      measure()
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    // Its height is in rem, so that this also fires when the text size changes.
    const watcher = globalThis.ResizeObserver && new ResizeObserver(remeasure)
    if (list.current) watcher?.observe(list.current)
    return () => {
      watcher?.disconnect()
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [tops, rem, onRangeChange])

  const rows = Array.from({ length: range.end - range.start }, (_, offset) => range.start + offset)
  return (
    <ul
      ref={list}
      aria-label="Receipts"
      className="relative"
      style={{ height: `${tops[count]}rem` }}
    >
      {rows.map((index) => (
        <li
          // Chromium does not re-evaluate container queries in rem when only the rem changes.
          key={`${index} ${rem}`}
          aria-setsize={count}
          aria-posinset={index + 1}
          className="absolute inset-x-0 flex flex-col border-b border-hairline contain-strict last:border-b-0"
          style={{
            top: `${tops[index]}rem`,
            height: `calc(${tops[index + 1]}rem - ${tops[index]}rem)`,
          }}
        >
          {renderRow(index)}
        </li>
      ))}
    </ul>
  )
}
