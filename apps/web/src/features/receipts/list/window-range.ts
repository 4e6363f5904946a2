export type WindowRange = { start: number; end: number }

type Measures = {
  /** The list's top relative to the viewport; negative once scrolled past. */
  listTop: number
  viewHeight: number
  /** Where each row begins in the list, and where the last one ends. */
  tops: readonly number[]
  /** Extra rows beyond each edge, for fast scrolling and the Tab key. */
  spare?: number
}

/** Which rows of a long list to render. */
export function windowRange({ listTop, viewHeight, tops, spare = 12 }: Measures): WindowRange {
  const count = tops.length - 1
  // Short lists render in full, so that find-in-page works.
  if (count <= spare) return { start: 0, end: count }
  const first = rowsBefore(tops, -listTop) - 1 - spare
  const last = rowsBefore(tops, viewHeight - listTop) + spare
  const start = Math.min(Math.max(0, first), Math.max(0, count - 1))
  return { start, end: Math.max(start, Math.min(count, last)) }
}

/** How many rows begin before this height. */
function rowsBefore(tops: readonly number[], height: number) {
  const next = tops.findIndex((top) => top >= height)
  return next < 0 ? tops.length : next
}
