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

const atPen = { x: 0, y: 0 }

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

  /** `<00010002> 40 <0003>`: glyphs, and what brings them closer; marks may be raised. */
  function spell(text: string, size: number) {
    let spelt = '<'
    let rise = 0
    const move = (distance: number) => {
      if (distance) spelt += `> ${((-distance * 1000) / face.unitsPerEm).toFixed(0)} <`
    }
    const raise = (to: number) => {
      if (to !== rise) spelt += `>] TJ ${((to * size) / face.unitsPerEm).toFixed(2)} Ts [<`
      rise = to
    }
    // The trailing space separates words when the text is copied or read aloud.
    for (const part of [text, ' ']) {
      face.eachGlyph(part, (glyph, advance, { x, y } = atPen) => {
        raise(y)
        move(x)
        spelt += letterOf(glyph)
        move(advance - glyph.advanceWidth - x)
      })
    }
    raise(0)
    return { font: font.ref(), letters: `[${spelt}>]` }
  }

  return {
    spell,
    put(text: string, { x, y, size, color }: Place) {
      if (!text) return
      const { letters: spelt } = spell(text, size)
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
