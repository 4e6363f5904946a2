import { valueOf } from '#offline/entries/entry-form.ts'
import type { Entry } from '#offline/entries/entry-list.ts'

/** What to call an entry: its vendor, else its file, else what it is. */
export function nameOf(entry: Entry): string {
  return valueOf(entry, 'vendor')?.trim() || entry.photo?.name || 'Receipt'
}
