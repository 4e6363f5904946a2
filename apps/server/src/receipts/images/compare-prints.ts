import { pointBytes } from './picture-print.ts'

const wordLength = pointBytes / 4

/** Of 128 bits, at most this many may differ between two photos of the same word. */
const maxDifference = 24
/** The best matches, from which an arrangement is guessed. */
const maxGuesses = 24
/** A word may be this many pixels away from where the arrangement puts it. */
const tolerance = 12
const minDistance = 50
/** Only so many words of a strip count: receipts of one shop share their head. */
const strips = 12
const maxOfStrip = 4
/**
 * Of receipts of one day. With the same amount few are enough; with another one, it is more likely
 * a second purchase in the same shop. `npm run bench -- twice` shows what each of them finds.
 */
export const minSharedWords = { sameAmount: 18, otherAmount: 36 }

type Match = {
  x: number
  y: number
  strip: number
  toX: number
  toY: number
  difference: number
}

export function isSamePaper(one: Buffer, other: Buffer, isSameAmount: boolean): boolean {
  const { sameAmount, otherAmount } = minSharedWords
  return countSharedWords(one, other) >= (isSameAmount ? sameAmount : otherAmount)
}

/** How many words both have in one arrangement, moved, turned and scaled; at most 48. */
export function countSharedWords(one: Buffer, other: Buffer): number {
  const matches = matchWords(one, other)
  const best = matches.slice(0, maxGuesses)
  let most = 0
  for (const [index, first] of best.entries()) {
    for (const second of best.slice(index + 1)) {
      const turn = turnBetween(first, second)
      if (turn) most = Math.max(most, countFitting(matches, first, turn))
    }
  }
  return most
}

/** Words of one picture with the most similar ones of the other, each used once, the best first. */
function matchWords(one: Buffer, other: Buffer): Match[] {
  const [mine, theirs] = [bitsOf(one), bitsOf(other)]
  const bestFor = new Map<number, Match>()
  const isPlace = (_: number, index: number) => index % wordLength === 0
  const height = 1 + mine.filter(isPlace).reduce((most, at) => Math.max(most, at >>> 16), 0)
  for (let word = 0; word < mine.length; word += wordLength) {
    let difference = maxDifference + 1
    let to = -1
    for (let place = 0; place < theirs.length; place += wordLength) {
      const found = differenceOf(mine, word, theirs, place, difference)
      if (found < difference) {
        difference = found
        to = place
      }
    }
    if (to < 0 || difference >= (bestFor.get(to)?.difference ?? Number.POSITIVE_INFINITY)) continue
    const [at, toAt] = [mine[word] ?? 0, theirs[to] ?? 0]
    const [x, y, toX, toY] = [at & 0xffff, at >>> 16, toAt & 0xffff, toAt >>> 16]
    const strip = Math.floor((strips * y) / height)
    bestFor.set(to, { x, y, strip, toX, toY, difference })
  }
  return [...bestFor.values()].toSorted((a, b) => a.difference - b.difference)
}

/** For each word its place, y above x, then its description. */
function bitsOf(print: Buffer): Uint32Array {
  const length = Math.floor(print.length / pointBytes) * wordLength
  return Uint32Array.from({ length }, (_, index) => print.readUInt32LE(4 * index))
}

/** Stops counting at the limit. */
function differenceOf(
  mine: Uint32Array,
  word: number,
  theirs: Uint32Array,
  place: number,
  limit: number,
): number {
  let count = 0
  for (let part = 1; part < wordLength && count < limit; part += 1) {
    let bits = (mine[word + part] ?? 0) ^ (theirs[place + part] ?? 0)
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

type Turn = { re: number; im: number }

/** As a complex number; undefined for more than 17 degrees, or double the size. */
function turnBetween(first: Match, second: Match): Turn | undefined {
  const [x, y] = [second.x - first.x, second.y - first.y]
  const [toX, toY] = [second.toX - first.toX, second.toY - first.toY]
  const square = x * x + y * y
  if (square < minDistance ** 2) return undefined
  const [re, im] = [(toX * x + toY * y) / square, (toY * x - toX * y) / square]
  const scale = Math.hypot(re, im)
  const isLikely = scale > 0.5 && scale < 2 && Math.abs(im) < 0.3 * scale && re > 0
  return isLikely ? { re, im } : undefined
}

function countFitting(matches: Match[], from: Match, { re, im }: Turn): number {
  const counts = new Uint8Array(strips)
  for (const { x, y, strip, toX, toY } of matches) {
    const byX = x - from.x
    const byY = y - from.y
    const offX = from.toX + re * byX - im * byY - toX
    const offY = from.toY + im * byX + re * byY - toY
    if (offX * offX + offY * offY < tolerance ** 2) counts[strip] = (counts[strip] ?? 0) + 1
  }
  return counts.reduce((sum, count) => sum + Math.min(count, maxOfStrip), 0)
}
