/** Characters of a row that the model sees: the first ones and, of a long row, the last ones. */
export const charsSeen = 40
const headSeen = 28

/** Position 0 is "nothing"; every digit is 0, every currency sign $. */
const alphabet =
  '\0 0ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:;\'"!?&@#%*()/\\+-=_<>[]{}|~^`$'
const otherLetter = alphabet.length
const otherSign = alphabet.length + 1

/** A row's text as numbers; training/chooser/encode.py does the same. */
export function encodeText(text: string): number[] {
  const all = Array.from(text)
  const seen =
    all.length > charsSeen ? [...all.slice(0, headSeen), ...all.slice(headSeen - charsSeen)] : all
  return seen.map(codeOf)
}

function codeOf(char: string) {
  const known = alphabet.indexOf(plainOf(char))
  if (known !== -1) return known
  return /\p{L}/u.test(char) ? otherLetter : otherSign
}

function plainOf(char: string) {
  if (/\p{Nd}/u.test(char)) return '0'
  if (/[€£¥₹￥]/.test(char)) return '$'
  return char.normalize('NFD').slice(0, 1)
}
