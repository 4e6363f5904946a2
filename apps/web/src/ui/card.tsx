import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

/** A sheet of paper on the ground, with a heading: a named section of its page. */
export function SectionCard({
  title,
  hint,
  className,
  children,
}: {
  title: string
  hint?: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx('rounded-card border border-hairline bg-surface p-5 sm:p-6', className)}
    >
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {hint && <p className="mt-1 text-sm text-pretty text-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
