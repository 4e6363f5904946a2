import type { Category } from './categories.ts'
import type { ExtractedReceipt } from './extracted-receipt.ts'

/** What a user calls a vendor, and the category its receipts go to. */
export type RememberedVendor = { vendor: string; category: Category }

/** How sure a value is that was told by the user and not read. */
const sure = 0.97

/** By what a vendor is known again: what is left when case, accents, spaces and punctuation are read differently. */
export function vendorKey(vendor: string): string {
  return vendor
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .slice(0, 300)
}

/** A vendor that this user has renamed or put into a category before is read that way again. */
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
