import { type FoundPage, type FoundText, turnOver } from '#find/find-text.ts'
import type { QuarterTurn } from '#page/placement.ts'
import type { Reading } from '#page/text-box.ts'
import { meanConfidence, type Recognizer, recognize } from '#recognize/recognizer.ts'
import { barredLetters } from '#recognize/writing.ts'
import type { OcrModels } from './models.ts'

/** Our own recogniser reads Latin letters and figures as well as this, if hardly anything else. */
const readWell = 0.8
/** On two of a hundred Latin receipts more of the lines are read worse; on Asian ones over a third are. */
const mostReadBadly = 0.28
const sampleSize = 6
/** By how much the recogniser for Japanese and Chinese must be surer of the sample. */
const ahead = 0.1

/** How much more confident the rotated sample must be: figures already indicated the orientation. */
const turnedAhead = 0.08

const asianLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

export type AsianPage = { page: FoundPage; readings: Reading[] }

/**
 * The page read for Japanese and Chinese, or nothing where it is in Latin letters. A sample of the lines that our
 * own recogniser could not read decides, also about the orientation, which that recogniser cannot judge.
 */
export async function readAsianText(
  models: OcrModels,
  page: FoundPage,
  own: Reading[],
): Promise<AsianPage | undefined> {
  const unread = page.texts.filter((_, index) => own[index]!.confidence < readWell)
  if (unread.length <= mostReadBadly * own.length) return undefined
  const sample = unread.toSorted((a, b) => b.box.width - a.box.width).slice(0, sampleSize)
  const recognizer = await models.asian()
  if (!recognizer) return undefined
  const asFound = await readLines(recognizer, sample)
  const over = await readLines(
    recognizer,
    sample.map((text) => turnOver(text, page)),
  )
  const isOver = meanConfidence(over) > meanConfidence(asFound) + turnedAhead
  const sampled = isOver ? over : asFound
  const before = own.filter((_, index) => sample.includes(page.texts[index]!))
  if (!isAsian(sampled, before)) return undefined
  const upright = isOver ? turnOverPage(page) : page
  const barred = barredLetters(recognizer.alphabet, sampled)
  const readings = await readLines({ ...recognizer, ...(barred && { barred }) }, upright.texts)
  return { page: upright, readings: isOver ? readings : withSurerFigures(readings, own) }
}

function readLines(recognizer: Recognizer, texts: FoundText[]) {
  return recognize(
    recognizer,
    texts.map(({ cut }) => cut(recognizer.style)),
  )
}

function isAsian(readings: Reading[], before: Reading[]) {
  const lines = readings.filter(({ text }) => asianLetter.test(text)).length
  return lines > readings.length / 2 && meanConfidence(readings) > meanConfidence(before) + ahead
}

/** Where there is nothing but figures and Latin letters, our own recogniser may be the surer one. */
function withSurerFigures(readings: Reading[], own: Reading[]) {
  return readings.map((reading, index) => {
    const other = own[index]!
    return asianLetter.test(reading.text) || other.confidence <= reading.confidence
      ? reading
      : other
  })
}

function turnOverPage(page: FoundPage): FoundPage {
  return {
    ...page,
    turned: ((page.turned + 180) % 360) as QuarterTurn,
    texts: page.texts.map((text) => turnOver(text, page)),
  }
}
