import type { FoundText } from '#find/find-text.ts'
import type { Reading } from '#page/text-box.ts'
import { type Recognizer, recognize } from '#recognize/recognizer.ts'

/** Above these our own recogniser needs no second one: any text, a figure, the name at the top. */
const sure = 0.85
const sureOfFigure = 0.97
const sureOfName = 0.97
const topShare = 0.25
/** The second recogniser is slow: this much of it takes about half a second. */
const widestOpinion = 3200

const figure = /\d[.,: ]?\d\d(?!\d)|\d\D\d\d?\D\d\d|\d{6,8}/

/** What the second recogniser reads where the first may be wrong: position by position, or nothing. */
export async function readSecondOpinions(
  recognizer: Recognizer,
  texts: FoundText[],
  first: Reading[],
): Promise<(Reading | undefined)[]> {
  const wanted = upToWidth(texts, recognizer.style.height, doubtful(texts, first))
  const readings = await recognize(
    recognizer,
    wanted.map((index) => texts[index]!.cut(recognizer.style)),
  )
  const all: (Reading | undefined)[] = texts.map(() => undefined)
  for (const [position, index] of wanted.entries()) all[index] = readings[position]
  return all
}

/** The most doubtful first. */
function doubtful(texts: FoundText[], first: Reading[]) {
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

function upToWidth(texts: FoundText[], height: number, wanted: number[]) {
  let width = 0
  return wanted.filter((index) => {
    const { box } = texts[index]!
    width += (box.width / box.height) * height
    return width <= widestOpinion
  })
}
