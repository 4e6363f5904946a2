import clsx from 'clsx'
import type { ReactNode } from 'react'

const heights = {
  low: 'h-[min(18rem,34cqh)]',
  medium: 'h-[min(21.5rem,42cqh)]',
  high: 'h-[min(23rem,44cqh)]',
}

/**
 * A photo beside its form: above it on an upright phone, where it takes a third of the screen, left
 * of it elsewhere. Its size does not depend on its content, so that nothing beside it moves.
 */
export function PhotoColumn({
  height = 'medium',
  children,
}: {
  /** `low` without notes below the photo, `high` with many. */
  height?: keyof typeof heights
  children: ReactNode
}) {
  return (
    <div
      className={clsx(
        heights[height],
        'tight:h-auto tight:*:[button]:min-h-[36cqh] flex shrink-0 flex-col overflow-hidden border-y border-hairline side:m-3 side:mr-0 side:rounded-control side:border-0 lg:h-[min(52rem,100cqh-4.5rem)] lg:w-[26rem] short:h-auto short:w-[42vw]',
      )}
    >
      {children}
    </div>
  )
}
