import clsx from 'clsx'
import { Icon } from './icon.tsx'

/** Waiting, said in words to those who cannot see it turn. */
export function Spinner({ label = 'Loading', className }: { label?: string; className?: string }) {
  return (
    <span role="status" className={clsx('inline-grid place-items-center', className)}>
      <Icon name="loader-circle" className="animate-spin" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** Fills the window; appears late enough that a quick answer shows no spinner at all. */
export function PageSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center animate-[fade-in_200ms_150ms_both] text-muted">
      <Spinner className="[&>.icon]:text-[1.75rem]" />
    </div>
  )
}
