import { rateSource, shortRate } from '@quittance/contract/exchange'
import { type Currency, formatAmount } from '@quittance/contract/money'
import type { ConvertedPart, TripRates } from '@quittance/contract/rates'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api.ts'
import { tripRatesQuery } from '#lib/data/rates.ts'
import { formatDate } from '#lib/format/dates.ts'
import { receiptCount } from '#lib/format/sum-words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** How a trip's total was converted: which amounts, at which rates, of which days. */
export function RatesSheet({
  tripId,
  rows,
  isOpen,
  onClose,
}: {
  tripId: number
  /** Expected number of parts, one per currency. */
  rows: number
  isOpen: boolean
  onClose: () => void
}) {
  const { data, error, isFetching, refetch } = useQuery({
    ...tripRatesQuery(tripId),
    enabled: isOpen,
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      form="sheet"
      title="Exchange rates"
      description="Each receipt is converted at the rate of its day, or counts as your card was charged."
    >
      {data && <Rates {...data} />}
      {!data && !error && <RatesSkeleton rows={rows} />}
      {!data && error && (
        <div role="alert" className="space-y-3 text-sm">
          <p>{failureMessages(error)}</p>
          <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Retrying...' : 'Retry'}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function Rates({ currency, total, parts, newestDay, isFrozen }: TripRates) {
  const missing = parts.filter(({ by }) => by === 'nothing')
  const missingCount = missing.reduce((count, part) => count + part.receiptCount, 0)
  return (
    <>
      <ul aria-label="Parts of the total" className="divide-y divide-hairline">
        {parts.map((part) => (
          <li key={[part.currency, part.by, part.rate, part.day].join()}>
            <RatePart part={part} into={currency} />
          </li>
        ))}
      </ul>
      <p className="amount flex items-baseline justify-between gap-4 border-t border-line py-3 font-semibold">
        {missingCount === 0 ? 'In all' : `Without ${receiptCount(missingCount)}`}
        {!isFrozen && ', about'}
        <span>
          {formatAmount(total, currency)}{' '}
          <span className="text-xs font-normal text-muted">{currency}</span>
        </span>
      </p>
      {missingCount > 0 && !isFrozen && (
        <MissingNote count={missingCount} hasRates={newestDay !== null} />
      )}
      {isFrozen && (
        <p className="mt-3 text-sm text-pretty">
          {missingCount > 0 &&
            `${receiptCount(missingCount)} had no rate and ${missingCount === 1 ? 'is' : 'are'} not in the total. `}
          These are the rates the trip was finalized with: they stay fixed until it is re-opened.
        </p>
      )}
      <p className="mt-3 text-xs text-pretty text-muted">
        Source: {rateSource.name}
        {newestDay && !isFrozen && `, up to ${formatDate(newestDay)}`}. {rateSource.terms}
      </p>
    </>
  )
}

function MissingNote({ count, hasRates }: { count: number; hasRates: boolean }) {
  return (
    <div className="flex gap-3 rounded-control bg-waiting-soft p-3.5 text-sm">
      <Icon name="triangle-alert" className="mt-0.5 text-[1.125rem] text-waiting" />
      <p className="min-w-0 flex-1 text-pretty">
        <span className="font-medium text-waiting">
          {hasRates
            ? `${receiptCount(count)} ${count === 1 ? 'has' : 'have'} no rate`
            : 'This server has no rates'}
        </span>
        <span className="block">
          {hasRates
            ? 'Today’s rates come in the afternoon. Otherwise open the receipt and enter what was charged on your card.'
            : 'It may be unable to reach their publisher. Open a receipt and enter what was charged on your card instead.'}
        </span>
      </p>
    </div>
  )
}

/** As high as the content that replaces it: the parts, the total and the source. */
function RatesSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label="Loading rates">
      {Array.from({ length: Math.max(rows, 2) }, (_, row) => (
        <div key={row} className="h-16 py-2.5">
          <Skeleton className="h-full" />
        </div>
      ))}
      <div className="h-12 py-3">
        <Skeleton className="h-full" />
      </div>
      <Skeleton className="mt-3 h-12" />
    </div>
  )
}

function failureMessages(error: Error) {
  const isOffline = error instanceof ApiError && error.status === 0
  return isOffline
    ? 'You are offline. The rates will show when you are back online; the total does not change.'
    : 'The rates could not be loaded. The total does not change.'
}

/** Receipts converted in the same way: their total in their own currency and in the trip's. */
function RatePart({ part, into }: { part: ConvertedPart; into: Currency }) {
  const { currency, total, converted } = part
  return (
    <div className="amount py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
        <span>
          {formatAmount(total, currency)}{' '}
          <span className="text-xs font-normal text-muted">{currency}</span>
        </span>
        {converted === null ? (
          <span className="ml-auto text-sm font-normal text-waiting">not counted</span>
        ) : (
          <span className="ml-auto text-right">
            {formatAmount(converted, into)}{' '}
            <span className="text-xs font-normal text-muted">{into}</span>
          </span>
        )}
      </p>
      <p className="mt-0.5 text-xs text-muted">
        {conversionLabel(part, into)} · {receiptCount(part.receiptCount).replace(' ', '\u00a0')}
      </p>
    </div>
  )
}

function conversionLabel({ by, rate, day, currency }: ConvertedPart, into: Currency) {
  if (by === 'own') return "The trip's currency"
  if (by === 'card') return 'Charged on my card'
  if (!rate || !day) return 'No rate'
  return `1 ${currency} = ${shortRate(rate)} ${into} · ${formatDate(day)}`
}
