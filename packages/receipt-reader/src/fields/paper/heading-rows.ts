import { countryForms } from '#fields/country/forms.ts'
import { isAddress, isContact, isRegistration } from '#fields/seller/seller-words.ts'
import { fold } from '#lexicon/fold.ts'
import { hasPrice } from '#rows/prices.ts'
import type { Row } from '#rows/row.ts'

/** Of the ways to write a town and its code, those that are hardly anything else. */
const sureForm = 2.5
const places = countryForms.filter(
  ({ kind, weight }) => kind === 'phone' || (kind === 'address' && weight >= sureForm),
)

/** The rows before the first price. */
export function headingOf<R extends Row>(rows: R[]): R[] {
  const end = rows.findIndex(hasPrice)
  return rows.slice(0, Math.max(end, 0))
}

/** Says where a shop is, how to reach it, or under what number it is known. */
export function isOfHeading({ label }: Row): boolean {
  const folded = fold(label)
  return isAddress(folded) || isContact(folded) || isRegistration(folded) || isPlace(label)
}

/** "Cicero, IL 60804", "(734) 692-4300": no word says what it is. */
function isPlace(label: string) {
  const upper = label.toUpperCase()
  return places.some(({ pattern }) => pattern.test(upper))
}
