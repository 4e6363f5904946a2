import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

/** A card with a heading: a named section of its page. */
export function SectionCard({
  title,
  hint,
  action,
  className,
  children,
}: {
  title: string
  hint?: string
  /** At the end of the heading's line. */
  action?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx('rounded-card border border-hairline bg-surface p-gutter sm:p-6', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="min-w-0 text-lg font-semibold tracking-tight">
          {title}
        </h2>
        {action}
      </div>
      {hint && <p className="mt-1 text-sm text-pretty text-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
