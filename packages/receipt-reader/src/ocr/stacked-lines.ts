import { unclipRatio } from '#find/detector.ts'
import type { FoundText } from '#find/find-text.ts'
import type { Crop } from '#image/crop.ts'
import { median } from '#median.ts'
import { type Band, marginOf, overlapShare } from '#page/boxes.ts'
import type { Reading } from '#page/text-box.ts'
import { type Recognizer, recognize } from '#recognize/recognizer.ts'

/** A text this much taller than most lines, as wide as a figure, and read no better than this may be lines that touch. */
const tall = 1.4
const wide = 2
const readWell = 0.9
const sampledRows = 64
/** How close its lines may stand, in heights of a usual text. */
const pitches = [1, 0.75]
/** What the detector's boxes leave around a line, in heights of the box. */
const usualMargin = 0.3
/** The lines must be read as well as this, one by one, and better than together. */
const readWellApart = 0.9
const readable = 0.85
const ahead = 0.1
/** How much of a text must lie in another to be a piece of it, and by how much the piece must be surer to stay. */
const piece = 0.7
const wholeAhead = 0.05

type ReadLine = { text: FoundText; reading: Reading }

/** Columns of fine figures run together for the detector: they are read line by line. */
export async function readStackedLines(
  recognizer: Recognizer,
  lines: ReadLine[],
): Promise<ReadLine[]> {
  const usual = median(lines.map(({ text }) => text.box.height))
  const all: ReadLine[] = []
  const parted = new Set<ReadLine>()
  for (const line of lines) {
    const parts = mayBeStacked(line, usual) ? await apart(recognizer, line, usual) : []
    all.push(...(parts.length > 0 ? parts : [line]))
    for (const part of parts) parted.add(part)
  }
  if (parted.size === 0) return lines
  return all.filter((line) => !all.some((other) => isOutdoneBy(other, line, parted)))
}

function mayBeStacked({ text, reading }: ReadLine, usual: number) {
  const { width, height } = text.box
  return height >= tall * usual && width >= wide * usual && reading.confidence < readWell
}

/** The lines of a text; empty if splitting does not make it clearer. */
async function apart(recognizer: Recognizer, { text, reading }: ReadLine, usual: number) {
  const rows = inkByRow(text.cut({ height: sampledRows }))
  // The margins of a tall text are those of its height.
  const aside = Math.max(0, marginOf(text.box, unclipRatio) - usualMargin * usual)
  const needed = Math.max(readWellApart, reading.confidence + ahead)
  let best: ReadLine[] = []
  for (const pitch of pitches) {
    const bands = rowBands(rows, (pitch * usual * sampledRows) / text.box.height)
    const lines = await readBands(
      recognizer,
      text,
      bands.map((band) => ({ ...band, aside })),
    )
    if (confidenceOf(lines) >= needed * lines.length && confidenceOf(lines) > confidenceOf(best)) {
      best = lines
    }
  }
  return best
}

function confidenceOf(lines: ReadLine[]) {
  return lines.reduce((sum, { reading }) => sum + reading.confidence, 0)
}

async function readBands(recognizer: Recognizer, text: FoundText, bands: Band[]) {
  const texts = bands.map(text.band)
  const readings = await recognize(
    recognizer,
    texts.map(({ cut }) => cut(recognizer.style)),
  )
  return texts
    .map((line, index): ReadLine => ({ text: line, reading: readings[index]! }))
    .filter((line) => line.reading.confidence >= readable)
}

/** A split line was also detected separately, or is the edge of such a line: the better one stays. */
function isOutdoneBy(other: ReadLine, line: ReadLine, parted: Set<ReadLine>) {
  if (line === other || !(parted.has(line) || parted.has(other))) return false
  const isInside = overlapShare(line.text.box, other.text.box) > piece
  const isAround = overlapShare(other.text.box, line.text.box) > piece
  const lead = line.reading.confidence - other.reading.confidence
  if (isInside && isAround) return lead < 0
  if (isInside) return parted.has(line) || lead < wholeAhead
  return isAround && !parted.has(other) && lead <= -wholeAhead
}

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
function inkByRow({ planes, width, height }: Crop): number[] {
  const light = Array.from({ length: height }, (_, row) => {
    const levels = planes.subarray(row * width, (row + 1) * width)
    return levels.reduce((sum, level) => sum + level, 0) / width
  })
  const paper = Math.max(...light)
  return light.map((level) => paper - level)
}

/** The lines of print in a text, from 0 (top) to 1, split where there is least ink; ignores slivers. */
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
