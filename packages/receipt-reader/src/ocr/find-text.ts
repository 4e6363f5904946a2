import type { TurnedBox } from './boxes.ts'
import { type Crop, cropText } from './crop.ts'
import { detectText } from './detector.ts'
import type { OcrModels } from './models.ts'
import { isSideways, isUpsideDown, turnOverBox, turnOverCrop } from './orientation.ts'
import { type QuarterTurn, type Raster, turnRaster } from './raster.ts'

export type FoundText = { box: TurnedBox; crop: Crop }

export type FoundPage = {
  /** How far the image had to be turned clockwise. */
  turned: QuarterTurn
  /** Size after turning; the boxes are in these pixels. */
  width: number
  height: number
  texts: FoundText[]
}

/** Where text stands once the image is upright, with each text cut out. */
export async function findText(models: OcrModels, image: Raster): Promise<FoundPage> {
  const { raster, boxes, sideways } = await detectLevel(models, image)
  const texts = boxes.map((box) => ({ box, crop: cropText(raster, box) }))
  const { width, height } = raster
  const over = await isUpsideDown(
    models.main,
    texts.map(({ crop }) => crop),
  )
  if (!over) return { turned: sideways ? 90 : 0, width, height, texts }
  return {
    turned: sideways ? 270 : 180,
    width,
    height,
    texts: texts.map(({ box, crop }) => ({
      box: turnOverBox(box, raster),
      crop: turnOverCrop(crop),
    })),
  }
}

async function detectLevel({ detector }: OcrModels, image: Raster) {
  const boxes = await detectText(detector, image)
  if (!isSideways(boxes)) return { raster: image, boxes, sideways: false }
  const raster = await turnRaster(image, 90)
  return { raster, boxes: await detectText(detector, raster), sideways: true }
}
