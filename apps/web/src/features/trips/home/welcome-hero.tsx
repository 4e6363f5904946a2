import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { NextTripButtons } from './next-trip.tsx'

export function WelcomeHero({
  title,
  sample,
  children,
}: {
  title: string
  sample?: ReactNode
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby="welcome"
      className="rounded-card border border-hairline bg-surface p-5 sm:p-8"
    >
      <div className="flex items-center gap-4">
        <span className="grid size-12 shrink-0 max-sm:hidden place-items-center rounded-full bg-primary-soft text-primary">
          <Icon name="luggage" className="text-[1.5rem]" />
        </span>
        <h2 id="welcome" className="min-w-0 text-xl font-semibold tracking-tight text-balance">
          {title}
        </h2>
      </div>
      <p className="mt-3 mb-5 max-w-[52ch] text-base text-pretty text-muted">{children}</p>
      <NextTripButtons />
      {sample && <div className="mt-3">{sample}</div>}
    </section>
  )
}
