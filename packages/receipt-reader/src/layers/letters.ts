const lineBreaks = new Set([10, 11, 12, 13, 0x2028, 0x2029])
const spaces = new Set([9, 32, 0xa0, 0x1680, 0x202f, 0x205f, 0x3000])
/** What stands for a hyphen: pdfium's own sign for one at the end of a line, and fonts that call it soft. */
const hyphens = new Set([2, 0xad, 0x2010, 0x2011, 0xfffe])

export type Mark = 'break' | 'space' | 'nothing' | { text: string }

/** What a character's code means for the text. */
export function markOf(code: number): Mark {
  if (lineBreaks.has(code)) return 'break'
  if (spaces.has(code) || (code >= 0x2000 && code <= 0x200a)) return 'space'
  if (hyphens.has(code)) return { text: '-' }
  if (isNoLetter(code)) return 'nothing'
  const text = String.fromCodePoint(code)
  return { text: isLigature(code) ? text.normalize('NFKC') : text }
}

/** Codes that fonts make up for themselves. */
export function isPrivate(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000
}

function isLigature(code: number) {
  return code >= 0xfb00 && code <= 0xfb06
}

function isNoLetter(code: number) {
  const isControl = code < 32 || (code >= 0x7f && code < 0xa0)
  const isDirection = (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e)
  const isHalf = code >= 0xd800 && code <= 0xdfff
  return isControl || isDirection || isHalf || code === 0xfeff || code === 0xffff || code > 0x10ffff
}
