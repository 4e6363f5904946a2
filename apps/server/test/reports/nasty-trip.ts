import { changeReceipts } from './change-receipts.ts'
import type { ReportStore } from './report-trip.ts'
import { nastyVendors } from './vendors.ts'

/** One photo for each nasty vendor, in order. */
export async function loadNastyTrip(store: ReportStore) {
  const image = await store.withImage()
  const report = await store.loadWith(nastyVendors.map(() => image))
  return changeReceipts(report, ({ number }) => ({
    vendor: nastyVendors[number - 1] ?? '',
  }))
}
