import type { Reading } from '#page/text-box.ts'

type Writing = { usual: Set<string>; letters: Set<string>; hasKana: boolean }

const han = /^\p{Script=Han}$/u
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}]$/u
/** Share of the letters by which one way of writing must fit better than the others. */
const ahead = 0.05

/**
 * Which letters a page does not hold, by whether the sample is simplified, traditional or Japanese: a recogniser that
 * knows all three takes a letter for its twin in another.
 */
export function barredLetters(alphabet: string[], sample: Reading[]): boolean[] | undefined {
  const writing = writingOf(sample)
  return writing && alphabet.map((letter) => isForeign(letter) && !holds(writing, letter))
}

function writingOf(sample: Reading[]) {
  const letters = Array.from(sample.map(({ text }) => text).join('')).filter(isForeign)
  const [best, second] = allWritings()
    .map((writing) => ({
      writing,
      fits: letters.filter((letter) => isUsual(writing, letter)).length / letters.length,
    }))
    .toSorted((a, b) => b.fits - a.fits)
  return best && second && best.fits > second.fits + ahead ? best.writing : undefined
}

function isForeign(letter: string) {
  return han.test(letter) || kana.test(letter)
}

function holds({ letters, hasKana }: Writing, letter: string) {
  return han.test(letter) ? letters.has(letter) : hasKana
}

/** Old forms are rare in Japanese, but its standard has most of them. */
function isUsual({ usual, hasKana }: Writing, letter: string) {
  return han.test(letter) ? usual.has(letter) : hasKana
}

let known: Writing[] | undefined

/** By the national standards: two bytes a letter, the usual ones first. Made up when first needed. */
function allWritings() {
  known ??= [
    writingIn('gbk', [0xb0, 0xd7, 0xf7], 0xa1),
    writingIn('big5', [0xa4, 0xc6, 0xf9], 0x40),
    { ...writingIn('euc-jp', [0xb0, 0xcf, 0xf4], 0xa1), hasKana: true },
  ]
  return known
}

function writingIn(
  encoding: string,
  [first, lastUsual, last]: [number, number, number],
  firstTrail: number,
): Writing {
  const usual = lettersOf(encoding, [first, lastUsual], firstTrail)
  return { usual, letters: lettersOf(encoding, [first, last], firstTrail), hasKana: false }
}

/** Node and browsers have it, the language itself does not. */
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string }

function lettersOf(encoding: string, [first, last]: [number, number], firstTrail: number) {
  const decoder = new TextDecoder(encoding)
  const letters = new Set<string>()
  for (let lead = first; lead <= last; lead += 1) {
    for (let trail = firstTrail; trail <= 0xfe; trail += 1) {
      const letter = decoder.decode(new Uint8Array([lead, trail]))
      if (han.test(letter)) letters.add(letter)
    }
  }
  return letters
}
