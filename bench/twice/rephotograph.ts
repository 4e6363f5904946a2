import sharp from 'sharp'
import { createRandom } from '#never-lose/random.ts'

/** The longer side that a photo is made from. */
const workingSize = 1300
const mostCropped = 0.1
const mostDegrees = 5
/** How much nearer one edge of the paper may be than its middle. */
const mostTilt = 0.05

/** The same paper photographed once more: cropped, turned, tilted, in other light, noisy, re-encoded. */
export async function rephotograph(photo: string, seed: number): Promise<Buffer> {
  const { below } = createRandom(seed)
  const between = (least: number, most: number) => least + (most - least) * (below(1e6) / 1e6)
  const upright = sharp(photo).autoOrient().resize(workingSize, workingSize, { fit: 'inside' })
  const { data, info } = await upright.greyscale().raw().toBuffer({ resolveWithObject: true })
  const [across, down] = [info.width, info.height].map((side) => {
    const cropped = side * between(0, mostCropped)
    return { side: side - cropped, middle: side / 2 + cropped * between(-0.5, 0.5) }
  }) as [Shown, Shown]
  const turn = (between(-mostDegrees, mostDegrees) * Math.PI) / 180
  const tilt = { x: between(-1, 1) * 2 * mostTilt, y: between(-1, 1) * 2 * mostTilt }
  const scale = between(0.5, 1.2)
  const table = between(60, 180)
  const noise = between(0, 15)
  const [width, height] = [Math.round(across.side * scale), Math.round(down.side * scale)]
  const grain = Float32Array.from({ length: 9973 }, () => between(-noise, noise))
  const pixels = new Uint8ClampedArray(width * height)
  for (let place = 0; place < pixels.length; place += 1) {
    const u = (place % width) / width - 0.5
    const v = Math.floor(place / width) / height - 0.5
    const distance = 1 + tilt.x * u + tilt.y * v
    const x = (u / distance) * across.side
    const y = (v / distance) * down.side
    const fromX = across.middle + x * Math.cos(turn) - y * Math.sin(turn)
    const fromY = down.middle + x * Math.sin(turn) + y * Math.cos(turn)
    const light = lightAt(data, info, fromX, fromY) ?? table
    pixels[place] = light + (grain[place % grain.length] ?? 0)
  }
  const contrast = between(0.6, 1.2)
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .linear(contrast, 128 * (1 - contrast) + between(-30, 30))
    .jpeg({ quality: 40 + below(51) })
    .toBuffer()
}

type Shown = { side: number; middle: number }

/** Between its four neighbours; undefined beyond the edge. */
function lightAt(
  data: Buffer,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
): number | undefined {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return undefined
  const at = top * width + left
  const right = x - left
  const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right
  const under = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right
  return above + (under - above) * (y - top)
}
