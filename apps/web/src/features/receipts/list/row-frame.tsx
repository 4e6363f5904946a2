import clsx from 'clsx'
import type { ReactNode } from 'react'

/**
 * How high every row is, by the room it has, both in rem: a long list must know where each one
 * stands. Narrower, by large text on a phone, the amount gets a line of its own. The same numbers
 * are the classes of the frame.
 */
export function receiptRowHeight(width: number): number {
  return width < 18 ? 9.5 : 6
}

/** A row of a list of receipts; `@max-[18rem]/row` is where it is narrow. */
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
