import type { Reading } from '#page/text-box.ts'

/** The letters of a recogniser, and which of them a page is known not to hold. */
export type Letters = { alphabet: string[]; barred?: boolean[] }

/** Probability of each letter at each step along a line; class 0 is the blank. */
export type Steps = { scores: Float32Array; classes: number }

/** What was read, and which letters of the alphabet these are. */
export type Decoded = { reading: Reading; path: number[] }

/** Best path through the time steps of one crop: repeats fall together, blanks (class 0) go. */
export function decodeCtc({ scores, classes }: Steps, { alphabet, barred }: Letters): Decoded {
  const path: number[] = []
  const sure: number[] = []
  let previous = 0
  for (let step = 0; step < scores.length / classes; step += 1) {
    const best = strongest(scores, step * classes, classes)
    if (best !== 0 && best !== previous) {
      const from = step * classes
      const read = barred?.[best] ? strongestLetter(scores, from, barred) : best
      path.push(read)
      sure.push(scores[from + read]!)
    }
    previous = best
  }
  if (path.length === 0) return { reading: { text: '', confidence: 0 }, path }
  const confidence = sure.reduce((sum, score) => sum + score, 0) / sure.length
  const weakest = Math.min(...sure)
  return { reading: { text: textOf(path, alphabet), confidence, weakest }, path }
}

export function textOf(path: number[], alphabet: string[]): string {
  const letters = path.map((letter) => alphabet[letter] ?? '').join('')
  return letters.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
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
