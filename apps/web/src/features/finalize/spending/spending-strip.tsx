import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { TripWithSummary } from '@quittance/contract/trips'
import clsx from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type SpendingBlock, useSpendingBlocks } from './spending-blocks.ts'
import { sharesOf } from './spending-shares.ts'

const SpendingSheet = lazy(() =>
  import('./spending-sheet.tsx').then((m) => ({ default: m.SpendingSheet })),
)

/** As high as the content that replaces it. */
const room = 'mt-1.5 min-h-13 py-2'

/** Spending of a trip on one line; a tap opens the chart. */
export function SpendingStrip({ trip }: { trip: TripWithSummary }) {
  const { id: tripId, summary } = trip
  const isEmpty = summary.receiptCount === 0
  const { blocks, isError } = useSpendingBlocks(tripId, summary)
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  if (isEmpty) return null
  if (!blocks) return isError ? <p className={room} /> : <StripSkeleton />
  const [first] = blocks
  // Without any rate, shares across several currencies would be meaningless.
  const isWhole = !summary.converted || first?.missing !== undefined
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsWanted(true)
          setIsOpen(true)
        }}
        className={clsx(
          room,
          '-mx-2 block w-[calc(100%+1rem)] rounded-control px-2 text-left transition-colors duration-150 hover:bg-sunken',
        )}
      >
        <Shares categories={isWhole && first ? first.categories : []} currency={trip.currency} />
      </button>
      {isWanted && (
        <Suspense>
          <SpendingSheet {...{ tripId, summary, isOpen }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Of all receipts that have a rate. */
function Shares({
  categories,
  currency,
}: {
  categories: SpendingBlock['categories']
  currency: Currency
}) {
  const shares = sharesOf(categories)
  return (
    <>
      <span aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {shares.map(({ category, part }) => (
          <span
            key={category}
            className={clsx('min-w-1 bg-current', categoryLooks[category].tone)}
            style={{ flexGrow: part }}
          />
        ))}
      </span>
      <span className="sr-only">Spending in {currency}: </span>
      <span className="mt-2 flex items-center gap-2 text-xs text-muted @max-[15rem]:flex-wrap">
        {/* Items that do not fit on the line are only in the chart. */}
        <span className="flex h-4 min-w-0 flex-1 flex-wrap gap-x-2.5 overflow-hidden @max-[15rem]:h-auto @max-[15rem]:basis-full">
          {shares.length === 0 && 'Spending by category and day'}
          {shares.map(({ category, words }, index) => (
            <ShareText key={category} {...{ category, words }} isShort={index > 1} />
          ))}
        </span>
        <Icon name="chevron-right" className="text-[1rem]" />
      </span>
      <span className="sr-only">(see all by category and day)</span>
    </>
  )
}

function ShareText({
  category,
  words,
  isShort,
}: {
  category: Category
  words: string
  /** Shows the icon without its label. */
  isShort: boolean
}) {
  const { label, icon, tone } = categoryLooks[category]
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap @max-[15rem]:max-w-full @max-[15rem]:flex-wrap @max-[15rem]:whitespace-normal">
      <Icon name={icon} className={clsx('text-[0.875rem]', tone)} />
      <span className={clsx(isShort && 'sr-only')}>{label}</span>{' '}
      <span className="amount font-medium text-text">{words}</span>{' '}
    </span>
  )
}

function StripSkeleton() {
  return (
    <div className={room}>
      <Skeleton className="h-2 rounded-full" />
      <Skeleton className="mt-2 h-4 w-2/3" />
    </div>
  )
}
