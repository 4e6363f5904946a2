/** The middle of a text, its height, and where it begins and ends. */
export type Placed = { x: number; y: number; height: number; left: number; right: number }

/** How rows rise or fall in the middle of the page, and how that changes from its top to its foot. */
export type RowSlope = { slope: number; change: number }

type Pair = { run: number; rise: number; depth: number; height: number }

/** Texts side by side count as level within this share of their height. */
const nearness = 0.4
/** The angle of the texts themselves is believed: another slope loses this much for each unit of difference. */
const distrust = 4
/** A slope must make so many more pairs level than the angle of the texts does. */
const leastGain = 1.2
/** More texts than a receipt has: not worth the search. */
const mostTexts = 400

/** Paper that curls lifts its prices away from their names: the slope at which most texts stand side by side. */
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
  const steps = (count: number, size: number) =>
    Array.from({ length: 2 * count + 1 }, (_, step) => (step - count) * size)
  return steps(20, 0.004).flatMap((by) =>
    steps(6, 0.02).map((change) => ({ slope: angle + by, change })),
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
  return pairs.reduce((sum, { run, rise, depth, height }) => {
    const off = (rise - (slope + change * depth) * run) / (height * nearness)
    return Math.abs(off) < 1 ? sum + (1 - off * off) ** 2 : sum
  }, 0)
}
