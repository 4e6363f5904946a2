import { expect, test } from 'vitest'
import { consensusOf, type LinePass, likelihoodOf } from './consensus.ts'
import { decodeCtc, textOf } from './ctc.ts'

const alphabet = ['', 'C', 'A', 'F', 'E', 'L', 'U', 'X', 'K']

/** A pass that sees, letter by letter, what it is sure of, and what else it might be. */
function passOf(...letters: [letter: string, score: number, other?: string][]): LinePass {
  const classes = alphabet.length
  const scores = new Float32Array(letters.length * 2 * classes)
  for (const [index, [letter, score, other = '']] of letters.entries()) {
    const from = index * 2 * classes
    scores[from + alphabet.indexOf(letter)] = score
    scores[from + alphabet.indexOf(other)]! += 1 - score
    scores[from + classes] = 1
  }
  const steps = { scores, classes }
  return { ...steps, path: decodeCtc(steps, { alphabet }).path }
}

function agreed(...passes: LinePass[]) {
  return textOf(consensusOf(passes), alphabet)
}

test('passes that read the same agree on it', () => {
  const pass = passOf(['L', 0.9], ['U', 0.6], ['X', 0.9])
  expect(agreed(pass)).toBe('LUX')
  expect(agreed(pass, pass)).toBe('LUX')
})

test('what two passes half see outdoes what one is sure of', () => {
  const sureOfAnother = passOf(['L', 0.9], ['U', 0.9], ['K', 0.7, 'X'])
  const halfSure = passOf(['L', 0.9], ['U', 0.9], ['X', 0.65, 'K'])
  expect(agreed(sureOfAnother, halfSure, halfSure)).toBe('LUX')
})

test('each pass may be right in another place', () => {
  const wrongAtFront = passOf(['K', 0.6, 'C'], ['A', 0.9], ['F', 0.9], ['E', 0.9])
  const wrongAtEnd = passOf(['C', 0.9], ['A', 0.9], ['F', 0.9], ['L', 0.6, 'E'])
  expect(agreed(wrongAtFront, wrongAtEnd)).toBe('CAFE')
})

test('a letter that one pass misses is inserted', () => {
  const passedOver = passOf(['', 0.6, 'L'], ['U', 0.9], ['X', 0.9])
  const seen = passOf(['L', 0.9], ['U', 0.9], ['X', 0.5, 'K'])
  expect(agreed(passedOver, seen)).toBe('LUX')
})

test('nothing seen is nothing read', () => {
  expect(agreed()).toBe('')
  expect(agreed(passOf(['', 1]), passOf(['', 0.9, 'A']))).toBe('')
})

test('letters that were seen are likelier than others, and than more than there is room for', () => {
  const pass = passOf(['L', 0.8], ['U', 0.8])
  const pathOf = (text: string) => Array.from(text, (letter) => alphabet.indexOf(letter))
  const [seen, other, long] = ['LU', 'LX', 'LUXLUXLUX'].map((text) =>
    likelihoodOf(pathOf(text), pass),
  )
  expect(seen).toBeGreaterThan(other!)
  expect(other).toBeGreaterThan(long!)
})
