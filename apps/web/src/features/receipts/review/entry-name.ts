import { valueOf } from '#offline/entries/entry-form.ts'
import type { Entry } from '#offline/entries/entry-list.ts'

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** An entry's vendor, else a document's file name, or when the photo was added: cameras' names say nothing. */
export function nameOf(entry: Entry): string {
  const { photo, document, createdAt } = entry
  const unread = document ? photo?.name : photo && `New photo, ${time.format(createdAt)}`
  return valueOf(entry, 'vendor')?.trim() || unread || 'Receipt'
}
