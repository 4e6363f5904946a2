import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

export function Section({
  title,
  lead,
  id,
  className,
  children,
}: {
  title: string
  lead?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx(
        'mx-auto w-full max-w-[70rem] scroll-mt-16 px-4 py-14 sm:px-6 lg:py-20',
        className,
      )}
    >
      <div className="mb-8 max-w-2xl lg:mb-12">
        <h2
          id={headingId}
          className="text-xl font-semibold tracking-tight text-balance lg:text-2xl lg:tracking-[-0.025em]"
        >
          {title}
        </h2>
        {lead && <p className="mt-3 text-base text-balance text-muted lg:text-lg">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
