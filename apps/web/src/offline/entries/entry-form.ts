import type { Entry, EntryField, EntryForm } from '#offline/store/entry.ts'

type Known = Pick<Entry, 'form' | 'edited' | 'reading'>

const fields: readonly EntryField[] = ['vendor', 'date', 'amount', 'currency', 'category', 'notes']

/** What is known of one field: what was typed, else what was read, else what the form began with. */
export function valueOf<Name extends EntryField>(
  { form, edited, reading }: Known,
  name: Name,
): EntryForm[Name] | undefined {
  const read = edited.includes(name) ? undefined : reading?.[name]
  // What the form began with is no guess for a receipt that is known to be in another currency.
  if (name === 'currency' && !edited.includes(name) && reading?.printedCurrency)
    return '' as EntryForm[Name]
  return (read as EntryForm[Name] | null | undefined) || form?.[name]
}

/** What the form of an entry shows; where nothing is known, what a blank one has. */
export function formOf(entry: Known, blank: EntryForm): EntryForm {
  const known = fields.map((name) => [name, valueOf(entry, name) ?? blank[name]])
  return Object.fromEntries(known) as EntryForm
}
