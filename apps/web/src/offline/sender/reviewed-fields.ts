import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { Entry, EntryField } from '#offline/store/entry.ts'

type Looked = Pick<Entry, 'edited' | 'lookedAt' | 'reading'>

/** What was looked at and stands as it did after another reading; what was typed stands in any case. */
export function reviewedFields(
  { edited, lookedAt, reading: before }: Looked,
  now: ExtractedReceipt,
): readonly EntryField[] {
  if (!before) return lookedAt
  return lookedAt.filter((name) => edited.includes(name) || isSame(before, now, name))
}

function isSame(before: ExtractedReceipt, now: ExtractedReceipt, name: EntryField) {
  const valueOf = (reading: ExtractedReceipt) =>
    JSON.stringify([
      reading.printedCurrency,
      (reading as Partial<Record<EntryField, unknown>>)[name],
    ])
  return valueOf(before) === valueOf(now)
}
