import { brotliDecompressSync } from 'node:zlib'
import { create, type Font, type Glyph, type Point } from 'fontkit'
import { type Family, readFontFile } from './font-files.ts'
import type { Outline } from './outline.ts'

/** No contextual glyphs. */
const plain = { calt: false, liga: false, ccmp: false }
/** Tabular digits align in columns; punctuation keeps its own width. */
const withFigures = { ...plain, tnum: true }

function layOut(font: Font, text: string) {
  return font.layout(text, /\d/.test(text) ? withFigures : plain)
}

export type Cut = ReturnType<typeof openCut>

/** One file of a family in one weight. */
export function openCut(family: Family, file: string, weight: number) {
  const font = inWeight(fontIn(family, file), weight)

  return {
    font,
    find(codePoint: number): Glyph | undefined {
      if (!font.hasGlyphForCodePoint(codePoint)) return undefined
      return layOut(font, String.fromCodePoint(codePoint)).glyphs[0]
    },
    /** Kerning between the two characters. */
    kern: (first: string, second: string) => kernPair(font, first + second),
    /** The glyphs of a run from left to right, joined and stacked as its script requires. */
    shape(text: string, isRtl: boolean) {
      // A cached glyph names the characters it first stood for, or none.
      for (const id of Object.keys(font['_glyphs'])) delete font['_glyphs'][id]
      const { glyphs, positions } = font.layout(
        text,
        {},
        undefined,
        undefined,
        isRtl ? 'rtl' : 'ltr',
      )
      return glyphs.map(({ id, advanceWidth, codePoints }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        return { id, codePoints, extra: xAdvance - advanceWidth, x: xOffset, y: yOffset }
      })
    },
    outlineOf: (id: number): Outline => outlineOf(font, id),
  }
}

const fonts = new Map<string, Font>()

/** Loads the file once for all weights. */
function fontIn(family: Family, file: string) {
  const key = `${family} ${file}`
  const font = fonts.get(key) ?? openFont(readFontFile(family, file))
  fonts.set(key, font)
  return font
}

function openFont(bytes: Buffer) {
  const font = create(bytes)
  decompress(font, bytes)
  return readOutlines(font)
}

/** The library would do it in JavaScript, which takes many times as long. */
function decompress(font: Font, bytes: Buffer) {
  const { directory, _dataPos: start } = font
  let offset = 0
  for (const table of Object.values(directory.tables)) {
    table.offset = offset
    offset += table.transformLength ?? table.length
  }
  const Stream = font.stream.constructor
  const end = start + directory.totalCompressedSize
  font.stream = new Stream(brotliDecompressSync(bytes.subarray(start, end)))
  font['_decompressed'] = true
}

/**
 * The library reads the outlines of compressed files only without a weight, and caches that; so a
 * derived font reads them.
 */
function readOutlines(font: Font): Font {
  if (!font.fvar) throw new Error('This font has no weights.')
  const heir: Font = Object.create(font)
  heir.getGlyph(0)
  font['_transformedGlyphs'] = heir['_transformedGlyphs']
  return font
}

function inWeight(font: Font, weight: number): Font {
  return Object.create(font, { variationCoords: { value: [weight] }, _glyphs: { value: {} } })
}

function kernPair(font: Font, pair: string) {
  const { glyphs, positions } = layOut(font, pair)
  const [glyph, position] = [glyphs[0], positions[0]]
  return glyphs.length === 2 && glyph && position ? position.xAdvance - glyph.advanceWidth : 0
}

/** The library does not apply the weight to the outlines of compressed files, so this does. */
function outlineOf(font: Font, id: number): Outline {
  const glyph = font.getGlyph(id)
  const { points, components } = glyph['_decode']()
  if (points) return weighed(font, id, points)
  const places = (components ?? []).map(({ dx, dy }) => pointAt(dx, dy))
  const moved = weighed(font, id, places)
  return (components ?? []).flatMap((component, index) => {
    const { x: dx, y: dy } = moved[index] ?? { x: 0, y: 0 }
    return outlineOf(font, component.glyphID).map(({ x, y, ...point }) => ({
      ...point,
      x: x * component.scaleX + y * component.scale01 + dx,
      y: y * component.scaleY + x * component.scale10 + dy,
    }))
  })
}

/** The four points after the last one carry the metrics. */
function weighed(font: Font, id: number, points: Point[]) {
  const moved = points.map((point) => point.copy())
  const metrics = [0, font.getGlyph(id).advanceWidth, 0, 0].map((x) => pointAt(x, 0))
  font['_variationProcessor']?.transformPoints(id, [...moved, ...metrics])
  return moved
}

function pointAt(x: number, y: number): Point {
  return { x, y, onCurve: false, endContour: true, copy: () => pointAt(x, y) }
}
