import { openPixels, type Pixels, pixelsOf } from './pixels.ts'

/** A table top: streaks along the wood. */
export async function drawWood(width: number, height: number): Promise<Pixels> {
  const streaks = { width: 12, height: Math.ceil(height / 3) }
  const grey = noise(streaks.width * streaks.height, 90, 40)
  const brown = Buffer.from([...grey].flatMap((step) => [step * 1.1, step * 0.85, step * 0.65]))
  return pixelsOf(
    openPixels({ data: brown, raw: { ...streaks, channels: 3 } }).resize(width, height, {
      fit: 'fill',
      kernel: 'linear',
    }),
  )
}

/** Sensor noise to overlay on a picture; `strength` is its deviation from grey. */
export async function drawGrain(width: number, height: number, strength: number): Promise<Pixels> {
  const grey = noise(width * height, 128, strength)
  return pixelsOf(
    openPixels({ data: grey, raw: { width, height, channels: 1 } }).toColourspace('srgb'),
  )
}

/** Noise around a mean, reproducible: readings of a drawing must not change between runs. */
function noise(count: number, mean: number, spread: number): Buffer {
  const bytes = Buffer.alloc(count)
  let seed = 42
  for (let index = 0; index < count; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    bytes[index] = Math.min(255, Math.max(0, mean + (seed / 2 ** 32 - 0.5) * 2 * spread))
  }
  return bytes
}
