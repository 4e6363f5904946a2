import { createTypeface, type Typeface } from '#reports/fonts/typeface.ts'
import { contentWidth, ink } from './paper.ts'
import { printable, replacement } from './printable.ts'

/** Kept by the thread: reading a font takes longer than writing a page with it. */
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
  /** Between letters, in points. */
  spacing?: number
}

export type Lettering = ReturnType<typeof createLettering>

/** Lines of text, each in its place; none starts a line or a page by itself. */
export function createLettering(document: PDFKit.PDFDocument) {
  let hasReplaced = false
  // The library takes any font that is shaped like its own; its types know of files only.
  for (const [name, face] of Object.entries(faces)) document.registerFont(name, face as never)

  function clean(text: string, { face = 'regular' }: TextStyle = {}) {
    const shown = printable(text, faces[face].lettersOf(text))
    hasReplaced ||= shown.includes(replacement) && !text.includes(replacement)
    return shown
  }

  /** One line, cut to its width; `y` is the line that letters stand on. */
  function write(text: string, x: number, y: number, style: TextStyle = {}) {
    const { size = 9, face = 'regular', color = ink.text, align, spacing = 0 } = style
    const { width = contentWidth } = style
    const line = shorten(faces[face], clean(text, style), width / size)
    const length = faces[face].widthOf(line) * size
    const start = align === 'right' ? x + width - length : x
    const top = y - (faces[face].ascent / faces[face].unitsPerEm) * size
    document.font(face, size).fillColor(color)
    document.text(line, start, top, { lineBreak: false, features, characterSpacing: spacing })
    return start + length
  }

  return {
    write,
    /** The text in lines of the style's width, the last one cut where there are more. */
    wrap(text: string, most: number, style: TextStyle = {}): string[] {
      const { size = 9, face = 'regular', width = contentWidth } = style
      return wrap(faces[face], clean(text, style), width / size, most)
    },
    widthOf(text: string, { size = 9, face = 'regular' }: TextStyle = {}) {
      return faces[face].widthOf(text) * size
    },
    /** Whether a sign stands for letters that could not be shown. */
    hasReplaced: () => hasReplaced,
  }
}

/** With none named, the library would lay out each word by itself. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']

function wrap(face: Typeface, text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let rest = text
  while (rest && lines.length < most - 1 && face.widthOf(rest) > width) {
    const fitting = fittingStart(face, rest, width)
    const space = rest.slice(0, fitting + 1).lastIndexOf(' ')
    // A word of a script without spaces, and one that is too long, is broken where the line ends.
    const end = space > fitting / 3 ? space : Math.max(1, fitting)
    lines.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return rest ? [...lines, shorten(face, rest, width)] : lines
}

function shorten(face: Typeface, text: string, width: number) {
  if (face.widthOf(text) <= width) return text
  return `${text.slice(0, fittingStart(face, text, width - face.widthOf('…'))).trimEnd()}…`
}

/** How many of the first letters fit, no pair of halves torn. */
function fittingStart(face: Typeface, text: string, width: number) {
  let kept = 0
  for (let step = text.length; step >= 1; step = step === 1 ? 0 : Math.ceil(step / 2)) {
    if (face.widthOf(text.slice(0, kept + step)) <= width) kept += step
  }
  kept = Math.min(kept, text.length)
  return /[\ud800-\udbff]/.test(text.charAt(kept - 1)) ? kept - 1 : kept
}
