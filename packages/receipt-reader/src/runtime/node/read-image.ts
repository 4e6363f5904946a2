import sharp, { type Sharp } from 'sharp'
import type { DecodedImage, Raster, Subject } from '#image/raster.ts'
import { greyOf, partOfWhole, workingSize } from '#image/working-size.ts'
import type { OcrModels } from '#ocr/models.ts'
import { readText } from '#ocr/read-text.ts'
import type { Box } from '#page/boxes.ts'
import type { OcrPage } from '#page/text-box.ts'

/** All text of an image file, upright. */
export async function readImage(
  models: OcrModels,
  image: Uint8Array,
  { maxPixels, subject }: { maxPixels?: number; subject?: Subject } = {},
): Promise<OcrPage> {
  return readText(models, await decodeImage(image, maxPixels), subject)
}

/** Decodes an image the way its EXIF orientation says, no larger than small print needs. */
export async function decodeImage(
  image: Uint8Array,
  maxPixels = 50_000_000,
): Promise<DecodedImage> {
  const open = () => sharp(image, { limitInputPixels: maxPixels, failOn: 'none' })
  const { autoOrient } = await open().metadata()
  const { width, height } = autoOrient
  const raster = await workingRaster(open().autoOrient(), width, height)
  return { raster, width, height, cutOut }

  function cutOut(part: Box) {
    const { left, top, ...size } = partOfWhole(part, width / raster.width, { width, height })
    const cut = open()
      .autoOrient()
      .extract({ left, top, ...size })
    return workingRaster(cut, size.width, size.height)
  }
}

async function workingRaster(picture: Sharp, width: number, height: number): Promise<Raster> {
  const size = workingSize({ width, height })
  const { data, info } = await picture
    .resize(size.width, size.height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: greyOf(data), width: info.width, height: info.height }
}
