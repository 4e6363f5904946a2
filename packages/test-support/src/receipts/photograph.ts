import sharp, { type OverlayOptions } from 'sharp'
import { type Bend, bendPaper } from './bend-paper.ts'
import { fadePrint } from './fade-print.ts'
import { openPixels, type Pixels, pixelsOf } from './pixels.ts'
import { drawGrain, drawWood } from './textures.ts'

/** What makes a photo of a receipt hard to read. */
export type Circumstances = Bend & {
  /** How far the picture is turned clockwise, in degrees. */
  turn?: 0 | 90 | 180 | 270
  /** How far the paper lies askew, in degrees. */
  tilt?: number
  /** The scale of the paper, relative to print of 24 pixels. */
  scale?: number
  /** The share of the print that is left. */
  ink?: number
  /** Wood around the paper, in pixels. */
  wood?: number
  /** The brightness of the wood relative to its usual brown. */
  woodLight?: number
  blur?: number
  /** The share of the light that is left. */
  light?: number
  /** The share of the light that is left at the far side. */
  farLight?: number
  /** How strongly the sensor's noise shows, in steps of 255. */
  grain?: number
  quality?: number
}

/** A photo of a paper under the given conditions; reproducible. */
export async function photograph(paper: Buffer, how: Circumstances): Promise<Buffer> {
  const plain = await pixelsOf(sharp(paper))
  const worn = how.ink === undefined ? plain : await fadePrint(plain, how.ink)
  const laid = await layOnWood(await bent(await scaled(worn, how.scale ?? 1), how), how)
  return openPixels(await withLight(laid, how))
    .rotate(how.turn ?? 0)
    .jpeg({ quality: how.quality ?? 82 })
    .toBuffer()
}

function scaled(paper: Pixels, scale: number) {
  if (scale === 1) return paper
  return pixelsOf(openPixels(paper).resize(Math.round(paper.raw.width * scale)))
}

function bent(paper: Pixels, how: Circumstances) {
  return how.tipped || how.aside || how.curl ? bendPaper(paper, how) : paper
}

async function layOnWood(paper: Pixels, how: Circumstances) {
  const { tilt = 0, wood = 60, woodLight = 1 } = how
  const { data, raw } = await pixelsOf(
    openPixels(paper).ensureAlpha().rotate(tilt, { background: '#00000000' }),
  )
  const table = await drawWood(raw.width + 2 * wood, raw.height + 2 * wood)
  const lit = await pixelsOf(openPixels(table).linear(woodLight, 0))
  return pixelsOf(openPixels(lit).composite([{ input: data, raw, left: wood, top: wood }]))
}

async function withLight(picture: Pixels, how: Circumstances) {
  const { blur = 0, light = 1, farLight = 1, grain = 0 } = how
  const { width, height } = picture.raw
  const layers: OverlayOptions[] = []
  if (farLight < 1) layers.push({ input: shade(width, height, farLight), blend: 'multiply' })
  if (grain > 0) {
    const { data, raw } = await drawGrain(width, height, grain)
    layers.push({ input: data, raw, blend: 'hard-light' })
  }
  const blurred = blur > 0 ? await pixelsOf(openPixels(picture).blur(blur)) : picture
  const dimmed = await pixelsOf(openPixels(blurred).linear(light, 0))
  return pixelsOf(openPixels(dimmed).composite(layers).removeAlpha())
}

function shade(width: number, height: number, farLight: number) {
  const far = Math.round(farLight * 255)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="light" x1="0" y1="0" x2="1" y2="0.6">
        <stop offset="0.2" stop-color="#fff"/><stop offset="0.9" stop-color="rgb(${far},${far},${far})"/>
      </linearGradient>
      <rect width="100%" height="100%" fill="url(#light)"/>
    </svg>`,
  )
}
