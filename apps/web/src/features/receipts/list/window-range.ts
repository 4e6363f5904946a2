export type WindowRange = { start: number; end: number }

type Measures = {
  /** The list's top relative to the viewport; negative once scrolled past. */
  listTop: number
  viewHeight: number
  rowHeight: number
  count: number
  /** Extra rows beyond each edge, for fast scrolling and the Tab key. */
  spare?: number
}

/** Which rows of a long list to render. */
export function windowRange({
  listTop,
  viewHeight,
  rowHeight,
  count,
  spare = 12,
}: Measures): WindowRange {
  // Short lists render in full, so that find-in-page works.
  if (count <= spare) return { start: 0, end: count }
  const first = Math.floor(-listTop / rowHeight) - spare
  const last = Math.ceil((viewHeight - listTop) / rowHeight) + spare
  const start = Math.min(Math.max(0, first), Math.max(0, count - 1))
  return { start, end: Math.max(start, Math.min(count, last)) }
}
