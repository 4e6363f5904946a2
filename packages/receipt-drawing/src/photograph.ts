import sharp from 'sharp'
import { type Bend, bendPaper } from './bend-paper.ts'
import { fadePrint } from './fade-print.ts'
import { drawGrain, drawWood } from './textures.ts'

/** What makes a photo of a receipt hard to read. */
export type Circumstances = Bend & {
  /** How far the picture is turned clockwise, in degrees. */
  turn?: 0 | 90 | 180 | 270
  /** How far the paper lies askew, in degrees. */
  tilt?: number
  /** How large the paper comes out beside its print at 24 pixels. */
  scale?: number
  /** The share of the print that the years left. */
  ink?: number
  /** Wood around the paper, in pixels. */
  wood?: number
  /** How bright the wood is beside its usual brown. */
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

/** A photo of a paper under the given circumstances; the same for the same ones. */
export async function photograph(paper: Buffer, how: Circumstances): Promise<Buffer> {
  const worn = how.ink === undefined ? paper : await fadePrint(paper, how.ink)
  const laid = await layOnWood(await bent(await scaled(worn, how.scale ?? 1), how), how)
  const lit = await withLight(laid, how)
  return sharp(lit)
    .rotate(how.turn ?? 0)
    .jpeg({ quality: how.quality ?? 82 })
    .toBuffer()
}

async function scaled(paper: Buffer, scale: number) {
  if (scale === 1) return paper
  const { width } = await sharp(paper).metadata()
  return sharp(paper)
    .resize(Math.round(width * scale))
    .toBuffer()
}

function bent(paper: Buffer, how: Circumstances) {
  return how.tipped || how.aside || how.curl ? bendPaper(paper, how) : paper
}

async function layOnWood(paper: Buffer, how: Circumstances) {
  const { tilt = 0, wood = 60, woodLight = 1 } = how
  const turned = await sharp(paper)
    .ensureAlpha()
    .rotate(tilt, { background: '#00000000' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const width = turned.info.width + 2 * wood
  const height = turned.info.height + 2 * wood
  return sharp(
    await sharp(await drawWood(width, height))
      .linear(woodLight, 0)
      .toBuffer(),
  )
    .composite([{ input: turned.data, left: wood, top: wood }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function withLight(picture: Buffer, how: Circumstances) {
  const { blur = 0, light = 1, farLight = 1, grain = 0 } = how
  const { width, height } = await sharp(picture).metadata()
  const layers = [
    ...(farLight < 1
      ? [{ input: shade(width, height, farLight), blend: 'multiply' as const }]
      : []),
    ...(grain > 0
      ? [{ input: await drawGrain(width, height, grain), blend: 'hard-light' as const }]
      : []),
  ]
  const blurred = blur > 0 ? await sharp(picture).blur(blur).toBuffer() : picture
  const dimmed = await sharp(blurred).linear(light, 0).toBuffer()
  return sharp(dimmed).composite(layers).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
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
