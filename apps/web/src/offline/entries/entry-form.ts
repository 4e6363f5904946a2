import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { noFacts, printedOn, toItemText, toTaxText } from '#offline/sender/receipt-facts.ts'
import type { Entry, EntryField, EntryForm, FactsText } from '#offline/store/entry.ts'

export {
  grossOf,
  noFacts,
  printedOn,
  toDetailsText,
  toFacts,
  toItemText,
  toTaxText,
} from '#offline/sender/receipt-facts.ts'
export { reviewedFields } from '#offline/sender/reviewed-fields.ts'
export type {
  DetailsText,
  FactsText,
  ItemText,
  TaxLineText,
  TaxText,
} from '#offline/store/entry.ts'

type Known = Pick<Entry, 'form' | 'edited' | 'reading'>

const fields: readonly EntryField[] = [
  'vendor',
  'date',
  'amount',
  'currency',
  'category',
  'notes',
  ...(Object.keys(noFacts) as (keyof FactsText)[]),
]

/** A field's value: what was typed, else what was read, else the form's default. */
export function valueOf<Name extends EntryField>(
  { form, edited, reading }: Known,
  name: Name,
): EntryForm[Name] | undefined {
  const read = reading && !edited.includes(name) ? readValue(reading, name) : undefined
  // The default currency is no guess for a receipt whose amount in another currency is unknown.
  if (read === '' && name === 'currency') return read as EntryForm[Name]
  return (read || form?.[name]) as EntryForm[Name] | undefined
}

function readValue(reading: ExtractedReceipt, name: EntryField) {
  if (name === 'cardAmount' || name === 'paidBy' || name === 'details') return undefined
  if (name === 'printed') return printedOn(reading)
  if (name === 'tax') return reading.tax && toTaxText(reading.tax)
  if (name === 'items') return reading.items?.length ? toItemText(reading.items) : undefined
  const isForeign = Boolean(reading.printedCurrency)
  // A printed amount has its own field; the amount is offered from the day's rate.
  if (name === 'amount' && isForeign && printedOn(reading)) return undefined
  if (name === 'currency' && isForeign) return printedOn(reading) ? undefined : ''
  return reading[name]
}

export function formOf(entry: Known, blank: EntryForm): EntryForm {
  const known = fields.map((name) => [name, valueOf(entry, name) ?? blank[name]])
  return Object.fromEntries(known) as EntryForm
}
