import type { FoundText } from './find-text.ts'
import type { Recognizer } from './models.ts'
import { recognize } from './recognizer.ts'
import type { Reading } from './text-box.ts'

/** Above this the main recogniser is right about letters; it still loses points and spaces. */
const sureOfLetters = 0.9
/** The name of the shop stands at the top and deserves more care. */
const sureOfName = 0.97
const topShare = 0.25
const widestOpinion = 8000
const mostSigns = 6

const amount = /\d[.,: ]?\d\d(?!\d)/
const date = /\d\D\d\d?\D\d\d|\d{6,8}/
const printedAmount = /\d ?[.,] ?\d\d(?!\d)/

/** What the English recogniser reads where the main one may be wrong: position by position, or nothing. */
export function readSecondOpinions(recognizer: Recognizer, texts: FoundText[], main: Reading[]) {
  const tops = texts.map(({ box }) => box.y)
  const first = Math.min(...tops)
  const nameEnds = first + (Math.max(...tops) - first) * topShare
  const figures = [...texts.keys()].filter(isFigure)
  const doubtful = [...texts.keys()]
    .filter((index) => !isFigure(index) && isDoubtful(index))
    .toSorted((a, b) => main[a]!.confidence - main[b]!.confidence)
  return recognizeSome(recognizer, texts, upToWidth(texts, [...figures, ...doubtful]))

  function isFigure(index: number) {
    return amount.test(main[index]!.text) || date.test(main[index]!.text)
  }

  function isDoubtful(index: number) {
    const sure = texts[index]!.box.y <= nameEnds ? sureOfName : sureOfLetters
    return main[index]!.confidence < sure
  }
}

/** A page full of print would take many seconds: the first ones are enough. */
function upToWidth(texts: FoundText[], wanted: number[]) {
  let width = 0
  return wanted.filter((index) => {
    width += texts[index]!.crop.width
    return width <= widestOpinion
  })
}

/**
 * Both others drop € and £. The Latin recogniser shows that such a sign stands there, but takes € for £
 * more often than not. A dropped sign leaves an amount wider than its characters.
 */
export function readCurrencySigns(recognizer: Recognizer, texts: FoundText[], main: Reading[]) {
  const widest = [...texts.keys()]
    .filter((index) => printedAmount.test(main[index]!.text))
    .toSorted((a, b) => pitchOf(b) - pitchOf(a))
    .slice(0, mostSigns)
  return recognizeSome(recognizer, texts, widest)

  function pitchOf(index: number) {
    return texts[index]!.crop.width / main[index]!.text.length
  }
}

async function recognizeSome(
  recognizer: Recognizer,
  texts: FoundText[],
  wanted: number[],
): Promise<(Reading | undefined)[]> {
  const readings = await recognize(
    recognizer,
    wanted.map((index) => texts[index]!.crop),
  )
  const all: (Reading | undefined)[] = texts.map(() => undefined)
  for (const [position, index] of wanted.entries()) all[index] = readings[position]
  return all
}
