import clsx from 'clsx'
import type { ReactNode } from 'react'

/**
 * The heights of a row and of a day's heading by the list's width, all in rem: a long list must know
 * each row's position. On narrow screens the amount gets its own line. The frame's classes use the
 * same numbers.
 */
export function receiptRowHeights(width: number) {
  if (width < 18) return narrow
  return width < 22 ? small : usual
}

const narrow = { row: 9.5, heading: 3.75 }
const small = { row: 6, heading: 2.75 }
const usual = { row: 6, heading: 1.75 }

/** A row in a list of receipts; `@max-[18rem]/row` matches narrow rows. */
export function RowFrame({
  className,
  children,
  ...rest
}: {
  className?: string | undefined
  children: ReactNode
  'aria-hidden'?: boolean
}) {
  return (
    <div className="@container/row" {...rest}>
      <div
        className={clsx(
          'relative flex h-24 items-center gap-3 px-4 transition-colors duration-150 @max-[18rem]/row:h-38 @max-[18rem]/row:gap-2 @max-[18rem]/row:px-2',
          className,
        )}
      >
        {children}
      </div>
    </div>
  )
}
