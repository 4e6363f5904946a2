import type { Entry } from '#offline/entries/entry-list.ts'

/** What to call an entry: its vendor, else its file, else what it is. */
export function nameOf({ form, reading, edited, photo }: Entry): string {
  const vendor = edited.includes('vendor') ? form?.vendor : reading?.vendor || form?.vendor
  return vendor?.trim() || photo?.name || 'Receipt'
}
