/** Rows of a picture that are looked at together, and which of them count: what lies at a cut is seen whole by another. */
export type Strip = { top: number; bottom: number; from: number; to: number }

/** The detector halves its picture five times. */
const unit = 32
/** Rows that two strips share at least. */
const shared = 4 * unit

/** Strips of like height, none higher than `tallest` unless a strip must be; `height` and every cut are whole units. */
export function stripsOf(height: number, tallest: number): Strip[] {
  const most = Math.max(2 * shared, Math.floor(tallest / unit) * unit)
  if (height <= most) return [{ top: 0, bottom: height, from: 0, to: height }]
  const count = Math.ceil((height - shared) / (most - shared))
  const high = Math.ceil((height + (count - 1) * shared) / count / unit) * unit
  const tops = Array.from(
    { length: count },
    (_, index) => Math.floor((index * (height - high)) / (count - 1) / unit) * unit,
  )
  const cuts = tops.slice(1).map((top, index) => (tops[index]! + high + top) / 2)
  return tops.map((top, index) => ({
    top,
    bottom: top + high,
    from: cuts[index - 1] ?? 0,
    to: cuts[index] ?? height,
  }))
}
