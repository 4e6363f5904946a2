import type { Raster } from './raster.ts'

/** For each new pixel of a side: the first old one that counts, and what each from there on counts. */
type Shares = { first: number; weights: Float32Array }[]

/** Larger by lines between pixels; smaller by an average in which the nearest count most. */
export function resizeRaster(raster: Raster, toWidth: number, toHeight: number): Raster {
  const { data, width, height } = raster
  if (toWidth === width && toHeight === height) return raster
  const across = sharesOf(width, toWidth)
  const narrow = new Float32Array(toWidth * height)
  for (let y = 0; y < height; y += 1) {
    narrowRow(data.subarray(y * width), across, narrow.subarray(y * toWidth))
  }
  const resized = new Uint8ClampedArray(toWidth * toHeight)
  const line = new Float32Array(toWidth)
  for (const [y, { first, weights }] of sharesOf(height, toHeight).entries()) {
    line.fill(0)
    for (const [step, weight] of weights.entries()) {
      const from = (first + step) * toWidth
      for (let x = 0; x < toWidth; x += 1) line[x]! += weight * narrow[from + x]!
    }
    resized.set(line, y * toWidth)
  }
  return { data: new Uint8Array(resized.buffer), width: toWidth, height: toHeight }
}

function narrowRow(row: Uint8Array, across: Shares, narrow: Float32Array) {
  for (let x = 0; x < across.length; x += 1) {
    const { first, weights } = across[x]!
    let sum = 0
    for (let step = 0; step < weights.length; step += 1) sum += weights[step]! * row[first + step]!
    narrow[x] = sum
  }
}

/** A triangle over the old pixels around each new one. */
function sharesOf(from: number, to: number): Shares {
  const scale = from / to
  const reach = Math.max(1, scale)
  return Array.from({ length: to }, (_, index) => {
    const middle = (index + 0.5) * scale
    const first = Math.max(0, Math.floor(middle - reach + 0.5))
    const end = Math.min(from, Math.ceil(middle + reach - 0.5) + 1)
    const raw = Array.from({ length: Math.max(1, end - first) }, (_none, step) =>
      Math.max(0, 1 - Math.abs(first + step + 0.5 - middle) / reach),
    )
    const sum = raw.reduce((left, right) => left + right, 0)
    return { first, weights: Float32Array.from(raw, (weight) => (sum > 0 ? weight / sum : 1)) }
  })
}
