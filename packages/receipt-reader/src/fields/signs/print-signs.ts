import { fold } from '#lexicon/fold.ts'
import type { TextBox } from '#page/text-box.ts'
import { readingsOf } from '#rows/readings.ts'

/** Below this a letter was guessed. */
const guessed = 0.6

/** How well the text of a value could be read: the right place is not yet the right text. */
export function printSigns(boxes: TextBox[]) {
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
