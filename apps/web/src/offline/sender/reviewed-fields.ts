import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { Entry, EntryField } from '#offline/store/entry.ts'

type Looked = Pick<Entry, 'edited' | 'lookedAt' | 'reading'>

/** Fields reviewed before that a new reading left unchanged; typed ones always count. */
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
