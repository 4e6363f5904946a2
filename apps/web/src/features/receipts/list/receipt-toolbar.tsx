import { type Category, categories } from '@quittance/contract/categories'
import type { TripSummary } from '@quittance/contract/trips'
import clsx from 'clsx'
import type { ReceiptFilter } from '#lib/data/receipts.ts'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { receiptCount } from '#lib/format/sum-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

const control =
  'h-12 w-full rounded-control border border-line bg-surface text-base transition-colors duration-150 placeholder:text-muted hover:border-muted'

export function ReceiptToolbar({
  filter,
  onChange,
  present,
}: {
  filter: ReceiptFilter
  onChange: (filter: ReceiptFilter) => void
  /** The categories of the trip's receipts, with their counts. */
  present: TripSummary['categories'] | undefined
}) {
  const offered = categories.filter((name) => present?.[name] || name === filter.category)
  return (
    <div role="search" className="flex flex-wrap gap-2">
      <div className="relative min-w-[8rem] flex-6">
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
        <input
          type="search"
          enterKeyHint="search"
          aria-label="Search receipts"
          placeholder="Vendor or notes"
          maxLength={100}
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
          className={`${control} pr-2 pl-11 text-ellipsis`}
        />
      </div>
      <div className="relative min-w-[8rem] flex-5 lg:max-w-52">
        <select
          aria-label="Filter receipts"
          value={filter.category}
          onChange={(event) =>
            onChange({ ...filter, category: event.target.value as Category | 'all' })
          }
          className={`${control} appearance-none truncate pr-9 pl-3.5`}
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
    </div>
  )
}

export function RefreshButton(props: { isRefreshing: boolean; onRefresh: () => void }) {
  return (
    <button
      type="button"
      aria-label="Refresh"
      title="Refresh"
      disabled={props.isRefreshing}
      onClick={props.onRefresh}
      className="-my-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
    >
      <Icon name="refresh-cw" className={clsx(props.isRefreshing && 'animate-spin')} />
    </button>
  )
}

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
    <div role="status" className="flex min-h-6 min-w-20 flex-wrap items-center gap-2">
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
