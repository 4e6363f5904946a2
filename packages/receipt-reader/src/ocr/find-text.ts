import type { TurnedBox } from './boxes.ts'
import { type Crop, type CropStyle, cropText } from './crop.ts'
import { detectText } from './detector.ts'
import type { OcrModels } from './models.ts'
import { isSideways, isUpsideDown, turnOverBox, turnOverCrop } from './orientation.ts'
import { type QuarterTurn, type Raster, turnRaster } from './raster.ts'

export type FoundText = {
  box: TurnedBox
  /** Cuts the text out, the right way up, the way a recogniser wants it. */
  cut(style: CropStyle): Crop
}

export type FoundPage = {
  /** How far the image had to be turned clockwise. */
  turned: QuarterTurn
  /** Size after turning; the boxes are in these pixels. */
  width: number
  height: number
  texts: FoundText[]
}

/** Where text stands once the image is upright. */
export async function findText(models: OcrModels, image: Raster): Promise<FoundPage> {
  const { raster, boxes, sideways } = await detectLevel(models, image)
  const { width, height } = raster
  const cut = (box: TurnedBox, style: CropStyle) => cropText(raster, box, style)
  const isOver = await isUpsideDown(models.own, boxes, (box) => cut(box, models.own.style))
  if (!isOver) {
    const texts = boxes.map((box) => ({ box, cut: (style: CropStyle) => cut(box, style) }))
    return { turned: sideways ? 90 : 0, width, height, texts }
  }
  const texts = boxes.map((box) => ({
    box: turnOverBox(box, raster),
    cut: (style: CropStyle) => turnOverCrop(cut(box, style)),
  }))
  return { turned: sideways ? 270 : 180, width, height, texts }
}

async function detectLevel({ detector }: OcrModels, image: Raster) {
  const boxes = await detectText(detector, image)
  if (!isSideways(boxes)) return { raster: image, boxes, sideways: false }
  const raster = await turnRaster(image, 90)
  return { raster, boxes: await detectText(detector, raster), sideways: true }
}
