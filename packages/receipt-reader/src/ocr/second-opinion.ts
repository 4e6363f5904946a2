import type { FoundText } from './find-text.ts'
import type { Recognizer } from './models.ts'
import { recognize } from './recognizer.ts'
import type { Reading } from './text-box.ts'

/** Above this the main recogniser is right about letters; it still loses points and spaces. */
const sureOfLetters = 0.9
/** The name of the shop stands at the top and deserves more care. */
const sureOfName = 0.97
const topShare = 0.25
const mostSigns = 6

const amount = /\d[.,: ]?\d\d(?!\d)/
const date = /\d\D\d\d?\D\d\d|\d{6,8}/
const printedAmount = /\d ?[.,] ?\d\d(?!\d)/

/** What the English recogniser reads where the main one may be wrong: position by position, or nothing. */
export function readSecondOpinions(recognizer: Recognizer, texts: FoundText[], main: Reading[]) {
  const tops = texts.map(({ box }) => box.y)
  const first = Math.min(...tops)
  const nameEnds = first + (Math.max(...tops) - first) * topShare
  return recognizeSome(recognizer, texts, (index) => {
    const { text, confidence } = main[index]!
    const sure = texts[index]!.box.y <= nameEnds ? sureOfName : sureOfLetters
    return confidence < sure || amount.test(text) || date.test(text)
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
  return recognizeSome(recognizer, texts, (index) => widest.includes(index))

  function pitchOf(index: number) {
    return texts[index]!.crop.width / main[index]!.text.length
  }
}

async function recognizeSome(
  recognizer: Recognizer,
  texts: FoundText[],
  isWanted: (index: number) => boolean,
): Promise<(Reading | undefined)[]> {
  const wanted = [...texts.keys()].filter(isWanted)
  const readings = await recognize(
    recognizer,
    wanted.map((index) => texts[index]!.crop),
  )
  const all: (Reading | undefined)[] = texts.map(() => undefined)
  for (const [position, index] of wanted.entries()) all[index] = readings[position]
  return all
}
