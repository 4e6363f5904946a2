import clsx from 'clsx'

/** A grey stand-in in the shape of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('animate-pulse rounded-control bg-sunken', className)}
    />
  )
}
