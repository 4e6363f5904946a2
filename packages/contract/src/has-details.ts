import type { ReceiptDetails } from './receipt-details.ts'

// A file of its own: the first screen needs it, and no schemas.
export function hasDetails(details: ReceiptDetails | null | undefined): details is ReceiptDetails {
  return Boolean(
    details &&
      (details.project ||
        details.attendees ||
        details.guests !== null ||
        details.isBillable ||
        details.number),
  )
}
