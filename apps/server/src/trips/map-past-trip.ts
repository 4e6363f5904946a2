import { fromMinor } from '@quittance/contract/money'
import type { PastTrip } from '@quittance/contract/trips'
import { mapTrip } from './map-trip.ts'
import type { PastTripRow } from './past-trips.queries.ts'

export function mapPastTrip(row: PastTripRow): PastTrip {
  const { receiptCount, currencies, claim } = row
  return {
    ...mapTrip(row),
    receiptCount,
    currencies,
    converted: convertedOf(row),
    claim: claim
      ? {
          version: claim.version,
          sentAt: claim.sentAt.toISOString(),
          sentTo: claim.delivery?.state === 'delivered' ? claim.delivery.to : claim.sentTo,
          delivery: claim.delivery,
          openings: claim.openings,
          lastOpenedAt: claim.lastOpenedAt?.toISOString() ?? null,
        }
      : null,
  }
}

function convertedOf({ currency, currencies, claim }: PastTripRow) {
  const isMixed = Object.keys(currencies).some((code) => code !== currency)
  if (!claim || !isMixed) return null
  const { convertedMinor, missing } = claim
  return { currency, total: fromMinor(convertedMinor), missing, isFrozen: true }
}
