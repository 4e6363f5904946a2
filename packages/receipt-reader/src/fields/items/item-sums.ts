type Priced = { minor: number }

/** An order type beside what all above it add up to ("Take out 18.00") is a sum that nobody bought. */
export function withoutSum<T extends Priced>(lines: T[], sums: number[]): T[] {
  const last = lines.at(-1)
  const above = lines.slice(0, -1)
  const isSum = above.length > 1 && last?.minor === sumOf(above) && sums.includes(last.minor)
  return isSum ? above : lines
}

export function sumOf(lines: Priced[]): number {
  return lines.reduce((sum, { minor }) => sum + minor, 0)
}
