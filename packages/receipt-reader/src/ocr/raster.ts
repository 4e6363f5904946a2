import sharp from 'sharp'

/** Plain RGB bytes. */
export type Raster = { data: Uint8Array; width: number; height: number }

export type QuarterTurn = 0 | 90 | 180 | 270

export type DecodedImage = {
  raster: Raster
  /** Size of the image as its EXIF orientation shows it. */
  width: number
  height: number
}

const workingSide = 3000
const workingPixels = 6_000_000

/** Decodes an image the way its EXIF orientation says, no larger than small print needs. */
export async function decodeImage(image: Buffer, maxPixels: number): Promise<DecodedImage> {
  const source = sharp(image, { limitInputPixels: maxPixels, failOn: 'none' })
  const { autoOrient } = await source.metadata()
  const { width, height } = autoOrient
  const scale = Math.min(
    1,
    workingSide / Math.max(width, height),
    Math.sqrt(workingPixels / (width * height)),
  )
  const { data, info } = await source
    .autoOrient()
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), {
      fit: 'fill',
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { raster: { data, width: info.width, height: info.height }, width, height }
}

export async function resizeRaster(
  { data, width, height }: Raster,
  toWidth: number,
  toHeight: number,
): Promise<Raster> {
  const resized = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(toWidth, toHeight, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return { data: resized, width: toWidth, height: toHeight }
}

/** Turns clockwise. */
export async function turnRaster(raster: Raster, turn: QuarterTurn): Promise<Raster> {
  if (turn === 0) return raster
  const { data, width, height } = raster
  const turned = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(turn)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: turned.data, width: turned.info.width, height: turned.info.height }
}
