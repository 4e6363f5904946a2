import type { OriginSign, ReceiptOrigin } from '#db/schema/claims.ts'
import { formatDate } from './format.ts'

const ways: Record<ReceiptOrigin['via'], string> = {
  camera: 'Camera',
  file: 'Chosen file',
  document: 'Document',
  mail: 'Email',
  typed: 'Entered by hand',
  api: 'Uploaded',
  earlier: 'Record kept since',
}

/** Only what is certain: each follows from the file or from the printed figures alone. */
const signWords: Record<OriginSign, string> = {
  'generated-c2pa': 'The picture is marked as AI-generated (C2PA)',
  'generated-xmp': 'The picture is marked as AI-generated (XMP)',
  'photo-older-than-trip': 'The photo was taken more than 30 days before the trip',
  'tax-sum': 'The tax lines do not add up to the amount',
  'vat-number': 'The check digits of the VAT number are wrong',
}

export type OriginWords = {
  /** `Camera, Nov 12, 2026 09:14 UTC, unchanged since`. */
  line: string
  /** `Changed after reading: amount 12.00 -> 21.00`. */
  changes: string | null
  signs: string[]
}

/** Where a receipt came from, the same on the page and in the PDF; null if nothing was recorded. */
export function describeOrigin(origin: ReceiptOrigin | null): OriginWords | null {
  if (!origin) return null
  const { via, at, changed, isRead, signs } = origin
  const moment = `${formatDate(at.slice(0, 10))} ${at.slice(11, 16)} UTC`
  const came = via === 'earlier' ? `${ways[via]} ${moment}` : `${ways[via]}, ${moment}`
  const named = changed.map(({ field, before, after }) =>
    before || after ? `${field} ${before || 'none'} -> ${after || 'none'}` : field,
  )
  const since = isRead ? 'Changed after reading' : 'Changed since'
  return {
    line: named.length === 0 ? `${came}, unchanged since` : came,
    changes: named.length === 0 ? null : `${since}: ${named.join(', ')}`,
    signs: signs.map((sign) => signWords[sign]),
  }
}
