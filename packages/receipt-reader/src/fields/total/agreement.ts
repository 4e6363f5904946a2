/** Printed figures in whole minor units; a discount is positive, rounding may carry either sign. */
export type Figures = {
  total?: number | null
  subtotal?: number | null
  tax?: number | null
  tip?: number | null
  discount?: number | null
  rounding?: number | null
  /** The price of each line, null where none is printed. */
  items?: (number | null)[]
}

export type Verdict = 'agrees' | 'disagrees' | 'unknown'

/** Tax and discounts are rounded line by line, so a sum may be off by this much. */
const tolerance = 2

/** Whether subtotal or items, with tax, tip, discount and rounding, make up the total. */
export function checkFigures(figures: Figures): { total: Verdict; items: Verdict } {
  const { total, subtotal, items = [] } = figures
  const extras = possibleExtras(figures)
  const priced = items.filter((price) => price !== null)
  const sum = priced.length > 0 ? priced.reduce((left, right) => left + right) : null
  const itemsVerdict = compare(known(sum), known(total, subtotal), extras)
  return {
    total: compare(known(subtotal, sum), known(total), extras),
    items: itemsVerdict === 'disagrees' && priced.length < items.length ? 'unknown' : itemsVerdict,
  }
}

function compare(parts: number[], wholes: number[], extras: number[]): Verdict {
  if (parts.length === 0 || wholes.length === 0) return 'unknown'
  const fits = parts.some((part) =>
    wholes.some((whole) => extras.some((extra) => Math.abs(part + extra - whole) <= tolerance)),
  )
  return fits ? 'agrees' : 'disagrees'
}

/** Every printed extra may be part of the prices already or come on top of them. */
function possibleExtras({ tax, tip, discount, rounding }: Figures): number[] {
  const signed = [[tax ?? 0], [tip ?? 0], [-(discount ?? 0)], [rounding ?? 0, -(rounding ?? 0)]]
  return signed.reduce(
    (sums, choices) => sums.flatMap((sum) => [0, ...choices].map((choice) => sum + choice)),
    [0],
  )
}

function known(...values: (number | null | undefined)[]): number[] {
  return values.filter((value) => value !== null && value !== undefined)
}
