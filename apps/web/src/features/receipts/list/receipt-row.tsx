import { type Currency, formatAmount } from '@quittance/contract/money'
import type { Receipt } from '@quittance/contract/receipts'
import clsx from 'clsx'
import { memo } from 'react'
import { describePrinted } from '#features/receipts/form/printed-words.ts'
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
  tripCurrency,
  onView,
  onEdit,
}: {
  receipt: Receipt
  /** That of what the card was charged. */
  tripCurrency?: Currency | undefined
  onView: (receipt: Receipt) => void
  onEdit?: ((receipt: Receipt) => void) | undefined
}) {
  const { vendor, date, amount, currency, category } = receipt
  const words = wordsBelow(receipt, tripCurrency)
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
        {words && <p className="amount truncate text-xs leading-5 text-muted">{words}</p>}
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

/** What else there is to say of a receipt, on one line. */
function wordsBelow(receipt: Receipt, tripCurrency: Currency | undefined) {
  const { cardAmount, notes } = receipt
  const card = cardAmount && `Card: ${formatAmount(cardAmount)} ${tripCurrency ?? ''}`.trim()
  return [describePrinted(receipt), card, notes].filter(Boolean).join(' · ')
}
