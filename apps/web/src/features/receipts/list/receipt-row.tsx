import type { Category } from '@quittance/contract/categories'
import { type Currency, formatAmount } from '@quittance/contract/money'
import type { Receipt } from '@quittance/contract/receipt'
import clsx from 'clsx'
import { memo, useState } from 'react'
import { describePrinted } from '#features/receipts/form/printed-words.ts'
import { EditReceiptDialog } from '#features/receipts/lazy-forms.ts'
import { thumbnailAddress } from '#lib/data/receipts.ts'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { formatDate } from '#lib/format/dates.ts'
import { nounFor } from '#lib/format/document-words.ts'
import { payerNames } from '#lib/format/payer-names.ts'
import { Icon } from '#ui/icon.tsx'
import { PageCount } from './page-count.tsx'
import { openPhotoFrom } from './photo-journey.ts'
import { RowFrame } from './row-frame.tsx'
import { RowHeading } from './row-heading.tsx'

/** The whole row opens the receipt where it may be edited. */
export const ReceiptRow = memo(function ReceiptRow({
  receipt,
  tripCurrency,
  question,
  onView,
  onEdit,
}: {
  receipt: Receipt
  /** The currency of the card charge. */
  tripCurrency?: Currency | undefined
  /** What finance asks about it. */
  question?: string | undefined
  onView: (receipt: Receipt) => void
  onEdit?: ((receipt: Receipt) => void) | undefined
}) {
  const { vendor, date, amount, currency, category } = receipt
  // It takes the place of the details: every row has the same height.
  const words = question ? `Finance asks: ${question}` : detailsBelow(receipt, tripCurrency)
  return (
    <RowFrame className={onEdit && 'has-[[data-edit]:hover]:bg-sunken sm:pr-12'}>
      <ReceiptThumbnail receipt={receipt} onOpen={() => onView(receipt)} />
      <div className="min-w-0 flex-1">
        <RowHeading name={vendor} {...{ amount, currency }} />
        <p className="mt-0.5 flex min-w-0 items-center gap-2 text-sm text-muted @max-[18rem]/row:flex-wrap @max-[18rem]/row:gap-x-1 @max-[18rem]/row:gap-y-0">
          {/* The day's heading shows it. */}
          <time dateTime={date} className="sr-only">
            {formatDate(date)}
          </time>
          <CategoryChip category={category} />
        </p>
        {words && (
          <p
            className={clsx(
              'line-clamp-2 text-xs leading-4 tabular-nums break-words',
              question ? 'font-medium text-waiting' : 'text-muted',
            )}
            title={words}
          >
            {words}
          </p>
        )}
      </div>
      {onEdit && (
        <button
          type="button"
          data-edit
          aria-label={`Edit ${vendor || 'receipt'}`}
          // Not on touch, which may be the start of a scroll.
          onMouseEnter={EditReceiptDialog.load}
          onFocus={EditReceiptDialog.load}
          onClick={() => onEdit(receipt)}
          className="absolute inset-0 flex scroll-my-20 items-center justify-end rounded-control px-4 text-muted focus-visible:-outline-offset-2"
        >
          <Icon name="pencil" className="text-[1.125rem] max-sm:hidden" />
        </button>
      )}
    </RowFrame>
  )
})

function detailsBelow(receipt: Receipt, tripCurrency: Currency | undefined) {
  const { cardAmount, notes, paidBy = 'traveller' } = receipt
  const card =
    cardAmount &&
    `Card: ${formatAmount(cardAmount, tripCurrency ?? '')} ${tripCurrency ?? ''}`.trim()
  const payer = paidBy !== 'traveller' && payerNames[paidBy]
  return [describePrinted(receipt), card, payer, notes].filter(Boolean).join(' · ')
}

function CategoryChip({ category }: { category: Category }) {
  const { label, icon, tone } = categoryLooks[category]
  return (
    <span className="inline-flex min-w-0 items-center gap-1 rounded-full bg-sunken px-2 text-xs leading-5 font-medium text-muted">
      <Icon name={icon} className={clsx('text-[0.8125rem]', tone)} />
      <span className="min-w-0 hyphens-auto break-words">{label}</span>
    </span>
  )
}

const shape =
  'relative grid h-16 w-12 shrink-0 place-items-center overflow-hidden rounded-lg border border-hairline bg-sunken @max-[18rem]/row:h-11 @max-[18rem]/row:w-8'

/** The thumbnail opens the photo; a manual receipt shows its category's icon instead. */
function ReceiptThumbnail({ receipt, onOpen }: { receipt: Receipt; onOpen: () => void }) {
  const [isBroken, setIsBroken] = useState(false)
  const { document } = receipt
  const { icon, tone } = categoryLooks[receipt.category]
  if (!receipt.hasImage) {
    return (
      <span className={clsx(shape, tone)}>
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-label={`View ${nounFor(document)} of ${receipt.vendor || 'receipt'}`}
      onClick={(event) => openPhotoFrom(event.currentTarget, onOpen)}
      className={clsx(shape, 'z-10 transition-opacity duration-150 hover:opacity-80')}
    >
      {isBroken ? (
        <Icon name="image-off" className="text-muted" />
      ) : (
        <img
          src={thumbnailAddress(receipt)}
          alt=""
          width={48}
          height={64}
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
          className="size-full object-cover"
        />
      )}
      {document && <PageCount pages={document.lastPage - document.firstPage + 1} />}
    </button>
  )
}
