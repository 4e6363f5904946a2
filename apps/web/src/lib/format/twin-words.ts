import type { Sameness, Twin } from '@quittance/contract/twins'
import { formatDate } from './dates.ts'

const reasons: Record<Exclude<Sameness, 'file'>, string> = {
  picture: 'Photo of the same paper',
  number: 'Same vendor and number',
  values: 'Same vendor, date and amount',
}

export function describeSameness(same: Sameness, noun: 'photo' | 'file') {
  return same === 'file' ? `Same ${noun}` : reasons[same]
}

/** `Rome, sent Nov 3, 2026`, or `this trip`. */
export function describePlace(
  { tripId, tripName, sentAt }: Pick<Twin, 'tripId' | 'tripName' | 'sentAt'>,
  here: number | null,
) {
  if (tripId === here) return 'this trip'
  return sentAt ? `${tripName}, sent ${formatDate(sentAt)}` : tripName
}
