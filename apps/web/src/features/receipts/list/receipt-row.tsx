import type { Receipt } from '@quittance/contract/receipts'
import clsx from 'clsx'
import { memo } from 'react'
import { formatDate } from '#lib/format/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { CategoryChip } from './category-chip.tsx'
import { ReceiptThumbnail } from './receipt-thumbnail.tsx'
import { RowHeading } from './row-heading.tsx'

/** Every row is this high, so that a long list knows where each one stands. */
export const receiptRowHeight = 92

/** A receipt in a list; the whole row opens it where it may be edited. */
export const ReceiptRow = memo(function ReceiptRow({
  receipt,
  onView,
  onEdit,
}: {
  receipt: Receipt
  onView: (receipt: Receipt) => void
  onEdit?: ((receipt: Receipt) => void) | undefined
}) {
  const { vendor, date, amount, currency, category, notes } = receipt
  return (
    <div
      className={clsx(
        'relative flex items-center gap-3 px-4 transition-colors duration-150 has-[[data-edit]:hover]:bg-sunken',
        onEdit && 'sm:pr-12',
      )}
      style={{ height: receiptRowHeight - 1 }}
    >
      <ReceiptThumbnail receipt={receipt} onOpen={() => onView(receipt)} />
      <div className="min-w-0 flex-1">
        <RowHeading name={vendor} {...{ amount, currency }} />
        <p className="mt-0.5 flex min-w-0 items-center gap-2 text-sm text-muted">
          <time dateTime={date} className="amount shrink-0">
            {formatDate(date)}
          </time>
          <CategoryChip category={category} />
        </p>
        {notes && <p className="truncate text-xs leading-5 text-muted">{notes}</p>}
      </div>
      {onEdit && (
        <button
          type="button"
          data-edit
          aria-label={`Edit ${vendor || 'receipt'}`}
          onClick={() => onEdit(receipt)}
          className="absolute inset-0 flex items-center justify-end rounded-control px-4 text-muted focus-visible:-outline-offset-2"
        >
          <Icon name="pencil" className="text-[18px] max-sm:hidden" />
        </button>
      )}
    </div>
  )
})
