import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useFreePlan } from './plan-query.ts'
import { trialWarning } from './plan-words.ts'
import { UpgradeLink } from './upgrade-link.tsx'

/** On the home page around the end of the trial; dismissed for the session. */
export function TrialBanner() {
  const { plan } = useFreePlan()
  const warning = plan && trialWarning(plan)
  const [, redraw] = useState(0)
  if (!warning) return null
  const key = `trial-${warning.is}-dismissed`
  if (sessionStorage.getItem(key)) return null

  function dismiss() {
    sessionStorage.setItem(key, 'yes')
    redraw((count) => count + 1)
  }

  return (
    <section
      aria-labelledby="trial-title"
      className="relative animate-[fade-in_200ms_var(--ease-out)] rounded-card border border-hairline bg-waiting-soft p-4 sm:flex sm:items-center sm:gap-4 sm:p-5"
    >
      <div className="flex min-w-0 flex-1 gap-3 pr-10 sm:pr-0">
        <Icon name="clock" className="mt-0.5 text-waiting" />
        <div className="min-w-0">
          <h2 id="trial-title" className="font-semibold">
            {warning.title}
          </h2>
          <p className="mt-0.5 text-sm text-pretty">{warning.text}</p>
        </div>
      </div>
      <div className="mt-3 pl-8 sm:mt-0 sm:shrink-0 sm:pl-0">
        <UpgradeLink from="/" variant="secondary">
          Upgrade to Pro Plan
        </UpgradeLink>
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:text-text max-sm:absolute max-sm:top-1 max-sm:right-1"
      >
        <Icon name="x" className="text-[1.125rem]" />
      </button>
    </section>
  )
}
