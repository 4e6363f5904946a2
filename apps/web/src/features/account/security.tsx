import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#ui/skeleton.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { SecondStep } from './second-step/second-step.tsx'
import { eventsQuery, passkeysQuery, secondStepQuery, sessionsQuery } from './security-queries.ts'
import { SecurityEvents } from './sessions/security-events.tsx'
import { Sessions } from './sessions/sessions.tsx'

export function Security() {
  const sessions = useQuery(sessionsQuery)
  const passkeys = useQuery(passkeysQuery)
  const secondStep = useQuery(secondStepQuery)
  const events = useQuery(eventsQuery)
  // Show all at once: sections appearing one by one would push the content down.
  const queries = [sessions, passkeys, secondStep, events]
  if (queries.some(({ isFetched }) => !isFetched)) {
    return <SecuritySkeleton />
  }
  return (
    <div className="space-y-6">
      <Sessions query={sessions} />
      <Passkeys query={passkeys} />
      <SecondStep query={secondStep} />
      <SecurityEvents query={events} />
    </div>
  )
}

/** As tall as the sections of a user who has set up nothing. */
function SecuritySkeleton() {
  return (
    <div role="status" aria-label="Loading security" className="space-y-6">
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
