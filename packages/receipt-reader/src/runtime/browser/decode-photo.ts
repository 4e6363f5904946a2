import { imageRules } from '@quittance/contract/image-rules'
import type { DecodedImage, Raster } from '#image/raster.ts'
import { resizeRaster } from '#image/resize.ts'
import { greyOf, partOfWhole, workingSize } from '#image/working-size.ts'

/** Phones limit the size of a canvas, so a picture is decoded in strips. */
const stripHeight = 512

/** This browser can make no picture of it. */
class BadPhotoError extends Error {
  override name = 'BadPhotoError'
}

/** Some browsers hide what is on a canvas, against being recognised: by noise, or all of it. */
export function givesTruePixels(): boolean {
  const side = 16
  const { context } = openCanvas(side, side)
  const drawn = context.createImageData(side, side)
  drawn.data.forEach((_, index) => {
    drawn.data[index] = index % 4 === 3 ? 255 : (index * 7) % 256
  })
  context.putImageData(drawn, 0, 0)
  const seen = context.getImageData(0, 0, side, side).data
  // A level more or less is no harm: photos have more noise of their own.
  return drawn.data.every((level, index) => Math.abs(level - seen[index]!) <= 2)
}

/** Decodes a photo the way its EXIF orientation says, as the server does. */
export async function decodePhoto(photo: Blob): Promise<DecodedImage> {
  const bitmap = await bitmapOf(photo)
  const { width, height } = bitmap
  const whole = greyRaster(bitmap)
  const size = workingSize(whole)
  const raster = resizeRaster(whole, size.width, size.height)
  return {
    raster,
    width,
    height,
    async cutOut(part) {
      const cut = cutFrom(whole, partOfWhole(part, width / raster.width, whole))
      const { width: toWidth, height: toHeight } = workingSize(cut)
      return resizeRaster(cut, toWidth, toHeight)
    },
  }
}

async function bitmapOf(photo: Blob) {
  try {
    return await createImageBitmap(photo, {
      // Profiles move greys by little, and browsers and the server move them differently.
      colorSpaceConversion: 'none',
    })
  } catch (error) {
    throw new BadPhotoError(error instanceof Error ? error.message : String(error))
  }
}

/** Closes the bitmap even if decoding fails. */
function greyRaster(bitmap: ImageBitmap): Raster {
  try {
    if (bitmap.width * bitmap.height > imageRules.maxPixels) {
      throw new BadPhotoError('The picture has too many pixels.')
    }
    return inGrey(bitmap)
  } finally {
    bitmap.close()
  }
}

function inGrey(bitmap: ImageBitmap): Raster {
  const { width, height } = bitmap
  const data = new Uint8Array(width * height)
  const { canvas, context } = openCanvas(width, Math.min(height, stripHeight))
  for (let top = 0; top < height; top += stripHeight) {
    const rows = Math.min(stripHeight, height - top)
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, rows)
    context.drawImage(bitmap, 0, top, width, rows, 0, 0, width, rows)
    data.set(greyOf(context.getImageData(0, 0, width, rows).data, 4), top * width)
  }
  canvas.width = 0
  canvas.height = 0
  return { data, width, height }
}

function openCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  // Read by the processor at once, so it stays out of a graphics card's memory.
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false })
  if (!context) throw new Error('This browser gives no canvas.')
  return { canvas, context }
}

function cutFrom(
  { data, width: step }: Raster,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Raster {
  const cut = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const start = (top + row) * step + left
    cut.set(data.subarray(start, start + width), row * width)
  }
  return { data: cut, width, height }
}
