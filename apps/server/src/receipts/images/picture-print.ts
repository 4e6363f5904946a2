export type Grey = { data: Uint8Array; width: number; height: number }

/** About this many pixels are looked at, so that print has a similar size in every photo. */
export const printPixels = 600_000

/** A point takes 20 bytes: its place, then 128 bits that describe what is around it. */
export const pointBytes = 20
const maxPoints = 240
/** Strips from top to bottom, each with as many points. */
const bands = 12
const tests = 128

/** Half the height, in pixels, of the words to look for. */
const sizes = [2, 2.5, 3.1, 3.9, 4.9, 6.1, 7.6, 9.5]
const minContrast = 4
/** Points are looked for in every second row and column. */
const step = 2
/** How far around a point its description reaches, in its size. */
const reach = { x: 9, y: 6 }

type Point = { x: number; y: number; size: number; contrast: number }
type MeanOf = (x: number, y: number, halfWidth: number, halfHeight: number) => number
type Means = { meanOf: MeanOf; contrastsOf(size: number): Float32Array }

/**
 * Describes the words that stand out most, each by what surrounds it. Another photo of the same
 * paper has most of them in the same arrangement, whatever its light, size, angle and margins.
 */
export function makePrint(grey: Grey): Buffer {
  const means = sumUp(grey)
  const points = findPoints(grey, means)
  const print = Buffer.alloc(points.length * pointBytes)
  points.forEach((point, index) => {
    const at = index * pointBytes
    print.writeUInt16LE(point.x & 0xffff, at)
    print.writeUInt16LE(point.y & 0xffff, at + 2)
    describe(point, means.meanOf).forEach((word, place) =>
      print.writeUInt32LE(word, at + 4 + 4 * place),
    )
  })
  return print
}

/** The mean of any box, from sums over all pixels above and to the left. */
function sumUp({ data, width, height }: Grey): Means {
  const stride = width + 1
  const sums = new Int32Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  const sumTo = (x: number, y: number) => sums[y * stride + x] ?? 0
  const meanOf: MeanOf = (x, y, halfWidth, halfHeight) => {
    const left = within(x - halfWidth, 0, width - 1)
    const right = within(x + halfWidth, left + 1, width)
    const top = within(y - halfHeight, 0, height - 1)
    const bottom = within(y + halfHeight, top + 1, height)
    const sum = sumTo(right, bottom) - sumTo(right, top) - sumTo(left, bottom) + sumTo(left, top)
    return sum / ((right - left) * (bottom - top))
  }

  /** How much darker a word of this size is than what is around it, at every step. */
  function contrastsOf(size: number) {
    const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)]
    const map = new Float32Array(columns * rows)
    const outer = cornersOf(4 * size, 2 * size)
    const inner = cornersOf(2 * size, size)
    const contrastAt = (x: number, y: number) =>
      meanOf(x, y, 4 * size, 2 * size) - meanOf(x, y, 2 * size, size)
    const [first, last] = [outer.right, width - outer.right]
    for (let row = 0, place = 0; row < rows; row += 1) {
      const y = row * step
      const isInside = y >= outer.bottom && y <= height - outer.bottom
      for (let column = 0; column < columns; column += 1, place += 1) {
        const x = column * step
        const at = y * stride + x
        map[place] =
          isInside && x >= first && x <= last
            ? (sums[at + outer.br]! -
                sums[at + outer.tr]! -
                sums[at + outer.bl]! +
                sums[at + outer.tl]!) /
                outer.pixels -
              (sums[at + inner.br]! -
                sums[at + inner.tr]! -
                sums[at + inner.bl]! +
                sums[at + inner.tl]!) /
                inner.pixels
            : contrastAt(x, y)
      }
    }
    return map
  }

  /** Where the sums of a box around a whole pixel stand, which needs no rounding again. */
  function cornersOf(halfWidth: number, halfHeight: number) {
    const [left, right] = [Math.round(-halfWidth), Math.round(halfWidth)]
    const [top, bottom] = [Math.round(-halfHeight), Math.round(halfHeight)]
    const [above, below] = [top * stride, bottom * stride]
    const pixels = (right - left) * (bottom - top)
    return {
      right,
      bottom,
      pixels,
      tl: above + left,
      tr: above + right,
      bl: below + left,
      br: below + right,
    }
  }

  return { meanOf, contrastsOf }
}

function within(value: number, least: number, most: number) {
  return Math.min(Math.max(Math.round(value), least), most)
}

/** Darker than around them, more than at any neighbouring place and size. */
function findPoints({ width, height }: Grey, { contrastsOf }: Means): Point[] {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)]
  const maps = sizes.map(contrastsOf)
  const neighbours = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * columns + column))
  const points: Point[] = []
  for (let level = 1; level < sizes.length - 1; level += 1) {
    const [map, size] = [maps[level], sizes[level]]
    const near = maps.slice(level - 1, level + 2)
    if (!map || !size) continue
    for (let place = columns; place < columns * (rows - 1); place += 1) {
      const contrast = map[place] ?? 0
      if (contrast < minContrast || !isPeak(near, neighbours, place, contrast)) continue
      const [x, y] = [(place % columns) * step, Math.floor(place / columns) * step]
      points.push({ x, y, size, contrast })
    }
  }
  return chooseSpread(points, height)
}

function isPeak(near: Float32Array[], around: number[], place: number, contrast: number) {
  for (const map of near) {
    for (const by of around) if ((map[place + by] ?? 0) > contrast) return false
  }
  return true
}

/** From everywhere on the paper: the head is bold, and the same on all receipts of a shop. */
function chooseSpread(points: Point[], height: number): Point[] {
  const byBand = Map.groupBy(points, ({ y }) => Math.floor((y * bands) / height))
  return [...byBand.values()].flatMap((band) =>
    band.toSorted((a, b) => b.contrast * b.size - a.contrast * a.size).slice(0, maxPoints / bands),
  )
}

/** Pairs of places around a point; which is darker is one bit. The same in every print. */
const pairs = makePairs()

function makePairs() {
  let state = 12_345
  const next = (most: number) => {
    state = (state * 16_807) % 2_147_483_647
    return ((state / 2_147_483_647) * 2 - 1) * most
  }
  const place = () => ({ x: next(reach.x), y: next(reach.y) })
  return Array.from({ length: tests }, () => [place(), place()] as const)
}

function describe({ x, y, size }: Point, meanOf: MeanOf): Uint32Array {
  const words = new Uint32Array(tests / 32)
  const meanBy = (by: { x: number; y: number }) =>
    meanOf(x + by.x * size, y + by.y * size, size, size)
  pairs.forEach(([one, other], index) => {
    if (meanBy(one) < meanBy(other))
      words[index >> 5] = (words[index >> 5] ?? 0) | (1 << (index & 31))
  })
  return words
}
