import type { Crop } from './crop.ts'
import type { Recognizer } from './models.ts'
import { recognize } from './recognizer.ts'
import type { Reading } from './text-box.ts'

/** Above this the main recogniser is right about letters; it still loses points and spaces. */
const sureOfLetters = 0.97
const longestSignWidth = 2400

const amount = /\d[.,: ]?\d\d(?!\d)/
const date = /\d\D\d\d?\D\d\d|\d{6,8}/
const printedAmount = /\d ?[.,] ?\d\d(?!\d)/

/** What the English recogniser reads where the main one may be wrong: position by position, or nothing. */
export function readSecondOpinions(recognizer: Recognizer, crops: Crop[], main: Reading[]) {
  return recognizeSome(recognizer, crops, (index) => {
    const { text, confidence } = main[index]!
    return confidence < sureOfLetters || amount.test(text) || date.test(text)
  })
}

/** Only the Latin recogniser knows € and £: it looks at amounts, where such a sign would stand. */
export function readCurrencySigns(recognizer: Recognizer, crops: Crop[], main: Reading[]) {
  let width = 0
  return recognizeSome(recognizer, crops, (index) => {
    if (!printedAmount.test(main[index]!.text)) return false
    width += crops[index]!.width
    return width <= longestSignWidth
  })
}

async function recognizeSome(
  recognizer: Recognizer,
  crops: Crop[],
  isWanted: (index: number) => boolean,
): Promise<(Reading | undefined)[]> {
  const wanted = [...crops.keys()].filter(isWanted)
  const readings = await recognize(
    recognizer,
    wanted.map((index) => crops[index]!),
  )
  const all: (Reading | undefined)[] = crops.map(() => undefined)
  for (const [position, index] of wanted.entries()) all[index] = readings[position]
  return all
}
