import { claimBadge } from '#features/trips/data/trip-words.ts'
import { Badge } from '#ui/badge.tsx'

/** What became of the claim, beside the trip's own badge. */
export function ClaimBadge(trip: Parameters<typeof claimBadge>[0]) {
  const badge = claimBadge(trip)
  return badge && <Badge tone={badge.tone}>{badge.label}</Badge>
}
