import type { TextBox } from '#page/text-box.ts'
import { boxesOf } from './boxes-of-characters.ts'
import { type Character, isUpright, type Paper } from './characters.ts'
import { isPrivate, markOf } from './letters.ts'

const rules = {
  leastLetters: 25,
  mostUnknown: 0.05,
  mostPrivate: 0.3,
  leastWordLike: 2 / 3,
  /** Where a picture fills the page, a few letters are a stamp on a scan. */
  leastLettersOnScan: 200,
  shareOfScan: 0.6,
}

/** Dots, dashes and lines that lead the eye from a name to its price. */
const leaders = new Set(Array.from('.…·_-–—=*', (sign) => sign.codePointAt(0)!))

export type Layer = {
  characters: Character[]
  paper: Paper
  /** How much of the paper its pictures cover. */
  pictureShare: number
}

/** A page's embedded texts; null if they do not match what is visible and its picture must be read. */
export function trustedTexts(layer: Layer, scale: number): TextBox[] | null {
  return isTrusted(layer) ? boxesOf(layer.characters, layer.paper, scale) : null
}

function isTrusted({ characters, paper, pictureShare }: Layer) {
  const letters = characters.filter(({ code }) => typeof markOf(code) === 'object')
  const seen = letters.filter(({ isHidden }) => !isHidden)
  const least = pictureShare > rules.shareOfScan ? rules.leastLettersOnScan : rules.leastLetters
  const share = (is: (one: Character) => boolean) => seen.filter(is).length / seen.length
  return (
    seen.length >= least &&
    // What a scanner's program read stands unseen below the picture: ours reads it better.
    seen.length >= letters.length / 2 &&
    share((one) => one.isUnknown) < rules.mostUnknown &&
    share((one) => isPrivate(one.code)) < rules.mostPrivate &&
    share((one) => isWordLike(one.code) || leaders.has(one.code)) >= rules.leastWordLike &&
    share((one) => isUpright(one, paper)) >= 0.5
  )
}

function isWordLike(code: number) {
  return /[\p{L}\p{M}\p{N}]/u.test(String.fromCodePoint(code)) || (code >= 0xfb00 && code <= 0xfb06)
}
