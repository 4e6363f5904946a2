import { tripParams } from '@quittance/contract/trips'

/** The number in the path; null if it cannot be a trip's id. */
export function parseTripId(text: string): number | null {
  if (!/^\d+$/.test(text)) return null
  const parsed = tripParams.safeParse({ id: text })
  return parsed.success ? parsed.data.id : null
}
