import { darkened, isFaintPrint } from '#image/faint-print.ts'
import { inkOf } from '#image/ink.ts'
import type { DecodedImage } from '#image/raster.ts'
import { wiped, withoutSeeThrough } from '#image/see-through.ts'
import type { Model } from '#model.ts'
import type { TurnedBox } from '#page/boxes.ts'
import { boxesIn, detectorSize, detectText, mapText, type TextMap } from './detector.ts'
import { isSideways, textAngle, withinQuarter } from './orientation.ts'
import { rowAxis } from './row-axis.ts'
import { closerBy, closeUp, turnView, type View, wholeView } from './view.ts'

/** A view of the picture with its text. */
type Sight = View & { boxes: TurnedBox[]; map: TextMap }

/** Rows up to this tilt are put together as they are. */
const mostTilt = Math.PI / 12
/** How much larger the detector must see the text for another look. */
const worthwhile = 1.8
/** With fewer texts than this a receipt may have been overlooked; then this many pixels are looked at. */
const fewest = 4
const finest = 3_600_000

/** The text of a picture in level rows, perhaps upside down; far or turned text is looked at again. */
export async function levelSight(
  detector: Model,
  picture: DecodedImage,
): Promise<View & { boxes: TurnedBox[] }> {
  const whole = await lookAll(detector, wholeView(picture))
  const isFar = closerBy(whole.boxes, picture) > worthwhile
  const sight = isFar ? await look(detector, await closeUp(picture, whole.boxes)) : whole
  const straight = await turned(detector, sight, askewBy(sight))
  return turned(detector, straight, isSideways(straight.boxes) ? 90 : 0)
}

/** Print too fine to be found is looked for with all the pixels there are. */
async function lookAll(detector: Model, view: View): Promise<Sight> {
  const sight = await look(detector, view)
  const finer = detectorSize(view.raster, finest)
  const isFiner = finer.width > detectorSize(view.raster).width
  return sight.boxes.length < fewest && isFiner ? look(detector, view, finer) : sight
}

async function look(detector: Model, view: View, size = detectorSize(view.raster)): Promise<Sight> {
  const { raster } = view
  const map = await mapText(detector, raster, size)
  const found = boxesIn(map, raster)
  const inks = found.map((box) => inkOf(raster, box))
  const boxes = withoutSeeThrough(found, inks)
  if (boxes.length < found.length) {
    const clear = wiped(raster, inks)
    return { ...view, raster: clear, boxes: await detectText(detector, clear), map }
  }
  if (!isFaintPrint(inks)) return { ...view, boxes, map }
  return { ...view, boxes: await detectText(detector, darkened(raster, inks)), map }
}

async function turned(detector: Model, sight: Sight, degrees: number) {
  return degrees === 0 ? sight : look(detector, turnView(sight, degrees, sight.boxes))
}

/** Degrees to turn clockwise until the rows are level or on end; a slight tilt may stay. */
function askewBy({ boxes, map }: Sight) {
  const angle = textAngle(boxes) ?? rowAxis(map)
  const quarter = Math.PI / 2
  const tilt = angle - Math.round(angle / quarter) * quarter
  if (Math.abs(tilt) <= mostTilt) return 0
  return (-withinQuarter(angle) * 180) / Math.PI
}
