import { formatAmount } from '@quittance/contract/money'
import type { CheckedReceipt, TripWarning } from '@quittance/contract/reports'
import type { Twin } from '@quittance/contract/twins'
import { Link } from 'wouter'
import { editReceiptAddress } from '#lib/data/receipts.ts'
import { useDismissTwins } from '#lib/data/twins.ts'
import { formatDate } from '#lib/format/dates.ts'
import { describePlace, describeSameness } from '#lib/format/twin-words.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import { dayRuns } from './warning-words.ts'

/** Each receipt links to where it can be corrected. */
export function WarningDetails({
  tripId,
  warning,
  onLeave,
}: {
  tripId: number
  warning: TripWarning
  onLeave?: (() => void) | undefined
}) {
  if (warning.kind === 'days-without-receipt') {
    return (
      <p className="px-4 pb-3 text-sm text-pretty">
        {dayRuns(warning.days).join(', ')}
        <More count={warning.count - warning.days.length} />
      </p>
    )
  }
  const { receipts, count } = warning
  return (
    <div className="pb-2">
      {warning.kind === 'no-rate' && (
        <p className="px-4 pb-1 text-sm text-pretty">
          Enter what your card was charged, or send{' '}
          {count === 1 ? 'it as it is: it is' : 'them as they are: they are'} in the report, but not
          in the total.
        </p>
      )}
      <ul>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <Link
              href={editReceiptAddress({ tripId, id: receipt.id })}
              {...(onLeave && { onClick: onLeave })}
              className="flex min-h-11 items-center gap-3 rounded-control px-4 py-1.5 text-sm hover:bg-hairline focus-visible:-outline-offset-2"
            >
              <ReceiptText receipt={receipt} />
              <Icon name="pencil" className="text-[1rem] text-muted" />
            </Link>
            {receipt.twins && <Twins {...{ tripId, receipt, twins: receipt.twins }} />}
          </li>
        ))}
      </ul>
      {count > receipts.length && (
        <p className="px-4 pb-1 text-sm">
          <More count={count - receipts.length} />
        </p>
      )}
    </div>
  )
}

function ReceiptText({ receipt }: { receipt: CheckedReceipt }) {
  const { vendor, date, amount, currency, fields = [] } = receipt
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline gap-3">
        <span className="line-clamp-2 min-w-0 flex-1 font-medium wrap-anywhere">{vendor}</span>
        <span className="amount shrink-0 font-medium">
          {formatAmount(amount, currency)} {currency}
        </span>
      </span>
      <span className="block text-xs text-muted">
        {formatDate(date)}
        {fields.length > 0 && ` · Hard to read: ${fields.join(', ')}`}
      </span>
    </span>
  )
}

/** Where the receipt is a second time; dismissed, it is never named again. */
function Twins({
  tripId,
  receipt,
  twins,
}: {
  tripId: number
  receipt: CheckedReceipt
  twins: readonly Twin[]
}) {
  const { mutate, isPending } = useDismissTwins((description) =>
    toastFailure('Not Dismissed', description),
  )
  const pairs = twins.map(({ key }) => ({ one: receipt.key ?? '', other: key }))
  const [first] = twins
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 px-4 text-xs text-muted">
      {first && (
        <span className="min-w-0 wrap-anywhere">
          {describeSameness(first.same, 'file')}: also in {describePlace(first, tripId)}
          <More count={twins.length - 1} />
        </span>
      )}
      <Button
        variant="quiet"
        className="-mx-4 ml-auto"
        disabled={isPending}
        aria-label={`${receipt.vendor}: not a duplicate`}
        onClick={() => mutate(pairs)}
      >
        Not a duplicate
      </Button>
    </p>
  )
}

function More({ count }: { count: number }) {
  return count > 0 ? <span className="text-muted"> and {count} more</span> : null
}
