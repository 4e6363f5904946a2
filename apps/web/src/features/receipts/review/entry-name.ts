import { valueOf } from '#offline/entries/entry-form.ts'
import type { Entry } from '#offline/entries/entry-list.ts'

/** An entry's vendor, else its file name, else its kind. */
export function nameOf(entry: Entry): string {
  return valueOf(entry, 'vendor')?.trim() || entry.photo?.name || 'Receipt'
}
