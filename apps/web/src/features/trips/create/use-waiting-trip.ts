import { createTripBody } from '@quittance/contract/trips'
import { returnPathFor } from '#lib/account/return-path.ts'
import { useUser } from '#lib/data/user.ts'
import { useCreateTrip } from './use-create-trip.ts'

/** The trip a user wanted to create when the plan's limit blocked it, and how to create it now. */
export function useWaitingTrip() {
  // By then another page shows; the sheet opens above any page.
  const { mutate } = useCreateTrip({ opensSheet: true })
  const { data: user } = useUser()
  const { data: trip } = createTripBody.safeParse(user ? returnPathFor(user.id).draft : null)
  return { waiting: trip, create: () => trip && mutate(trip) }
}
