import type { Entry, EntryField, EntryForm } from '#offline/store/entry.ts'

const fields: readonly EntryField[] = ['vendor', 'date', 'amount', 'currency', 'category', 'notes']

/** What the form of an entry shows: what was typed, else what was read, else what a blank one has. */
export function formOf(
  { form, edited, reading }: Pick<Entry, 'form' | 'edited' | 'reading'>,
  blank: EntryForm,
): EntryForm {
  const shown = { ...blank, ...form }
  if (!reading) return shown
  const read = fields.filter((name) => reading[name] && !edited.includes(name))
  return { ...shown, ...Object.fromEntries(read.map((name) => [name, reading[name]])) }
}
