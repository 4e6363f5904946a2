import { cropText } from '#image/crop.ts'
import { darkened, eraseShowThrough, isFaintPrint, withoutShowThrough } from '#image/paper-light.ts'
import type { DecodedImage, Raster, Subject } from '#image/raster.ts'
import type { Model } from '#model.ts'
import type { TurnedBox } from '#page/boxes.ts'
import {
  boxesIn,
  detectorSize,
  detectText,
  mapText,
  photoPixels,
  type TextMap,
} from './detector.ts'
import { isSideways, textAngle, withinQuarter } from './orientation.ts'
import { closerBy, closeUp, turnView, type View, wholeView } from './view.ts'

type Sight = View & { boxes: TurnedBox[]; map: TextMap }

/** The detector and the number of pixels it gets of a view. */
type Eye = { detector: Model; pixels: number }

/** A4 at 170 dots to the inch: with fewer, lines of 7 points are not found. */
const pagePixels = 3_000_000
/** Rows up to this tilt are put together as they are. */
const mostTilt = Math.PI / 12
/** How much larger the text must become for another pass. */
const worthwhile = 1.8
/** With fewer texts than this a receipt may have been missed in a photo; then use this many pixels. */
const fewest = 4
const finest = 3_600_000

/** The text of a picture in level rows, possibly upside down; small or rotated text gets another pass. */
export async function levelSight(
  detector: Model,
  picture: DecodedImage,
  subject: Subject,
): Promise<View & { boxes: TurnedBox[] }> {
  const eye = { detector, pixels: subject === 'page' ? pagePixels : photoPixels }
  const all = wholeView(picture)
  const whole = subject === 'page' ? await detectIn(eye, all) : await detectAll(eye, all)
  const isFar = closerBy(whole.boxes, picture, eye.pixels) > worthwhile
  const sight = isFar ? await detectIn(eye, await closeUp(picture, whole.boxes)) : whole
  const straight = await turned(eye, sight, askewBy(sight))
  return turned(eye, straight, isSideways(straight.boxes) ? 90 : 0)
}

/** Retries fine print at full resolution. */
async function detectAll(eye: Eye, view: View): Promise<Sight> {
  const sight = await detectIn(eye, view)
  const isFiner =
    detectorSize(view.raster, finest).width > detectorSize(view.raster, eye.pixels).width
  return sight.boxes.length < fewest && isFiner ? detectIn({ ...eye, pixels: finest }, view) : sight
}

async function detectIn({ detector, pixels }: Eye, view: View): Promise<Sight> {
  const { raster } = view
  const size = detectorSize(raster, pixels)
  const map = await mapText(detector, raster, size)
  const found = boxesIn(map, raster)
  const inks = found.map((box) => inkOf(raster, box))
  const boxes = withoutShowThrough(found, inks)
  if (boxes.length < found.length) {
    const clear = eraseShowThrough(raster, inks)
    return { ...view, raster: clear, boxes: await detectText(detector, clear, size), map }
  }
  if (!isFaintPrint(inks)) return { ...view, boxes, map }
  return { ...view, boxes: await detectText(detector, darkened(raster, inks), size), map }
}

async function turned(eye: Eye, sight: Sight, degrees: number) {
  return degrees === 0 ? sight : detectIn(eye, turnView(sight, degrees, sight.boxes))
}

/** Degrees to turn clockwise until the rows are level or on end; a slight tilt may stay. */
function askewBy({ boxes, map }: Sight) {
  const angle = textAngle(boxes) ?? rowAxis(map)
  const quarter = Math.PI / 2
  const tilt = angle - Math.round(angle / quarter) * quarter
  if (Math.abs(tilt) <= mostTilt) return 0
  return (-withinQuarter(angle) * 180) / Math.PI
}

const sampled = { height: 12 }

/** How dark the print is, relative to the paper around it. */
function inkOf(raster: Raster, box: TurnedBox): number {
  const levels = cropText(raster, box, sampled).planes.toSorted()
  const dark = (levels[Math.floor(levels.length * 0.02)] ?? 0) + 1
  const light = (levels[Math.floor(levels.length * 0.98)] ?? 0) + 1
  return (light - dark) / Math.max(0.02, light)
}

const threshold = 0.3
const degreesApart = 2

/**
 * The direction, in radians, clockwise, along or across which text stands in rows: seen in it, text and the gaps
 * between the rows take turns most sharply. It needs no box to be right; the columns of a long receipt may win over
 * its rows, a quarter turn away.
 */
function rowAxis(map: TextMap): number {
  const marks = marksIn(map)
  const size = Math.ceil(Math.hypot(map.width, map.height))
  const angles = Array.from(
    { length: 180 / degreesApart },
    (_, index) => (index * degreesApart * Math.PI) / 180,
  )
  const sharpest = angles
    .map((angle) => ({ angle, sharpness: sharpnessAt(angle, marks, size) }))
    .toSorted((a, b) => b.sharpness - a.sharpness)[0]!
  return sharpest.angle
}

type Mark = { x: number; y: number; value: number }

function marksIn({ data, width, height }: TextMap): Mark[] {
  const marks: Mark[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x]!
      if (value > threshold) marks.push({ x, y, value })
    }
  }
  return marks
}

/** How much what stands on neighbouring lines in this direction differs. */
function sharpnessAt(angle: number, marks: Mark[], size: number) {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const lines = new Float32Array(2 * size + 2)
  for (const { x, y, value } of marks) {
    lines[Math.round(y * cos - x * sin + size)]! += value
  }
  return lines.reduce((sum, value, index) => sum + (value - (lines[index - 1] ?? 0)) ** 2, 0)
}
