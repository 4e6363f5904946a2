import { fold } from '#lexicon/fold.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import { readingsOf } from '#rows/readings.ts'

/** Below this a letter was guessed. */
const guessed = 0.6
/** Below this a text was hard to read. */
const clear = 0.9
const maxLogOdds = 6

/** How well the text of a value could be read: the right place is not yet the right text. */
export function printSignals(boxes: TextBox[]) {
  const unclear = Math.max(0, ...boxes.map(({ confidence }) => 1 - confidence))
  const weakest = Math.min(1, ...boxes.map((box) => box.weakest ?? 1))
  return {
    unclear: Math.min(unclear, 0.3) * 10,
    hasGuessedLetter: Number(weakest < guessed),
    isReadTwoWays: Number(boxes.some(isReadTwoWays)),
  }
}

function isReadTwoWays(box: TextBox) {
  const [first, ...others] = readingsOf(box).map(lettersOf)
  return others.some((other) => other !== first)
}

function lettersOf(text: string) {
  return fold(text).compact + text.replaceAll(/\D/g, '')
}

/** How much of the page was hard to read: text beside guessed text is doubtful too. */
export function pageSignals({ boxes }: OcrPage) {
  const lengths = boxes.map(({ text }) => text.length)
  const all = lengths.reduce((sum, length) => sum + length, 0) || 1
  const hard = boxes.reduce(
    (sum, { text, confidence }) => sum + (confidence < clear ? text.length : 0),
    0,
  )
  return { hardPage: hard / all }
}

export function logOdds(probability: number): number {
  const within = Math.min(Math.max(probability, 1e-6), 1 - 1e-6)
  const odds = Math.log(within / (1 - within))
  return Math.min(Math.max(odds, -maxLogOdds), maxLogOdds)
}
