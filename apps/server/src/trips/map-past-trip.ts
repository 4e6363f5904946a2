import { fromMinor } from '@quittance/contract/money'
import type { PastTrip } from '@quittance/contract/trips'
import { asRepayment, countOf, repaidTotals, type Sum } from '#receipts/receipt-sums.queries.ts'
import { mapTrip } from './map-trip.ts'
import type { PastTripRow } from './past-trips.queries.ts'

export function mapPastTrip(row: PastTripRow): PastTrip {
  const { totals, claim } = row
  const repaid = repaidTotals(totals)
  return {
    ...mapTrip(row, row.claimState),
    receiptCount: countOf(totals),
    currencies: Object.fromEntries(
      totals.map(({ currency, totalMinor }) => [currency, fromMinor(totalMinor, currency)]),
    ),
    converted: convertedOf(row, totals, claim && [claim.convertedMinor, claim.missing]),
    repay: repaid
      ? asRepayment(
          repaid,
          convertedOf(row, repaid, claim && [claim.repayConvertedMinor, claim.repayMissing]),
        )
      : null,
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

/** Null if not finalized, or if everything is in the trip's currency. */
function convertedOf(
  { currency: own }: PastTripRow,
  sums: Sum[],
  converted: [minor: number, missing: number] | undefined,
) {
  if (!converted || sums.every(({ currency }) => currency === own)) return null
  const [minor, missing] = converted
  return { currency: own, total: fromMinor(minor, own), missing, isFrozen: true }
}
