import type { ClaimAnswer, ClaimRemark, Conversation } from '@quittance/contract/answers'
import type { ClaimVersion } from '@quittance/contract/reports'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { SentLine } from '#features/trips/history/sent-line.tsx'
import { TripSums } from '#features/trips/history/trip-sums.tsx'
import { conversationQuery } from '#lib/data/conversation.ts'
import { formatDate } from '#lib/format/dates.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { receiptCount } from '#lib/format/sum-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ChangedLines, describeDifference } from './changed-lines.tsx'
import { claimsQuery } from './claims-query.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import { RemindButton } from './remind-button.tsx'

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

const looks = {
  approved: { icon: 'circle-check', tone: 'text-settled', verb: 'Approved' },
  'sent-back': { icon: 'rotate-ccw', tone: 'text-waiting', verb: 'Sent back' },
  paid: { icon: 'wallet', tone: 'text-settled', verb: 'Marked as paid' },
} as const

/** What finance answered about one version, oldest first, with the remarks and replies. */
export function VersionAnswers({
  version,
  conversation,
}: {
  version: number
  conversation: Conversation | undefined
}) {
  const answers = conversation?.answers.filter((answer) => answer.version === version) ?? []
  const remarks = conversation?.remarks.filter((remark) => remark.version === version) ?? []
  if (answers.length === 0) return null
  return (
    <ul className="space-y-3 text-sm">
      {answers.map((answer) => (
        <li key={answer.at}>
          <Answer answer={answer} remarks={answer.kind === 'sent-back' ? remarks : []} />
        </li>
      ))}
    </ul>
  )
}

function Answer({ answer, remarks }: { answer: ClaimAnswer; remarks: readonly ClaimRemark[] }) {
  const { icon, tone, verb } = looks[answer.kind]
  const payment = [
    answer.paidOn && `Paid on ${formatDate(answer.paidOn)}`,
    answer.reference && `Reference ${answer.reference}`,
  ].filter(Boolean)
  // A comment on the whole claim is one of the remarks.
  const isSaid = remarks.some(({ comment }) => comment === answer.comment)
  return (
    <div className="flex items-start gap-1.5">
      <Icon name={icon} className={clsx('mt-0.5 text-[1rem]', tone)} />
      <div className="min-w-0 space-y-1 wrap-anywhere">
        <p>
          <span className={clsx('font-medium', tone)}>{verb}</span> by{' '}
          <span title={answer.address}>{answer.address ? answer.name : 'you'}</span>
          <span className="text-muted"> · {formatMoment(answer.at)}</span>
        </p>
        {payment.length > 0 && <p>{payment.join(' · ')}</p>}
        {answer.comment && !isSaid && <p className="whitespace-pre-line">{answer.comment}</p>}
        {remarks.map(({ id, vendor, comment, reply }) => (
          <div key={id} className="whitespace-pre-line">
            <p>
              {vendor && <span className="font-medium">{vendor}: </span>}
              {comment}
            </p>
            {reply !== null && (
              <p className="text-muted">
                <span className="font-medium">You replied:</span> {reply}
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
