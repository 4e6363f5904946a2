import type { Entry } from '#offline/entries/entry-list.ts'
import type { Parts } from '#offline/entries/split.ts'

/** An entry's pages within the whole document, first to last. */
export type PageRange = { first: number; last: number }

/** Whether there is anything to split: several pages that the server has read. */
export function canSplit({ document, reading, state }: Entry): boolean {
  return state !== 'sending' && Boolean(reading) && (document?.pages ?? 0) > 1
}

export function pagesOf({ document }: Pick<Entry, 'document'>): PageRange {
  const first = document?.firstPage ?? 1
  return { first, last: first + (document?.pages ?? 1) - 1 }
}

/** Suggested first pages of the receipts; if they look like one, every page starts one. */
export function proposedStarts({ document, reading }: Pick<Entry, 'document' | 'reading'>) {
  const { first, last } = pagesOf({ document })
  const groups = reading?.groups ?? []
  const starts = groups.length > 1 ? groups.map(([start]) => start) : range(first, last)
  return new Set(starts.filter((page) => page > first && page <= last))
}

/** The first and last page of each receipt. */
export function partsOf({ first, last }: PageRange, starts: ReadonlySet<number>): Parts {
  const begins = [first, ...range(first + 1, last).filter((page) => starts.has(page))]
  return begins.map((begin, index) => [begin, (begins[index + 1] ?? last + 1) - 1])
}

/** Starts a receipt at a page, or joins the page to the one before. */
export function withStart(starts: ReadonlySet<number>, page: number, isStart: boolean) {
  const next = new Set(starts)
  if (isStart) next.add(page)
  else next.delete(page)
  return next
}

export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
