import sharp, { type Sharp } from 'sharp'
import { greyOf } from '#image/grey.ts'
import type { DecodedImage, Raster } from '#image/raster.ts'
import type { Box } from '#page/boxes.ts'

const workingSide = 3000
const workingPixels = 6_000_000

/** Decodes an image the way its EXIF orientation says, no larger than small print needs. */
export async function decodeImage(image: Buffer, maxPixels = 50_000_000): Promise<DecodedImage> {
  const open = () => sharp(image, { limitInputPixels: maxPixels, failOn: 'none' })
  const { autoOrient } = await open().metadata()
  const { width, height } = autoOrient
  const raster = await workingRaster(open().autoOrient(), width, height)
  return { raster, width, height, cutOut }

  function cutOut(part: Box) {
    const scale = width / raster.width
    const left = Math.floor(part.x * scale)
    const top = Math.floor(part.y * scale)
    const size = {
      width: Math.max(1, Math.min(width - left, Math.round(part.width * scale))),
      height: Math.max(1, Math.min(height - top, Math.round(part.height * scale))),
    }
    const cut = open()
      .autoOrient()
      .extract({ left, top, ...size })
    return workingRaster(cut, size.width, size.height)
  }
}

async function workingRaster(picture: Sharp, width: number, height: number): Promise<Raster> {
  const scale = Math.min(
    1,
    workingSide / Math.max(width, height),
    Math.sqrt(workingPixels / (width * height)),
  )
  const { data, info } = await picture
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), {
      fit: 'fill',
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: greyOf(data), width: info.width, height: info.height }
}
