import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { printedOn, toItemText, toTaxText } from '#offline/sender/receipt-facts.ts'
import type { Entry, EntryField, EntryForm } from '#offline/store/entry.ts'

export {
  grossOf,
  noFacts,
  printedOn,
  toFacts,
  toItemText,
  toTaxText,
} from '#offline/sender/receipt-facts.ts'
export { reviewedFields } from '#offline/sender/reviewed-fields.ts'
export type { FactsText, ItemText, TaxLineText, TaxText } from '#offline/store/entry.ts'

type Known = Pick<Entry, 'form' | 'edited' | 'reading'>

const fields: readonly EntryField[] = [
  'vendor',
  'date',
  'amount',
  'currency',
  'category',
  'notes',
  'cardAmount',
  'printed',
  'tax',
  'items',
]

/** What is known of one field: what was typed, else what was read, else what the form began with. */
export function valueOf<Name extends EntryField>(
  { form, edited, reading }: Known,
  name: Name,
): EntryForm[Name] | undefined {
  const read = reading && !edited.includes(name) ? readValue(reading, name) : undefined
  // What the form began with is no guess for a receipt whose sum in another currency is not known.
  if (read === '' && name === 'currency') return read as EntryForm[Name]
  return (read || form?.[name]) as EntryForm[Name] | undefined
}

function readValue(reading: ExtractedReceipt, name: EntryField) {
  if (name === 'cardAmount') return undefined
  if (name === 'printed') return printedOn(reading)
  if (name === 'tax') return reading.tax && toTaxText(reading.tax)
  if (name === 'items') return reading.items?.length ? toItemText(reading.items) : undefined
  const isForeign = Boolean(reading.printedCurrency)
  // What is printed stands apart; what it comes to is offered from the rate of its day.
  if (name === 'amount' && isForeign && printedOn(reading)) return undefined
  if (name === 'currency' && isForeign) return printedOn(reading) ? undefined : ''
  return reading[name]
}

/** What the form of an entry shows; where nothing is known, what a blank one has. */
export function formOf(entry: Known, blank: EntryForm): EntryForm {
  const known = fields.map((name) => [name, valueOf(entry, name) ?? blank[name]])
  return Object.fromEntries(known) as EntryForm
}
