import { formatAmount } from '@quittance/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { imageAddress, type ReceiptFilter, receiptsQuery } from '#lib/data/receipts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { photoFrame } from './browser-frame.tsx'
import { useDebounced } from './use-debounced.ts'
import { useReceiptDialogs } from './use-receipt-dialogs.tsx'

/** Rows that the pointer leaves within this many milliseconds load no photo. */
const rest = 120

/** The photo of the chosen row, or the first photo. Hidden from screen readers: the row opens it too. */
export function ReceiptPreview(props: {
  tripId: number
  filter: ReceiptFilter
  chosenId: number | undefined
}) {
  const { data } = useInfiniteQuery(receiptsQuery(props.tripId, props.filter))
  const id = useDebounced(props.chosenId, rest)
  const receipts = data?.pages.flat() ?? []
  const { onView, dialogs } = useReceiptDialogs(true, receipts)
  const receipt =
    receipts.find((one) => one.id === id) ?? receipts.find((one) => one.hasImage) ?? receipts[0]
  if (!receipt) return data ? null : <div className={photoFrame} />
  const { vendor, amount, currency, date, hasImage } = receipt
  return (
    <div aria-hidden className={photoFrame}>
      <button
        type="button"
        tabIndex={-1}
        disabled={!hasImage}
        onClick={() => onView(receipt)}
        className="min-h-0 grow text-sm text-muted"
      >
        {hasImage ? (
          <img
            key={receipt.id}
            src={imageAddress(receipt)}
            alt=""
            loading="lazy"
            className="size-full object-contain"
          />
        ) : (
          'No photo'
        )}
      </button>
      <p className="amount border-t border-hairline bg-surface px-4 py-3 text-sm text-muted">
        <span className="line-clamp-2 font-medium break-words text-text">{vendor}</span>
        {`${formatAmount(amount, currency)} ${currency} · ${formatDate(date)}`}
      </p>
      {dialogs}
    </div>
  )
}
