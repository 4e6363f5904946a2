export type WindowRange = { start: number; end: number }

type Measures = {
  /** Where the list begins, seen from the top edge of the view; negative once scrolled past. */
  listTop: number
  viewHeight: number
  rowHeight: number
  count: number
  /** Rows kept ready beyond each edge, for fast thumbs and the Tab key. */
  spare?: number
}

/** Which rows of a long list are worth having in the page. */
export function windowRange({
  listTop,
  viewHeight,
  rowHeight,
  count,
  spare = 12,
}: Measures): WindowRange {
  // So few are always there, also for whoever searches the page.
  if (count <= spare) return { start: 0, end: count }
  const first = Math.floor(-listTop / rowHeight) - spare
  const last = Math.ceil((viewHeight - listTop) / rowHeight) + spare
  const start = Math.min(Math.max(0, first), Math.max(0, count - 1))
  return { start, end: Math.max(start, Math.min(count, last)) }
}
