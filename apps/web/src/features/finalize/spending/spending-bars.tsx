import { type Currency, formatAmount } from '@quittance/contract/money'
import type { Spending } from '@quittance/contract/reports'
import clsx from 'clsx'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { Icon } from '#ui/icon.tsx'
import { groupDays } from './group-days.ts'

/** What was spent on what, the most first. */
export function CategoryBars({ currency, categories }: Spending) {
  const most = largest(categories)
  const sorted = categories.toSorted((a, b) => Number(b.total) - Number(a.total))
  return (
    <ul aria-label={`${currency} by category`}>
      {sorted.map(({ category, total }) => {
        const { label, icon, tone } = categoryLooks[category]
        return (
          <li key={category} className="min-h-11 pt-1 text-sm">
            <div className="flex flex-wrap items-center gap-x-2">
              <Icon name={icon} className={clsx('text-[1rem]', tone)} />
              <span className="min-w-0 grow">{label}</span>
              <Amount {...{ total, currency }} />
            </div>
            <Bar part={Number(total) / most} className={clsx('mt-1.5', tone)} />
          </li>
        )
      })}
    </ul>
  )
}

/** What was spent when. */
export function DayBars({ currency, days }: Spending) {
  const groups = groupDays(days)
  const most = largest(groups)
  return (
    <ul
      aria-label={`${currency} by day`}
      className="grid grid-cols-[auto_minmax(2rem,1fr)_auto] gap-x-3 @max-[15rem]:block"
    >
      {groups.map(({ key, label, total }) => (
        <li
          key={key}
          className="col-span-3 grid min-h-8 grid-cols-subgrid items-center text-sm @max-[15rem]:flex @max-[15rem]:flex-wrap @max-[15rem]:justify-between @max-[15rem]:gap-x-3 @max-[15rem]:py-1"
        >
          <span className="amount">{label}</span>
          <Bar
            part={Number(total) / most}
            className="text-line @max-[15rem]:order-last @max-[15rem]:basis-full"
          />
          <Amount {...{ total, currency }} />
        </li>
      ))}
    </ul>
  )
}

export function Amount({ total, currency }: { total: string; currency: Currency }) {
  return (
    <span className="amount ml-auto max-w-full text-right font-medium">
      {formatAmount(total)} <span className="text-xs font-normal text-muted">{currency}</span>
    </span>
  )
}

/** In the colour of the text; never thinner than can be seen. */
function Bar({ part, className }: { part: number; className: string }) {
  return (
    <div aria-hidden="true" className={clsx('h-1.5 rounded-full bg-sunken', className)}>
      <div
        className="h-full min-w-1 rounded-full bg-current"
        style={{ width: `${Math.round(part * 1000) / 10}%` }}
      />
    </div>
  )
}

function largest(rows: readonly { total: string }[]) {
  return Math.max(...rows.map(({ total }) => Number(total)))
}
