import { type FoundPage, type FoundText, findText } from '#find/find-text.ts'
import type { DecodedImage, Subject } from '#image/raster.ts'
import { boundsOf, scaleBox } from '#page/boxes.ts'
import { combine, nearestQuarter, type Placement } from '#page/placement.ts'
import type { OcrPage, Reading, TextBox } from '#page/text-box.ts'
import { recognizePasses } from '#recognize/recognizer.ts'
import { readAsianText } from './asian-text.ts'
import type { OcrModels } from './models.ts'
import { readSecondPass } from './second-pass.ts'
import { readStackedLines } from './stacked-lines.ts'

const lowestConfidence = 0.5
/** Grain and shadows are read as points and strokes. */
const lowestOfSigns = 0.75

/** What was read line by line, of each line the best reading first. */
type ReadPage = { page: FoundPage; readings: Reading[][] }

/** All text of an image, upright. */
export async function readText(
  models: OcrModels,
  decoded: DecodedImage,
  subject: Subject = 'photo',
): Promise<OcrPage> {
  const { page: found, readings } = await readLines(
    models,
    await findText(models, decoded, subject),
  )
  const scale = decoded.width / decoded.raster.width
  const page = { width: Math.round(found.width * scale), height: Math.round(found.height * scale) }
  const boxes = found.texts
    .map(({ box }, index) => textBox(scaleBox(box, scale, scale), page, readings[index]!))
    .filter(isRead)
  return { ...page, rotation: found.turned, boxes, ...pictureOf(found, decoded, scale) }
}

function isRead({ text, confidence }: TextBox) {
  const lowest = /[\p{L}\p{N}]/u.test(text) ? lowestConfidence : lowestOfSigns
  return text !== '' && confidence >= lowest
}

async function readLines(models: OcrModels, found: FoundPage): Promise<ReadPage> {
  const seen = await recognizePasses(
    models.own,
    found.texts.map(({ cut }) => cut(models.own.style)),
  )
  const own = seen.map(({ reading }) => reading)
  const asian = await readAsianText(models, found, own)
  if (asian) return { page: asian.page, readings: asian.readings.map((reading) => [reading]) }
  const lines = await readStackedLines(
    models.own,
    found.texts.map((text, index) => ({ text, reading: own[index]! })),
  )
  const texts = lines.map(({ text }) => text)
  const first = withoutStrayAccents(lines.map(({ reading }) => reading))
  const page = { ...found, texts }
  const passes = new Map(found.texts.map((text, index) => [text, seen[index]!.pass]))
  const readings = await readSecondPass(models.own, texts, first, passes)
  const best = withoutStrayAccents(readings.map(([reading]) => reading!))
  return { page, readings: readings.map((all, index) => [best[index]!, ...all.slice(1)]) }
}

function textBox(
  box: FoundText['box'],
  page: { width: number; height: number },
  [reading, ...others]: Reading[],
): TextBox {
  const alternatives = others.filter(({ text }) => text !== '' && text !== reading?.text)
  const angle = Math.round((box.angle * 1800) / Math.PI) / 10
  return {
    text: '',
    confidence: 0,
    ...reading,
    box: boundsOf(box, page),
    ...(angle === 0 ? {} : { angle }),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  }
}

type Size = { width: number; height: number }

/** Where the page's pixels are in the image that it lies askew in; `scale` is from the raster to the image. */
function pictureOf(page: FoundPage, image: Size, scale: number): Pick<OcrPage, 'picture'> {
  if (!page.askew) return {}
  const isOver = page.turned !== nearestQuarter(page.askew)
  const place = isOver ? combine(halfTurn(page), page.askew) : page.askew
  const { width, height } = image
  return { picture: { width, height, place: { ...place, x: place.x * scale, y: place.y * scale } } }
}

function halfTurn({ width, height }: Size): Placement {
  return { a: -1, b: 0, x: width, y: height }
}

/** Below this share of sure lines with accents, the receipt is in a language without them. */
const leastShare = 0.04
const sure = 0.97

/** Worn print looks accented: if hardly any clear line has accents, they are removed from unclear ones. */
function withoutStrayAccents<T extends Reading>(texts: T[]): T[] {
  const clear = texts.filter(({ confidence }) => confidence >= sure)
  const accented = clear.filter(({ text }) => plain(text) !== text)
  if (accented.length > leastShare * clear.length) return texts
  return texts.map((reading) =>
    reading.confidence >= sure ? reading : { ...reading, text: plain(reading.text) },
  )
}

function plain(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
}
