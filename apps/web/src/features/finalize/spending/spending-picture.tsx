import type { Spending } from '@quittance/contract/reports'
import type { ComponentType } from 'react'
import { Disclosure } from '#ui/disclosure.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Amount, CategoryBars, DayBars } from './spending-bars.tsx'
import { type SpendingShape, spendingHeight } from './spending-shape.ts'

/** Where the money went: by category, and by day. */
export function SpendingPicture({
  spending,
  shape,
}: {
  spending: readonly Spending[]
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
              <PerCurrency spending={spending} Bars={CategoryBars} />
            </div>
          ),
        },
        {
          value: 'day',
          label: 'By day',
          content: <PerCurrency spending={spending} Bars={DayBars} />,
        },
      ]}
    />
  )
}

/** The currency of most receipts at once, the others a press away. */
function PerCurrency({
  spending: [first, ...others],
  Bars,
}: {
  spending: readonly Spending[]
  Bars: ComponentType<Spending>
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
          key={other.currency}
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

function Total({ currency, total }: Spending) {
  return (
    <span className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-sm">
      <span className="text-muted">Total in {currency}</span> <Amount {...{ total, currency }} />
    </span>
  )
}
