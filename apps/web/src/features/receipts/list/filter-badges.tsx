import type { ReceiptFilter } from '#lib/data/receipts.ts'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

/** How many receipts there are, and what narrows them down. */
export function FilterBadges({
  count,
  filter,
  onClear,
}: {
  count: number | undefined
  filter: ReceiptFilter
  onClear: () => void
}) {
  const isFiltered = filter.search !== '' || filter.category !== 'all'
  return (
    <div role="status" className="flex min-h-9 min-w-0 flex-wrap items-center gap-2">
      {count !== undefined && (
        <Badge tone={isFiltered ? 'primary' : 'neutral'} className="amount">
          {count} {count === 1 ? 'receipt' : 'receipts'}
        </Badge>
      )}
      {filter.search !== '' && (
        <Badge className="max-w-48">
          <Icon name="search" className="text-[13px]" />
          <span className="truncate">{filter.search}</span>
        </Badge>
      )}
      {filter.category !== 'all' && (
        <Badge>
          <Icon name={categoryLooks[filter.category].icon} className="text-[13px]" />
          {categoryLooks[filter.category].label}
        </Badge>
      )}
      {isFiltered && (
        <button
          type="button"
          onClick={onClear}
          className="relative rounded-control px-2 text-xs leading-6 font-medium text-primary before:absolute before:-inset-2.5 hover:underline"
        >
          Clear filters
        </button>
      )}
    </div>
  )
}
