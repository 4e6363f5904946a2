import { readFile, rm } from 'node:fs/promises'
import { imageRules } from '@quittance/contract/image-rules'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { isWorthPacking, type Plan, planFor } from './decoding-plan.ts'
import { describeOriginal } from './describe-original.ts'
import type { ImageAnswer, ImageJob } from './image-job.ts'
import { makePrint, printPixels } from './picture-print.ts'

/** Four times the displayed 48 x 64, for high-resolution screens. */
const thumbnailSize = { width: 192, height: 256 }

const options = { limitInputPixels: imageRules.maxPixels, failOn: 'error' } as const

/** Runs in the process that decodes images, outside the server's. */
export async function answerJob(job: ImageJob): Promise<ImageAnswer> {
  try {
    if (job.do === 'print') {
      return { done: true, print: (await printOf(job.path)).toString('base64') }
    }
    const header = await readHeader(job.path)
    if (header.width * header.height > imageRules.maxPixels) return { refused: 'too-large' }
    const plan = planFor(header)
    if (plan === 'refuse') return { refused: 'too-much-memory' }
    if (job.do === 'look') return { done: true }
    const original = describeOriginal(await readFile(job.path), header)
    await write(job, header, plan)
    return { done: true, original }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return isOurs(message) ? { failed: message } : { refused: 'invalid' }
  }
}

async function readHeader(path: string): Promise<Metadata> {
  return sharp(path, { limitInputPixels: false, failOn: 'error' }).metadata()
}

/** Upright, in sRGB, without metadata or trailing data. */
async function write(
  { path, upright, thumbnail }: ImageJob & { do: 'write' },
  header: Metadata,
  plan: Plan,
) {
  const pack = isWorthPacking(header)
  if (plan === 'in-two-steps') await turnFromDisk(path, upright, pack)
  else await toJpeg(sharp(path, options).autoOrient(), upright, { quality: 88, pack })
  const small = sharp(upright).resize({ ...thumbnailSize, fit: 'cover' })
  await toJpeg(small, thumbnail, { quality: 80, pack: true })
}

/** Of an image as it is stored. */
export async function printOf(image: string | Buffer): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata()
  const scale = Math.sqrt(printPixels / (width * height))
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  const small = sharp(image).resize(size[0], size[1], { fit: 'fill' }).greyscale().raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  return makePrint({ data, width: info.width, height: info.height })
}

async function turnFromDisk(path: string, upright: string, pack: boolean) {
  const decoded = `${upright}.tif`
  try {
    await sharp(path, options).keepExif().tiff({ compression: 'none' }).toFile(decoded)
    await toJpeg(sharp(decoded, options).autoOrient(), upright, { quality: 88, pack })
  } finally {
    await rm(decoded, { force: true })
  }
}

async function toJpeg(
  image: Sharp,
  path: string,
  { quality, pack }: { quality: number; pack: boolean },
) {
  const onWhite = image.flatten({ background: '#ffffff' })
  await onWhite.jpeg({ quality, optimiseCoding: pack }).toFile(path)
}

/** A full disk is not the image's fault. */
function isOurs(message: string): boolean {
  return /unable to write|write error|no space/i.test(message)
}
