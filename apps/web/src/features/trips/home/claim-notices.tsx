import type { PastTrip, Trip } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { DeliveryActions, hasFailed } from '#features/trips/claims/delivery-actions.tsx'
import { DeliveryStatus } from '#features/trips/history/sent-line.tsx'
import { allTripsQuery, tripHistoryQuery } from '#lib/data/trips.ts'
import { announce } from '#ui/announcements.ts'
import type { WaitingThing } from '#ui/waiting-line.tsx'

/** The first screen is loaded first. */
const lateMs = 2000
const notDelivered = 'Claim not delivered'

/** Claims that did not arrive or were sent back, for the line of what waits. */
export function useClaimNotices(shown: Trip | null) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [])
  const { data: past = [] } = useQuery({ ...tripHistoryQuery, enabled: isLate })
  const { data: all = [] } = useQuery({ ...allTripsQuery, enabled: isLate })
  // Without a trip, Home shows the last claim.
  const shownId = shown ? shown.id : lastSent(past)?.id
  const failed = past.filter(({ id }) => id !== shownId).flatMap(toNotice)
  const isAnyFailed = failed.length > 0
  useEffect(() => {
    if (isAnyFailed) announce(notDelivered)
  }, [isAnyFailed])
  const sentBack = all
    .filter(({ id, claimState }) => id !== shown?.id && claimState === 'sent-back')
    .map(({ id, name }) => ({
      id: `sent-back-${id}`,
      href: `/history/${id}`,
      words: <span className="line-clamp-2">Finance sent back {name}</span>,
    }))
  return { failed, sentBack }
}

/** Only if the email did not arrive and the link was not opened either. */
function toNotice({ id, name, claim }: PastTrip): WaitingThing[] {
  const delivery = claim?.delivery
  if (!hasFailed(delivery) || claim?.openings !== 0) return []
  const details = (
    <>
      <p className="line-clamp-2 font-semibold break-words">{name}</p>
      <DeliveryStatus delivery={delivery} />
    </>
  )
  const actions = <DeliveryActions tripId={id} delivery={delivery} />
  return [{ id: `failed-${id}-${delivery.at}`, words: notDelivered, details, actions }]
}

/** The history is sorted by start date; a long trip may have been sent last. */
export function lastSent([first, ...others]: readonly PastTrip[]) {
  const sentAt = (trip: PastTrip) => trip.claim?.sentAt ?? ''
  return others.reduce((last, trip) => (last && sentAt(trip) > sentAt(last) ? trip : last), first)
}
