import { type Category, categories } from '@quittance/contract/categories'
import type { TripSummary } from '@quittance/contract/trips'
import type { ReceiptFilter } from '#lib/data/receipts.ts'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const control =
  'h-12 w-full rounded-control border border-line bg-surface text-base transition-colors duration-150 placeholder:text-muted hover:border-muted'

export function ReceiptToolbar({
  filter,
  onChange,
  present,
  isRefreshing,
  onRefresh,
}: {
  filter: ReceiptFilter
  onChange: (filter: ReceiptFilter) => void
  /** The categories of the trip's receipts, with their counts. */
  present: TripSummary['categories'] | undefined
  isRefreshing: boolean
  onRefresh: () => void
}) {
  const offered = categories.filter((name) => present?.[name] || name === filter.category)
  return (
    <div role="search" className="flex flex-wrap gap-2">
      <div className="relative min-w-full flex-1 sm:min-w-0 short:min-w-full">
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
        <input
          type="search"
          enterKeyHint="search"
          aria-label="Search receipts"
          placeholder="Search by vendor or notes"
          maxLength={100}
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
          className={`${control} pr-3 pl-11 text-ellipsis`}
        />
      </div>
      <div className="relative min-w-[9rem] flex-1 sm:max-w-52 short:min-w-0">
        <select
          aria-label="Filter receipts"
          value={filter.category}
          onChange={(event) =>
            onChange({ ...filter, category: event.target.value as Category | 'all' })
          }
          className={`${control} appearance-none truncate pr-10 pl-3.5`}
        >
          <option value="all">All categories</option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {categoryLooks[name].label} ({present?.[name] ?? 0})
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-3.5 right-3 text-muted"
        />
      </div>
      <Button
        variant="secondary"
        className="h-12 shrink-0 short:w-12 short:px-0"
        disabled={isRefreshing}
        onClick={onRefresh}
      >
        <Icon
          name="refresh-cw"
          className={isRefreshing ? 'animate-spin text-[1.125rem]' : 'text-[1.125rem]'}
        />
        <span className="short:sr-only">Refresh</span>
      </Button>
    </div>
  )
}
