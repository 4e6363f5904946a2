import type { Trip } from '@quittance/contract/trips'
import { formatDate } from '#lib/format/dates.ts'

/** `Jan 5, 2025 - Jan 9, 2025`, the end being 'Ongoing' while there is none. */
export function dateRange({ startDate, endDate }: Pick<Trip, 'startDate' | 'endDate'>) {
  return `${formatDate(startDate)} - ${endDate ? formatDate(endDate) : 'Ongoing'}`
}

/** How many days it took, its first and its last among them; null while it has no end, or a strange one. */
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

/** The badge of a trip in the history: 'Completed', otherwise the status as it is. */
export function historyBadge(status: Trip['status']) {
  return { tone: tones[status], label: status === 'finalized' ? 'Completed' : status }
}

const labels = {
  active: 'In Progress',
  inactive: 'In Progress',
  finalized: 'Completed',
  archived: 'Archived',
} as const

/** The status as a word for people. */
export function statusBadge(status: Trip['status']) {
  return { tone: tones[status], label: labels[status] }
}
