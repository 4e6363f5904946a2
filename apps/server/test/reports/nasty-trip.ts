import { changeReceipts } from './change-receipts.ts'
import type { ReportStore } from './report-trip.ts'
import { nastyVendors } from './vendors.ts'

/** One photo for each nasty vendor, in order. */
export async function loadNastyTrip(store: ReportStore) {
  const id = await store.addTrip()
  const image = await store.withImage()
  await store.addReceipts(
    id,
    nastyVendors.map(() => image),
  )
  return changeReceipts(await store.load(id), ({ number }) => ({
    vendor: nastyVendors[number - 1] ?? '',
  }))
}
