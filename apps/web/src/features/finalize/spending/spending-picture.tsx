import { type Currency, formatAmount } from '@quittance/contract/money'
import clsx from 'clsx'
import type { ComponentType } from 'react'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { groupDays } from './group-days.ts'
import {
  type SpendingBlock,
  type SpendingShape,
  type SpentRow,
  spendingHeight,
} from './spending-blocks.ts'

/** Spending by category and by day. */
export function SpendingPicture({
  blocks,
  shape,
}: {
  blocks: readonly SpendingBlock[]
  shape: SpendingShape
}) {
  return (
    <Tabs
      label="Spending"
      tabs={[
        {
          value: 'category',
          label: 'By category',
          content: (
            <div style={{ minHeight: spendingHeight(shape) }}>
              <Blocks blocks={blocks} Bars={CategoryBars} />
            </div>
          ),
        },
        {
          value: 'day',
          label: 'By day',
          content: <Blocks blocks={blocks} Bars={DayBars} />,
        },
      ]}
    />
  )
}

/** The first is open, the others expand. */
function Blocks({
  blocks: [first, ...others],
  Bars,
}: {
  blocks: readonly SpendingBlock[]
  Bars: ComponentType<SpendingBlock>
}) {
  if (!first) return null
  return (
    <>
      <Total {...first} />
      <div className="mt-1">
        <Bars {...first} />
      </div>
      {others.map((other) => (
        <Disclosure
          key={other.name}
          className="-mx-[min(1rem,5vw)] mt-1"
          summary={<Total {...other} />}
        >
          <div className="px-4 pb-2">
            <Bars {...other} />
          </div>
        </Disclosure>
      ))}
    </>
  )
}

function Total({ currency, total, ...row }: SpendingBlock) {
  const isConverted = row.missing !== undefined
  return (
    <span className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-sm">
      <span className="text-muted">
        {isConverted ? row.name : `Total in ${currency}`}
        <WithoutRate {...row} />
      </span>{' '}
      <Amount {...{ total, currency }} />
    </span>
  )
}

/** Totals by category, the largest first. */
function CategoryBars({ currency, name, categories }: SpendingBlock) {
  const most = largest(categories)
  const sorted = categories.toSorted((a, b) => Number(b.total) - Number(a.total))
  return (
    <ul aria-label={`${name} by category`}>
      {sorted.map(({ category, ...row }) => {
        const { label, icon, tone } = categoryLooks[category]
        return (
          <li key={category} className="min-h-11 pt-1 text-sm">
            <div className="flex flex-wrap items-center gap-x-2">
              <Icon name={icon} className={clsx('text-[1rem]', tone)} />
              <span className="min-w-0 grow">
                {label}
                <WithoutRate {...row} />
              </span>
              <Amount {...row} currency={currency} />
            </div>
            <Bar part={Number(row.total) / most} className={clsx('mt-1.5', tone)} />
          </li>
        )
      })}
    </ul>
  )
}

function DayBars({ currency, name, days }: SpendingBlock) {
  const groups = groupDays(days, currency)
  const most = largest(groups)
  return (
    <ul
      aria-label={`${name} by day`}
      className="grid grid-cols-[auto_minmax(2rem,1fr)_auto] gap-x-3 @max-[15rem]:block"
    >
      {groups.map(({ key, label, ...row }) => (
        <li
          key={key}
          className="col-span-3 grid min-h-8 grid-cols-subgrid items-center text-sm @max-[15rem]:flex @max-[15rem]:flex-wrap @max-[15rem]:justify-between @max-[15rem]:gap-x-3 @max-[15rem]:py-1"
        >
          <span className="amount">
            {label}
            <WithoutRate {...row} />
          </span>
          <Bar
            part={Number(row.total) / most}
            className="text-line @max-[15rem]:order-last @max-[15rem]:basis-full"
          />
          <Amount {...row} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

function Amount({ total, currency, ...row }: SpentRow & { currency: Currency }) {
  if (hasNoRate(row)) return <span className="ml-auto text-muted">no rate</span>
  return (
    <span className="amount ml-auto max-w-full text-right font-medium">
      {formatAmount(total, currency)}{' '}
      <span className="text-xs font-normal text-muted">{currency}</span>
    </span>
  )
}

/** How many receipts the amount beside it leaves out. */
function WithoutRate({ missing = 0, ...row }: Omit<SpentRow, 'total'>) {
  if (missing === 0 || hasNoRate({ missing, ...row })) return null
  return (
    <span className="text-xs text-muted"> {missing.toLocaleString('en-US')} without a rate</span>
  )
}

function hasNoRate({ missing = 0, receiptCount = 0 }: Omit<SpentRow, 'total'>) {
  return missing > 0 && missing === receiptCount
}

/** Never too thin to see. */
function Bar({ part, className }: { part: number; className: string }) {
  return (
    <div aria-hidden="true" className={clsx('h-1.5 rounded-full bg-sunken', className)}>
      <div
        className="h-full min-w-1 rounded-full bg-current"
        style={{ width: `${Math.max(0, Math.round(part * 1000) / 10)}%` }}
      />
    </div>
  )
}

function largest(rows: readonly { total: string }[]) {
  return Math.max(0.01, ...rows.map(({ total }) => Number(total)))
}
