import type { ExtractedReceipt, Paper } from '@quittance/contract/extracted-receipt'

const byPaper: Record<Paper, string | undefined> = {
  one: undefined,
  several: 'There seem to be two receipts in this photo. Please photograph each one separately.',
  cut: 'Part of the receipt seems to be missing. Please photograph all of it, or check every field.',
  none: 'This does not look like a receipt. Please take another photo, or fill in the fields.',
}

/** For several receipts in a document, its remarks say so. */
const byPaperOfDocument: Record<Paper, string | undefined> = {
  one: undefined,
  several: undefined,
  cut: 'Part of the receipt seems to be missing. Please check every field.',
  none: 'This does not look like a receipt. Please import another document, or fill in the fields.',
}

/** A warning if a photo is not exactly one receipt, or nothing could be read. */
export function photoWarning(
  reading: Pick<ExtractedReceipt, 'vendor' | 'date' | 'amount' | 'paper'>,
  noun: 'photo' | 'document' = 'photo',
): string | undefined {
  const words = (noun === 'photo' ? byPaper : byPaperOfDocument)[reading.paper ?? 'one']
  if (words || reading.vendor || reading.amount || reading.date) return words
  return `Nothing could be read from this ${noun}. Please fill in the fields.`
}
