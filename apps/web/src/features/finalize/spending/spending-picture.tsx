import type { ComponentType } from 'react'
import { Disclosure } from '#ui/disclosure.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Amount, CategoryBars, DayBars, WithoutRate } from './spending-bars.tsx'
import { type SpendingBlock, type SpendingShape, spendingHeight } from './spending-blocks.ts'

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
