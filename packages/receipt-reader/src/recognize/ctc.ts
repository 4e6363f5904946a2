import type { Reading } from '#page/text-box.ts'

/** The letters of a recogniser, and which of them a page is known not to hold. */
export type Letters = { alphabet: string[]; barred?: boolean[] }

/** Best path through the time steps of one crop: repeats fall together, blanks (class 0) go. */
export function decodeCtc(
  scores: Float32Array,
  classes: number,
  { alphabet, barred }: Letters,
): Reading {
  const letters: { letter: string; score: number }[] = []
  let previous = 0
  for (let step = 0; step < scores.length / classes; step += 1) {
    const best = strongest(scores, step * classes, classes)
    if (best !== 0 && best !== previous) {
      const from = step * classes
      const read = barred?.[best] ? strongestLetter(scores, from, barred) : best
      letters.push({ letter: alphabet[read] ?? '', score: scores[from + read]! })
    }
    previous = best
  }
  if (letters.length === 0) return { text: '', confidence: 0 }
  const confidence = letters.reduce((sum, { score }) => sum + score, 0) / letters.length
  const text = letters.map(({ letter }) => letter).join('')
  const weakest = Math.min(...letters.map(({ score }) => score))
  return { text: text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim(), confidence, weakest }
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
