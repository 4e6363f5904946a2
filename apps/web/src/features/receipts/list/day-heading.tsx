import clsx from 'clsx'
import type { ReactNode } from 'react'

/** The name of a day and its total, above its receipts. */
export function DayHeading(props: {
  id?: string
  date: string
  label: string
  sum: ReactNode
  className?: string
}) {
  const { id, date, label, sum, className } = props
  return (
    <div
      className={clsx(
        'flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-2 text-xs text-muted',
        className,
      )}
    >
      <h3 id={id} className="font-medium">
        <time dateTime={date}>{label}</time>
      </h3>
      {sum}
    </div>
  )
}
