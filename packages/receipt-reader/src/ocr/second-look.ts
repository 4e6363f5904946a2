import type { FoundText } from '#find/find-text.ts'
import type { Reading } from '#page/text-box.ts'
import { type Recognizer, recognize } from '#recognize/recognizer.ts'

/** Above these the first look is enough: any text, a figure, the name at the top. */
const sure = 0.85
const sureOfFigure = 0.97
const sureOfName = 0.97
const topShare = 0.25
/** The looks cut the text tighter and wider than the first one did. */
const looks = [-0.15, 0.15]
/** Pixels of line that are read again at most: as much as a second receipt. */
const widest = 3200
/** By how much another look must be surer to be believed, if no two looks agree. */
const ahead = 0.04

const figure = /\d[.,: ]?\d\d(?!\d)|\d\D\d\d?\D\d\d|\d{6,8}/

/**
 * Every text's readings, the best first. Where the recogniser may be wrong it looks again: what it misreads by an
 * accident of the cut comes out otherwise in another, what is printed does not.
 */
export async function lookAgain(
  recognizer: Recognizer,
  texts: FoundText[],
  first: Reading[],
): Promise<Reading[][]> {
  const { style } = recognizer
  const wanted = upToWidth(texts, style.height, doubtful(texts, first))
  const crops = looks.flatMap((beyond) =>
    wanted.map((index) => texts[index]!.cut({ ...style, beyond })),
  )
  const readings = await recognize(recognizer, crops)
  const all = first.map((reading) => [reading])
  for (const [position, reading] of readings.entries()) {
    all[wanted[position % wanted.length]!]!.push(reading)
  }
  return all.map(bestFirst)
}

/** What most looks read; else the first, unless another is surer. */
function bestFirst(readings: Reading[]): Reading[] {
  const [first] = readings
  if (!first || readings.length === 1) return readings
  const groups = [...Map.groupBy(readings, ({ text }) => text).values()]
  const agreed = groups.reduce((most, group) => (group.length > most.length ? group : most))
  const surest = readings.reduce((best, reading) =>
    reading.confidence > best.confidence + (best === first ? ahead : 0) ? reading : best,
  )
  const best = agreed.length > 1 ? surestOf(agreed) : surest
  return [best, ...readings.filter((reading) => reading !== best)]
}

function surestOf(readings: Reading[]) {
  return readings.reduce((best, reading) => (reading.confidence > best.confidence ? reading : best))
}

/** The most doubtful first. */
export function doubtful(texts: FoundText[], first: Reading[]) {
  const tops = texts.map(({ box }) => box.y)
  const top = Math.min(...tops)
  const nameEnds = top + (Math.max(...tops) - top) * topShare
  return [...texts.keys()]
    .map((index) => ({ index, lack: neededFor(index) - first[index]!.confidence }))
    .filter(({ lack }) => lack > 0)
    .toSorted((a, b) => b.lack - a.lack)
    .map(({ index }) => index)

  function neededFor(index: number) {
    if (figure.test(first[index]!.text)) return sureOfFigure
    return texts[index]!.box.y <= nameEnds ? sureOfName : sure
  }
}

export function upToWidth(texts: FoundText[], height: number, wanted: number[]) {
  let width = 0
  return wanted.filter((index) => {
    const { box } = texts[index]!
    width += (box.width / box.height) * height
    return width <= widest
  })
}
