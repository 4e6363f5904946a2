import { pictureOf } from '#find/askew-page.ts'
import { type FoundPage, type FoundText, findText } from '#find/find-text.ts'
import type { DecodedImage } from '#image/raster.ts'
import { boundsOf, scaleBox } from '#page/boxes.ts'
import type { OcrPage, Reading, TextBox } from '#page/text-box.ts'
import { recognize } from '#recognize/recognizer.ts'
import { withoutStrayAccents } from '#recognize/stray-accents.ts'
import { readAsianText } from './asian-text.ts'
import type { OcrModels } from './models.ts'
import { readSecondOpinions } from './second-opinion.ts'
import { readStackedLines } from './stacked-lines.ts'

const lowestConfidence = 0.5
/** By how much the second recogniser must be surer to be believed. */
const secondAhead = 0.04

/** What was read line by line, by the main recogniser and, here and there, by the second. */
type ReadPage = { page: FoundPage; first: Reading[]; second: (Reading | undefined)[] }

/** All text of an image, upright. */
export async function readText(models: OcrModels, decoded: DecodedImage): Promise<OcrPage> {
  const { page: found, first, second } = await readLines(models, await findText(models, decoded))
  const scale = decoded.width / decoded.raster.width
  const page = { width: Math.round(found.width * scale), height: Math.round(found.height * scale) }
  const boxes = found.texts
    .map(({ box }, index) =>
      textBox(scaleBox(box, scale, scale), page, first[index]!, second[index]),
    )
    .filter(({ text, confidence }) => text !== '' && confidence >= lowestConfidence)
  return { ...page, rotation: found.turned, boxes, ...pictureOf(found, decoded, scale) }
}

async function readLines(models: OcrModels, found: FoundPage): Promise<ReadPage> {
  const own = await recognize(
    models.own,
    found.texts.map(({ cut }) => cut(models.own.style)),
  )
  const asian = await readAsianText(models, found, own)
  if (asian) return { page: asian.page, first: asian.readings, second: [] }
  const lines = await readStackedLines(
    models.own,
    found.texts.map((text, index) => ({ text, reading: own[index]! })),
  )
  const texts = lines.map(({ text }) => text)
  const first = withoutStrayAccents(lines.map(({ reading }) => reading))
  const page = { ...found, texts }
  return { page, first, second: await readSecondOpinions(models.second, texts, first) }
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
