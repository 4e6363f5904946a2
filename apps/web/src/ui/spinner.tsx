import clsx from 'clsx'
import { Icon } from './icon.tsx'

export function Spinner({ label = 'Loading', className }: { label?: string; className?: string }) {
  return (
    <span role="status" className={clsx('inline-grid place-items-center', className)}>
      <Icon name="loader-circle" className="animate-spin" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** Fills the window; delayed, so that a quick response shows no spinner. */
export function PageSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center animate-[fade-in_200ms_150ms_both] text-muted">
      <Spinner className="[&>.icon]:text-[1.75rem]" />
    </div>
  )
}
