import type { ExtractedReceipt } from '@quittance/contract/receipts'
import type { Db } from '#db/connect.ts'
import { recallVendor } from '#db/vendor-memory.ts'

const sure = 0.97

/** A vendor that this user has renamed or put into a category before is read that way again. */
export async function asRemembered(
  db: Db,
  userId: number,
  reading: ExtractedReceipt,
): Promise<ExtractedReceipt> {
  const known = await recallVendor(db, userId, reading.vendor)
  if (!known) return reading
  const isWhole = (reading.paper ?? 'one') === 'one'
  return {
    ...reading,
    ...known,
    readVendor: reading.vendor,
    confidence: isWhole
      ? { ...reading.confidence, vendor: sure, category: sure }
      : reading.confidence,
  }
}
