import { isShaped } from './fonts/families.ts'
import { createTypeface, type Typeface } from './fonts/typeface.ts'
import { contentWidth, ink } from './paper.ts'
import { printable, replacement } from './printable.ts'
import { createTextLines } from './text-lines.ts'

/** Cached per thread: loading a font takes longer than writing a page with it. */
const faces = {
  regular: createTypeface('Quittance-Regular', 400),
  strong: createTypeface('Quittance-SemiBold', 600),
}

export type TextStyle = {
  size?: number
  face?: keyof typeof faces
  color?: string
  width?: number
  align?: 'left' | 'right'
  /** Shrink rather than truncate: half a number is wrong. */
  isFigure?: boolean
}

export type Lettering = ReturnType<typeof createLettering>

/** Positioned lines of text; nothing wraps or breaks a page implicitly. */
export function createLettering(document: PDFKit.PDFDocument) {
  let hasReplaced = false
  const lines = {
    regular: createTextLines(document, faces.regular),
    strong: createTextLines(document, faces.strong),
  }

  function clean(text: string, { face = 'regular' }: TextStyle = {}) {
    const shown = printable(text, faces[face].lettersOf(text))
    hasReplaced ||= shown.includes(replacement) && !text.includes(replacement)
    return shown
  }

  /** Writes one line, truncated or shrunk to its width, and returns where it ends. */
  function write(text: string, x: number, y: number, style: TextStyle = {}) {
    const { face = 'regular', color = ink.text, align, isFigure } = style
    const { width = contentWidth } = style
    const whole = clean(text, style)
    const ems = faces[face].widthOf(whole)
    const size = isFigure ? Math.min(style.size ?? 9, width / ems) : (style.size ?? 9)
    const natural = ems * size
    const isFitting = isFigure || natural <= width
    const line = isFitting ? whole : shorten(faces[face], whole, width / size)
    const length = isFitting ? natural : faces[face].widthOf(line) * size
    const start = align === 'right' ? x + width - length : x
    lines[face].put(line, { x: start, y, size, color })
    return start + length
  }

  return {
    write,
    /** Wraps to the style's width, and truncates the last line if there are more. */
    wrap(text: string, most: number, style: TextStyle = {}): string[] {
      const { size = 9, face = 'regular', width = contentWidth } = style
      return wrap(faces[face], clean(text, style), width / size, most)
    },
    widthOf(text: string, { size = 9, face = 'regular' }: TextStyle = {}) {
      return faces[face].widthOf(text) * size
    },
    /** The width of a number this long, whatever its digits. */
    widthOfFigure(text: string, { size = 9, face = 'regular' }: TextStyle = {}) {
      return faces[face].widthOf(text.replaceAll(/\d/g, widestDigit(faces[face]))) * size
    },
    /** For custom drawing: the font, and the encoded glyphs. */
    spell: (text: string, size: number) => lines.regular.spell(text, size),
    /** Whether a placeholder was used for characters that could not be shown. */
    hasReplaced: () => hasReplaced,
  }
}

function widestDigit(face: Typeface) {
  const digits = '0123456789'.split('')
  const widths = digits.map((digit) => face.widthOf(digit))
  return digits[widths.indexOf(Math.max(...widths))] ?? '0'
}

function wrap(face: Typeface, text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let rest = text
  while (rest && lines.length < most - 1 && face.widthOf(rest) > width) {
    const fitting = fittingStart(face, rest, width)
    const end = breakBefore(rest, fitting)
    lines.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return rest ? [...lines, shorten(face, rest, width)] : lines
}

/** Breaks at a space, else after punctuation, else at the end of the line. */
function breakBefore(text: string, fitting: number) {
  const space = text.slice(0, fitting + 1).lastIndexOf(' ')
  if (space > fitting / 3) return space
  const sign = text.slice(0, fitting).search(/[-@/._][^-@/._]*$/) + 1
  if (sign > fitting / 3) return sign
  // Thai has no spaces.
  const word = isShaped(text) ? (words.segment(text).containing(fitting)?.index ?? 0) : 0
  return word > fitting / 3 ? word : Math.max(1, fitting)
}

const words = new Intl.Segmenter('th', { granularity: 'word' })
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

function shorten(face: Typeface, text: string, width: number) {
  if (face.widthOf(text) <= width) return text
  return `${text.slice(0, fittingStart(face, text, width - face.widthOf('…'))).trimEnd()}…`
}

/** How many leading characters fit, without splitting a surrogate pair or a letter from its marks. */
function fittingStart(face: Typeface, text: string, width: number) {
  let kept = 0
  for (let step = text.length; step >= 1; step = step === 1 ? 0 : Math.ceil(step / 2)) {
    if (face.widthOf(text.slice(0, kept + step)) <= width) kept += step
  }
  kept = Math.min(kept, text.length)
  if (isShaped(text)) return clusters.segment(text).containing(kept)?.index ?? kept
  return /[\ud800-\udbff]/.test(text.charAt(kept - 1)) ? kept - 1 : kept
}
