import type { Subject } from '#image/raster.ts'
import type { OcrModels } from '#ocr/models.ts'
import { readText } from '#ocr/read-text.ts'
import type { OcrPage } from '#page/text-box.ts'
import { decodeImage } from './decode-image.ts'

/** All text of an image file, upright. */
export async function readImage(
  models: OcrModels,
  image: Uint8Array,
  { maxPixels, subject }: { maxPixels?: number; subject?: Subject } = {},
): Promise<OcrPage> {
  return readText(models, await decodeImage(image, maxPixels), subject)
}
