import { boundsOf, scaleBox } from './boxes.ts'
import { type FoundText, findText } from './find-text.ts'
import type { OcrModels } from './models.ts'
import { decodeImage } from './raster.ts'
import { recognize } from './recognizer.ts'
import { readSecondOpinions } from './second-opinion.ts'
import { withoutStrayAccents } from './stray-accents.ts'
import type { OcrPage, Reading, TextBox } from './text-box.ts'

const lowestConfidence = 0.5
/** By how much the second recogniser must be surer to be believed. */
const secondAhead = 0.04

/** All text of an image, upright. */
export async function readText(
  models: OcrModels,
  image: Buffer,
  { maxPixels = 50_000_000 } = {},
): Promise<OcrPage> {
  const decoded = await decodeImage(image, maxPixels)
  const found = await findText(models, decoded.raster)
  const own = withoutStrayAccents(
    await recognize(
      models.own,
      found.texts.map(({ cut }) => cut(models.own.style)),
    ),
  )
  const second = await readSecondOpinions(models.second, found.texts, own)

  const scale = decoded.width / decoded.raster.width
  const page = { width: Math.round(found.width * scale), height: Math.round(found.height * scale) }
  const boxes = found.texts
    .map(({ box }, index) => textBox(scaleBox(box, scale, scale), page, own[index]!, second[index]))
    .filter(({ text, confidence }) => text !== '' && confidence >= lowestConfidence)
  return { ...page, rotation: found.turned, boxes }
}

function textBox(
  box: FoundText['box'],
  page: { width: number; height: number },
  first: Reading,
  second: Reading | undefined,
): TextBox {
  const [reading, ...others] = bestFirst(first, second)
  const alternatives = others.filter(({ text }) => text !== '' && text !== reading.text)
  const angle = Math.round((box.angle * 1800) / Math.PI) / 10
  return {
    ...reading,
    box: boundsOf(box, page),
    ...(angle === 0 ? {} : { angle }),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  }
}

/** The second recogniser is the steadier one on faint print, but knows fewer characters and loses spaces. */
function bestFirst(first: Reading, second: Reading | undefined): [Reading, ...Reading[]] {
  if (!second) return [first]
  return second.confidence > first.confidence + secondAhead ? [second, first] : [first, second]
}
