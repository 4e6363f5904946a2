import type { Crop } from '#image/crop.ts'

/** In heights of a line: how far apart cuts are, what counts as a line, and what a line keeps beyond its cut. */
const shortest = 0.55
const longest = 1.2
const leastLine = 0.5
const margin = 0.1
/** Rows with less ink than this share of the darkest one are margins. */
const leastInk = 0.15

type Cuts = { cost: number; cuts: number[] }

const noCuts: Cuts = { cost: 0, cuts: [] }

/** How dark each row of a grey cut-out is beside its lightest one. */
export function inkByRow({ planes, width, height }: Crop): number[] {
  const light = Array.from({ length: height }, (_, row) => {
    const levels = planes.subarray(row * width, (row + 1) * width)
    return levels.reduce((sum, level) => sum + level, 0) / width
  })
  const paper = Math.max(...light)
  return light.map((level) => paper - level)
}

/** The lines of print in a text, cut where there is least ink, from 0 at its top to 1; slivers of lines are none. */
export function rowBands(rows: number[], lineHeight: number): { from: number; to: number }[] {
  const edges = [0, ...bestCuts(rows, lineHeight), rows.length]
  const beyond = lineHeight * margin
  return edges
    .slice(1)
    .map((to, index) => inked(rows, edges[index]!, to))
    .filter(({ from, to }) => to - from >= leastLine * lineHeight)
    .map(({ from, to }) => ({
      from: Math.max(0, from - beyond) / rows.length,
      to: Math.min(rows.length, to + beyond) / rows.length,
    }))
}

/** The rows with the least ink in all that stand about a line apart. */
function bestCuts(rows: number[], lineHeight: number): number[] {
  const usual = rows.reduce((sum, ink) => sum + ink, 0) / rows.length
  const reach = longest * lineHeight
  /** The best cuts down to each row. */
  const ways: Cuts[] = []
  for (const [row, ink] of rows.entries()) {
    const latest = Math.max(0, Math.ceil(row - shortest * lineHeight))
    const before = ways.slice(Math.max(0, Math.ceil(row - reach)), latest)
    const { cost, cuts } = cheapest(row <= reach ? [noCuts, ...before] : before)
    ways.push({ cost: cost + ink - usual, cuts: [...cuts, row] })
  }
  return cheapest(ways.slice(Math.max(0, Math.floor(rows.length - reach)))).cuts
}

function cheapest(ways: Cuts[]): Cuts {
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best), ways[0] ?? noCuts)
}

function inked(rows: number[], from: number, to: number) {
  const least = leastInk * Math.max(...rows)
  const part = rows.slice(from, to)
  const first = part.findIndex((ink) => ink > least)
  const last = part.findLastIndex((ink) => ink > least)
  return { from: from + Math.max(0, first), to: from + last + 1 }
}
