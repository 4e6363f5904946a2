import { median } from '#median.ts'

/** The slope of a text and its position; longer text measures it better. */
type Fall = { x: number; y: number; slope: number; weight: number }

type Extent = { middle: number; half: number }

/** Where the row through a place crosses the middle of the page. */
type RowAt = (x: number, y: number) => number

const leastTexts = 8
/** A bend that explains less than this share of the slope differences is noise. */
const leastExplained = 0.4
/** How far the slope of a text applies to others, as a share of the page's height. */
const reach = 0.12
/** Damping of the slope's change along a row. */
const stiffness = 0.3
/** Tolerated error of a slope. */
const leastStray = 0.01
const rounds = 4
const steps = 4

/**
 * Rows of a paper that is bent or seen from the side; nothing where they are parallel lines. `xs` is where all text
 * stands, also that which tells no slope.
 */
export function bentRows(falls: Fall[], xs: number[]): RowAt | undefined {
  if (falls.length < leastTexts || !falls.some(({ slope }) => slope !== falls[0]!.slope)) {
    return undefined
  }
  const across = extentOf(xs)
  const believed = withoutStray(falls, across)
  if (explained(believed, across) < leastExplained) return undefined
  let known = believed
  for (let round = 0; round < rounds; round += 1) {
    const rowAt = rowsAmong(known, across)
    known = believed.map((fall) => ({ ...fall, y: rowAt(fall.x, fall.y) }))
  }
  return rowsAmong(known, across)
}

/** Computed from texts whose `y` is that of their row at the middle of the page. */
function rowsAmong(falls: Fall[], across: Extent): RowAt {
  const slopeOn = slopesAmong(falls, across)
  return (x, y) => {
    const step = (x - across.middle) / steps
    let row = y
    for (let round = 0; round < rounds; round += 1) {
      let fall = 0
      for (let index = 0.5; index < steps; index += 1) {
        fall += step * slopeOn(across.middle + index * step, row)
      }
      row = y - fall
    }
    return row
  }
}

/**
 * What the texts of near rows say of the slope at a place: a mean, and how it changes along the rows. How it changes
 * down the page all texts say, so that the first and the last rows are not taken for those beside them.
 */
function slopesAmong(falls: Fall[], across: Extent) {
  const down = extentOf(falls.map(({ y }) => y))
  const trend = trendOf(falls.map(({ y, slope, weight }) => ({ at: y, value: slope, weight })))
  const texts = falls.map(({ x, y, slope, weight }) => ({
    row: y,
    at: (x - across.middle) / across.half,
    value: slope - trend * (y - down.middle),
    weight,
  }))
  return (x: number, row: number) => {
    const near = texts.map((text) => {
      const away = (text.row - row) / (2 * reach * down.half)
      return { ...text, weight: text.weight * Math.exp(-(away ** 2)) + Number.EPSILON }
    })
    const { at, value, together, spread } = momentsOf(near)
    const change = together / (spread + stiffness * Math.max(0.05, spread))
    const here = (x - across.middle) / across.half
    return trend * (row - down.middle) + value + change * (here - at)
  }
}

type Sample = { at: number; value: number; weight: number }

function trendOf(samples: Sample[]) {
  const { together, spread } = momentsOf(samples)
  return spread === 0 ? 0 : together / spread
}

/** Weighted means, and how the two vary together and the first alone. */
function momentsOf(samples: Sample[]) {
  let [total, at, value] = [0, 0, 0]
  for (const sample of samples) {
    total += sample.weight
    at += sample.weight * sample.at
    value += sample.weight * sample.value
  }
  at /= total
  value /= total
  let [together, spread] = [0, 0]
  for (const sample of samples) {
    together += (sample.weight * (sample.at - at) * (sample.value - value)) / total
    spread += (sample.weight * (sample.at - at) ** 2) / total
  }
  return { at, value, together, spread }
}

/** The difference of each text from what the others predict. */
function offsOf(falls: Fall[], across: Extent) {
  return falls.map((fall) => {
    const slopeOn = slopesAmong(
      falls.filter((other) => other !== fall),
      across,
    )
    return Math.abs(fall.slope - slopeOn(fall.x, fall.y))
  })
}

function withoutStray(falls: Fall[], across: Extent) {
  const offs = offsOf(falls, across)
  const far = Math.max(leastStray, 3 * median(offs))
  return falls.filter((_, index) => offs[index]! <= far)
}

/** The share of the slope differences that the other texts explain. */
function explained(falls: Fall[], across: Extent) {
  const usual = median(falls.map(({ slope }) => slope))
  const weighted = (offs: number[]) => sum(offs.map((off, index) => off * falls[index]!.weight))
  const apart = weighted(falls.map(({ slope }) => Math.abs(slope - usual)))
  return apart === 0 ? 0 : 1 - weighted(offsOf(falls, across)) / apart
}

function extentOf(values: number[]): Extent {
  const least = Math.min(...values)
  const most = Math.max(...values)
  return { middle: (least + most) / 2, half: Math.max(1, (most - least) / 2) }
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}

/** The middle of a text, its height, and where it begins and ends. */
export type Placed = { x: number; y: number; height: number; left: number; right: number }

/** How rows rise or fall in the middle of the page, and how that changes from its top to its foot. */
type RowSlope = { slope: number; change: number }

type Pair = { run: number; rise: number; depth: number; height: number }

/** Texts side by side count as level within this share of their height. */
const nearness = 0.4
/** Penalty for each unit of difference from the angle of the texts. */
const distrust = 4
/** A slope must level this many more pairs than the angle of the texts. */
const leastGain = 1.2
/** More texts than a receipt has: skip the search. */
const mostTexts = 400

/** Curled paper moves prices away from their names: finds the slope that puts most texts on common rows. */
export function rowSlopeOf(texts: Placed[], angle: number, pageHeight: number): RowSlope {
  const plain = { slope: angle, change: 0 }
  if (texts.length > mostTexts) return plain
  const pairs = pairsOf(texts, angle, pageHeight)
  const least = levelPairs(pairs, plain) * leastGain
  let best = { ...plain, score: least }
  for (const candidate of slopesAround(angle)) {
    const trust =
      1 - distrust * (Math.abs(candidate.slope - angle) + Math.abs(candidate.change) / 4)
    const score = levelPairs(pairs, candidate) * trust
    if (score > best.score) best = { ...candidate, score }
  }
  return { slope: best.slope, change: best.change }
}

function slopesAround(angle: number): RowSlope[] {
  const range = (count: number, size: number) =>
    Array.from({ length: 2 * count + 1 }, (_, step) => (step - count) * size)
  return range(20, 0.004).flatMap((by) =>
    range(6, 0.02).map((change) => ({ slope: angle + by, change })),
  )
}

/** Texts beside each other that may be of one row. */
function pairsOf(texts: Placed[], angle: number, pageHeight: number): Pair[] {
  return texts.flatMap((left) =>
    texts.flatMap((right) => {
      const height = Math.min(left.height, right.height)
      const run = right.x - left.x
      const rise = right.y - left.y
      if (right.left < left.right || Math.abs(rise - angle * run) > height * 1.6) return []
      return [{ run, rise, depth: (left.y + right.y) / 2 / pageHeight - 0.5, height }]
    }),
  )
}

function levelPairs(pairs: Pair[], { slope, change }: RowSlope) {
  return pairs.reduce((score, { run, rise, depth, height }) => {
    const off = (rise - (slope + change * depth) * run) / (height * nearness)
    return Math.abs(off) < 1 ? score + (1 - off * off) ** 2 : score
  }, 0)
}
