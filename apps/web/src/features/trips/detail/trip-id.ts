import { tripParams } from '@quittance/contract/trips'

/** The number in the address; null when it cannot be one of a trip. */
export function parseTripId(text: string): number | null {
  if (!/^\d+$/.test(text)) return null
  const parsed = tripParams.safeParse({ id: text })
  return parsed.success ? parsed.data.id : null
}
