import clsx from 'clsx'
import { useId } from 'react'

/** The torn lower edge of a paper slip; `className` sets the fill. */
export function TornEdge({ className }: { className: string }) {
  const id = useId()
  return (
    <svg className={clsx('block h-2 w-full', className)} aria-hidden="true">
      <pattern id={id} width="12" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0h12L6 7Z" />
      </pattern>
      <rect width="100%" height="8" fill={`url(#${id})`} />
    </svg>
  )
}
