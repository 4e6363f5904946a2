import { type Crop, type CropStyle, cropText } from '#image/crop.ts'
import type { DecodedImage, Raster, Subject } from '#image/raster.ts'
import type { Model } from '#model.ts'
import { type Band, bandOf, type TurnedBox } from '#page/boxes.ts'
import {
  combine,
  inverse,
  nearestQuarter,
  type Placement,
  placeBox,
  type QuarterTurn,
  scaleOf,
  turnedBack,
  turnOf,
} from '#page/placement.ts'
import type { Recognizer } from '#recognize/recognizer.ts'
import { levelSight } from './level-sight.ts'
import { isUpsideDown, turnOverBox, turnOverCrop } from './orientation.ts'

export type FoundText = {
  box: TurnedBox
  /** Cuts the text out, the right way up, the way a recogniser wants it. */
  cut(style: CropStyle): Crop
  /** One line of it, if it is several. */
  band(band: Band): FoundText
}

export type FoundPage = {
  /** How far the image had to be turned clockwise. */
  turned: QuarterTurn
  /** Size after turning; the boxes are in these pixels. */
  width: number
  height: number
  texts: FoundText[]
  /** Where the page lies in the image's raster before it was turned, if it does not fill it upright. */
  askew?: Placement
}

export type Finders = { detector: Model; own: Recognizer }

/** Where text stands once the image is upright. */
export async function findText(
  models: Finders,
  picture: DecodedImage,
  subject: Subject = 'photo',
): Promise<FoundPage> {
  const { raster, boxes, place } = await levelSight(models.detector, picture, subject)
  const cut = (box: TurnedBox, style: CropStyle) => cropText(raster, box, style)
  const isOver = await isUpsideDown(models.own, boxes, (box) => cut(box, models.own.style))
  const page = pageOf(picture.raster, raster, place)
  const onPage = combine(place, inverse(page.place))
  const textAt = (box: TurnedBox): FoundText => ({
    box: placeBox(box, onPage),
    cut: (style) => cut(box, style),
    band: (band) => textAt(bandOf(box, band)),
  })
  const upright = boxes.map(textAt)
  const texts = isOver ? upright.map((text) => turnOver(text, page)) : upright
  const { width, height, isAskew } = page
  const turned = ((page.turned + (isOver ? 180 : 0)) % 360) as QuarterTurn
  const isUpright = turned === 0 && !isAskew
  return { turned, width, height, texts, ...(isUpright ? {} : { askew: page.place }) }
}

/** Turned by half around the page's middle. */
export function turnOver(text: FoundText, page: { width: number; height: number }): FoundText {
  return {
    box: turnOverBox(text.box, page),
    cut: (style) => turnOverCrop(text.cut(style)),
    band: ({ from, to, aside }) => turnOver(text.band({ from: 1 - to, to: 1 - from, aside }), page),
  }
}

/** The whole picture where the text stands along its sides, otherwise what was seen of it. */
function pageOf(picture: Raster, seen: Raster, place: Placement) {
  const turned = nearestQuarter(place)
  const isAskew = Math.abs(turnOf(place) / 90 - Math.round(turnOf(place) / 90)) > 1e-6
  if (isAskew) {
    const scale = scaleOf(place)
    const size = { width: seen.width * scale, height: seen.height * scale }
    return { ...size, turned, isAskew, place: { ...place, a: place.a / scale, b: place.b / scale } }
  }
  const size = turned % 180 === 0 ? picture : { width: picture.height, height: picture.width }
  const { width, height } = size
  return { width, height, turned, isAskew, place: turnedBack(size, picture, turned) }
}
