import type { Conversation } from '@quittance/contract/answers'
import type { ClaimVersion } from '@quittance/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { SentLine } from '#features/trips/history/sent-line.tsx'
import { TripSums } from '#features/trips/history/trip-sums.tsx'
import { conversationQuery } from '#lib/data/conversation.ts'
import { receiptCount } from '#lib/format/sum-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ChangedLines, describeDifference } from './changed-lines.tsx'
import { claimsQuery } from './claims-query.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import { RemindButton } from './remind-button.tsx'
import { VersionAnswers } from './version-answers.tsx'

/** The versions sent of a trip, the newest first; nothing if there is none. */
export function TripClaims({ tripId, isSent }: { tripId: number; isSent: boolean }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(claimsQuery(tripId))
  const claims = data?.claims ?? []
  const conversation = useQuery({
    ...conversationQuery(tripId),
    enabled: isSent || claims.length > 0,
  })
  // Waits only once: what fails is retried by the parts that use it.
  const isWaiting = conversation.isLoading && !conversation.isFetched
  if ((isPending || isWaiting) && isSent) return <ClaimSkeleton />
  if (error && !data && isSent) {
    return (
      <SectionCard title="Claim">
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          The claim cannot be shown right now.
          <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      </SectionCard>
    )
  }
  if (claims.length === 0) return null
  return (
    <SectionCard title="Claim">
      <ol className="divide-y divide-hairline">
        {claims.map((claim) => (
          <li key={claim.version} className="space-y-2 py-4 first:pt-0 last:pb-0">
            <Version {...{ tripId, claim }} conversation={conversation.data} />
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}

function ClaimSkeleton() {
  return (
    <SectionCard title="Claim">
      <div role="status" aria-label="Loading claim" className="space-y-2">
        <Skeleton className="h-6 w-40 max-w-full" />
        <Skeleton className="h-5 w-56 max-w-full" />
        <Skeleton className="h-5 w-32 max-w-full" />
      </div>
    </SectionCard>
  )
}

function Version({
  tripId,
  claim,
  conversation,
}: {
  tripId: number
  claim: ClaimVersion
  conversation: Conversation | undefined
}) {
  const { version, difference, revokedAt, delivery } = claim
  const isSettled = !delivery || delivery.state === 'delivered' || revokedAt !== null
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <span className="text-base font-semibold text-text">Version {version}</span>
          <Badge tone={revokedAt ? 'neutral' : 'settled'}>
            {revokedAt ? 'Replaced' : 'Current'}
          </Badge>
          {receiptCount(claim.receiptCount)}
        </p>
        <TripSums {...claim} />
      </div>
      <SentLine claim={claim} />
      <VersionAnswers {...{ version, conversation }} />
      {revokedAt === null && <RemindButton tripId={tripId} />}
      {!isSettled && (
        <DeliveryActions
          tripId={tripId}
          delivery={delivery}
          isAsking={new URLSearchParams(location.search).has('change-address')}
        />
      )}
      {difference && (
        <Disclosure
          className="-mx-2 rounded-control bg-sunken"
          summary={describeDifference(difference)}
        >
          <ChangedLines difference={difference} />
        </Disclosure>
      )}
    </>
  )
}
