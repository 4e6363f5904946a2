import type { Category } from './categories.ts'
import type { ExtractedReceipt } from './extracted-receipt.ts'

export type RememberedVendor = { vendor: string; category: Category }

/** The confidence of a value that comes from the user and not from a reading. */
const sure = 0.97

/** Identifies a vendor whatever the case, accents, spaces and punctuation. */
export function vendorKey(vendor: string): string {
  return vendor
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .slice(0, 300)
}

/** Applies the name and category that this user gave the vendor before. */
export function applyRememberedVendor(
  reading: ExtractedReceipt,
  known: RememberedVendor | undefined,
): ExtractedReceipt {
  if (!known) return reading
  const { vendor, category } = known
  const isWhole = (reading.paper ?? 'one') === 'one'
  return {
    ...reading,
    vendor,
    category,
    readVendor: reading.vendor,
    confidence: isWhole
      ? { ...reading.confidence, vendor: sure, category: sure }
      : reading.confidence,
  }
}
