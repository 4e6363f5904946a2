import { boundsOf, scaleBox } from './boxes.ts'
import { type FoundText, findText } from './find-text.ts'
import type { OcrModels } from './models.ts'
import { decodeImage } from './raster.ts'
import { recognize } from './recognizer.ts'
import { readCurrencySigns, readSecondOpinions } from './second-opinion.ts'
import type { OcrPage, Reading, TextBox } from './text-box.ts'

const lowestConfidence = 0.5

/** All text of an image, upright. */
export async function readText(
  models: OcrModels,
  image: Buffer,
  { maxPixels = 50_000_000 } = {},
): Promise<OcrPage> {
  const decoded = await decodeImage(image, maxPixels)
  const found = await findText(models, decoded.raster)
  const main = await recognize(
    models.main,
    found.texts.map(({ crop }) => crop),
  )
  const english = await readSecondOpinions(models.english, found.texts, main)
  const latin = await readCurrencySigns(models.latin, found.texts, main)

  const scale = decoded.width / decoded.raster.width
  const page = { width: Math.round(found.width * scale), height: Math.round(found.height * scale) }
  const boxes = found.texts
    .map(({ box }, index) =>
      textBox(scaleBox(box, scale, scale), page, main[index]!, [english[index], latin[index]]),
    )
    .filter(({ text, confidence }) => text !== '' && confidence >= lowestConfidence)
  return { ...page, rotation: found.turned, boxes }
}

function textBox(
  box: FoundText['box'],
  page: { width: number; height: number },
  reading: Reading,
  others: (Reading | undefined)[],
): TextBox {
  const alternatives = others.filter(
    (other) => other !== undefined && other.text !== '' && other.text !== reading.text,
  ) as Reading[]
  const angle = Math.round((box.angle * 1800) / Math.PI) / 10
  return {
    ...reading,
    box: boundsOf(box, page),
    ...(angle === 0 ? {} : { angle }),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  }
}
