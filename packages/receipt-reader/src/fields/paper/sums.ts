import type { TaggedRow } from '#tags/tagged-row.ts'

/** What rows that speak of a total print, in whole hundredths. */
export function sumsOf(rows: TaggedRow[]): number[] {
  return rows
    .filter(({ kind, label }) => kind === 'total' && /\p{L}{2}/u.test(label))
    .flatMap(({ amounts }) => amounts.map(({ minor }) => minor))
}
