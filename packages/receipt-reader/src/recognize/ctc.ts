import { median } from '#median.ts'
import type { Reading } from '#page/text-box.ts'
import type { Recognizer } from './recognizer.ts'

/** A gap this many times the usual pitch of the letters is a space the recogniser lost. */
const spaceGap = 1.8
/** Tight print has a pitch of one or two steps, where a single step more means nothing. */
const leastExtraSteps = 2

/** Best path through the time steps of one crop: repeats fall together, blanks (class 0) go. */
export function decodeCtc(
  scores: Float32Array,
  classes: number,
  { alphabet, losesSpaces, barred }: Omit<Recognizer, 'model' | 'style'>,
): Reading {
  const letters: { letter: string; step: number; score: number }[] = []
  let previous = 0
  for (let step = 0; step < scores.length / classes; step += 1) {
    const best = strongest(scores, step * classes, classes)
    if (best !== 0 && best !== previous) {
      const from = step * classes
      const read = barred?.[best] ? strongestLetter(scores, from, barred) : best
      letters.push({ letter: alphabet[read] ?? '', step, score: scores[from + read]! })
    }
    previous = best
  }
  if (letters.length === 0) return { text: '', confidence: 0 }
  const confidence = letters.reduce((sum, { score }) => sum + score, 0) / letters.length
  const text = losesSpaces ? withSpaces(letters) : letters.map(({ letter }) => letter).join('')
  return { text: text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim(), confidence }
}

function strongest(scores: Float32Array, from: number, classes: number) {
  let best = 0
  let highest = scores[from]!
  for (let index = 1; index < classes; index += 1) {
    const score = scores[from + index]!
    if (score > highest) {
      highest = score
      best = index
    }
  }
  return best
}

/** No blank: something is printed here. */
function strongestLetter(scores: Float32Array, from: number, barred: boolean[]) {
  let best = 1
  let highest = 0
  for (const [index, isBarred] of barred.entries()) {
    const score = scores[from + index]!
    if (index > 0 && !isBarred && score > highest) {
      highest = score
      best = index
    }
  }
  return best
}

function withSpaces(letters: { letter: string; step: number }[]) {
  const gaps = letters.slice(1).map(({ step }, index) => step - letters[index]!.step)
  const pitch = median(gaps)
  return letters
    .map(({ letter }, index) =>
      index > 0 && isSpace(gaps[index - 1]!, pitch) ? ` ${letter}` : letter,
    )
    .join('')
}

function isSpace(gap: number, pitch: number) {
  return gap > spaceGap * pitch && gap >= pitch + leastExtraSteps
}
