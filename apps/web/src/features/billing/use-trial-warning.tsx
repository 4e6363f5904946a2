import type { WaitingThing } from '#ui/waiting-line.tsx'
import { useFreePlan } from './plan-query.ts'
import { trialWarning } from './plan-words.ts'
import { UpgradeLink } from './upgrade-link.tsx'

/** Null unless the trial ends soon or has ended. */
export function useTrialWarning(): WaitingThing | null {
  const { plan } = useFreePlan()
  const warning = plan && trialWarning(plan)
  if (!warning) return null
  const { is, title, text } = warning
  const actions = (
    <UpgradeLink from="/" variant="secondary">
      Upgrade to Pro Plan
    </UpgradeLink>
  )
  return { id: `trial-${is}`, icon: 'clock', words: title, details: text, actions }
}
