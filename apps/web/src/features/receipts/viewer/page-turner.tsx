import clsx from 'clsx'
import type { KeyboardEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { Pages } from './use-pages.ts'

/** "Page 2 of 5" between two arrows; at the ends an arrow stays focusable but does nothing. */
export function PageTurner({
  pages: { place, count, turn },
  className,
  hover,
  onKeyDown,
}: {
  pages: Pages
  className?: string
  /** The hover class for this background. */
  hover: string
  /** For places without a key handler of their own. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
}) {
  const control = clsx(
    'grid size-11 shrink-0 place-items-center rounded-control transition-colors duration-150 aria-disabled:opacity-40',
    hover,
  )
  return (
    <div
      role="group"
      aria-label="Pages"
      className={clsx('flex items-center rounded-control', className)}
    >
      <button
        type="button"
        aria-label="Previous page"
        aria-disabled={place === 1}
        className={control}
        onKeyDown={onKeyDown}
        onClick={() => turn(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <p role="status" className="amount min-w-0 px-1 text-center text-sm font-medium">
        Page {place} of {count}
      </p>
      <button
        type="button"
        aria-label="Next page"
        aria-disabled={place === count}
        className={control}
        onKeyDown={onKeyDown}
        onClick={() => turn(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}
