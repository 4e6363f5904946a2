import type { SentClaim, Trip } from '@quittance/contract/trips'

/** The trip's length in days, including the first and last; null without an end, or if it ends before it starts. */
export function daysOfTrip({ startDate, endDate }: Pick<Trip, 'startDate' | 'endDate'>) {
  if (!endDate) return null
  const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1
  return days >= 1 ? days : null
}

const tones = {
  active: 'primary',
  inactive: 'waiting',
  finalized: 'settled',
  archived: 'neutral',
} as const

export function historyBadge(status: Trip['status']) {
  return { tone: tones[status], label: status === 'finalized' ? 'Completed' : status }
}

const labels = {
  active: 'In Progress',
  inactive: 'In Progress',
  finalized: 'Completed',
  archived: 'Archived',
} as const

export function statusBadge(status: Trip['status']) {
  return { tone: tones[status], label: labels[status] }
}

const claimLabels = {
  sent: { tone: 'neutral', label: 'Sent' },
  opened: { tone: 'primary', label: 'Opened' },
  'sent-back': { tone: 'waiting', label: 'Sent back' },
  approved: { tone: 'settled', label: 'Approved' },
  paid: { tone: 'settled', label: 'Paid' },
} as const

/** The status of a trip's claim beside the trip's own; undefined if there is nothing to add, or if its email did not arrive. */
export function claimBadge({
  claimState,
  claim,
}: Pick<Trip, 'claimState'> & { claim?: Pick<SentClaim, 'delivery'> | null | undefined }) {
  if (!claimState || (claimState === 'sent' && claim?.delivery?.state !== 'delivered'))
    return undefined
  return claimLabels[claimState]
}
