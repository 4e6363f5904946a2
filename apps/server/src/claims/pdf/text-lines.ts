import type { Typeface } from './fonts/typeface.ts'

/** Internals missing from the library's types. */
type EmbeddedFont = {
  id: string
  subset: { includeGlyph(id: number): number }
  widths: number[]
  unicode: number[][]
  ref(): object
}
type Inner = { _font: EmbeddedFont; page: { fonts: Record<string, object> } }

type Place = { x: number; y: number; size: number; color: string }

/**
 * Writes text with as few PDF operators as possible: the library would wrap and align again what is
 * already laid out, which took most of the time of a document.
 */
export function createTextLines(document: PDFKit.PDFDocument, face: Typeface) {
  // The library accepts any font with this interface; its types only accept files.
  document.font(face as never)
  const inner = document as unknown as Inner
  const font = inner['_font']
  const letters: string[] = []

  function letterOf({ id, advanceWidth, codePoints }: ReturnType<Typeface['getGlyph']>) {
    const known = letters[id]
    if (known) return known
    const place = font.subset.includeGlyph(id)
    font.widths[place] ??= (advanceWidth * 1000) / face.unitsPerEm
    font.unicode[place] ??= codePoints
    const letter = place.toString(16).padStart(4, '0')
    letters[id] = letter
    return letter
  }

  /** `<00010002> 40 <0003>`: glyphs, and the kerning between them. */
  function spell(text: string) {
    let spelt = '<'
    face.eachGlyph(text, (glyph, advance) => {
      spelt += letterOf(glyph)
      if (advance === glyph.advanceWidth) return
      const closer = ((glyph.advanceWidth - advance) * 1000) / face.unitsPerEm
      spelt += `> ${closer.toFixed(0)} <`
    })
    return { font: font.ref(), letters: `[${spelt}>]` }
  }

  return {
    spell,
    put(text: string, { x, y, size, color }: Place) {
      if (!text) return
      // The trailing space separates words when the text is copied or read aloud.
      const { letters: spelt } = spell(`${text} `)
      inner.page.fonts[font.id] ??= font.ref()
      const place = `1 0 0 -1 ${x.toFixed(2)} ${y.toFixed(2)} Tm`
      document.addContent(`BT ${shadeOf(color)} rg /${font.id} ${size} Tf ${place} ${spelt} TJ ET`)
    },
  }
}

const shades = new Map<string, string>()

/** `#ff0000` as `1.000 0.000 0.000`. */
export function shadeOf(color: string) {
  const known = shades.get(color)
  if (known) return known
  const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
  const shade = parts.map((part) => part.toFixed(3)).join(' ')
  shades.set(color, shade)
  return shade
}
