import { isAddress, isContact, isRegistration } from '#fields/vendor/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import { hasPrice } from '#rows/prices.ts'
import type { Row } from '#rows/row.ts'

/** The rows before the first price. */
export function headingOf(rows: Row[]): Row[] {
  const end = rows.findIndex(hasPrice)
  return rows.slice(0, Math.max(end, 0))
}

/** Says where a shop is, how to reach it, or under what number it is known. */
export function isOfHeading({ label }: Row): boolean {
  const folded = fold(label)
  return isAddress(folded) || isContact(folded) || isRegistration(folded)
}
