import type { ReceiptFilter } from '#lib/data/receipts.ts'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { receiptCount } from '#lib/format/sum-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

export function FilterBadges({
  count,
  waiting = '',
  filter,
  onClear,
}: {
  count: number | undefined
  /** A text about receipts that are not in the list yet. */
  waiting?: string
  filter: ReceiptFilter
  onClear: () => void
}) {
  const isFiltered = filter.search !== '' || filter.category !== 'all'
  return (
    <div role="status" className="flex min-h-9 min-w-0 flex-wrap items-center gap-2">
      {count !== undefined && (
        <Badge tone={isFiltered ? 'primary' : 'neutral'} className="amount">
          {receiptCount(count)}
        </Badge>
      )}
      {waiting && <span className="text-xs text-muted">{waiting}</span>}
      {filter.search !== '' && (
        <Badge className="max-w-full">
          <Icon name="search" className="text-[0.8125rem]" />
          <span className="line-clamp-2 max-w-48 break-words" title={filter.search}>
            {filter.search}
          </span>
        </Badge>
      )}
      {filter.category !== 'all' && (
        <Badge>
          <Icon name={categoryLooks[filter.category].icon} className="text-[0.8125rem]" />
          {categoryLooks[filter.category].label}
        </Badge>
      )}
      {isFiltered && (
        <button
          type="button"
          onClick={onClear}
          className="-my-2 min-h-11 rounded-control px-2 text-xs font-medium text-primary hover:underline"
        >
          Clear filters
        </button>
      )}
    </div>
  )
}
