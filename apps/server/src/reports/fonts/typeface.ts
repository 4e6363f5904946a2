import { type Cut, openCut } from './cut.ts'
import { type Family, fileWith } from './font-files.ts'
import type { Outline } from './outline.ts'
import { encodeGlyph, encodeTrueType } from './true-type.ts'

/** As Inter has it; letters of other families are scaled to it. */
const unitsPerEm = 2048

type FaceGlyph = {
  id: number
  advanceWidth: number
  codePoints: number[]
  text: string
  /** Where letters beside it come from the same file, they may come closer; by their ids. */
  cut: Cut | undefined
  kerning: Map<number, number>
  bytes: () => Uint8Array
}

/** Stands for a letter that no family has. */
const box: FaceGlyph = {
  id: 1,
  advanceWidth: 1300,
  codePoints: [0xfffd],
  text: '\ufffd',
  cut: undefined,
  kerning: new Map(),
  bytes: once(() =>
    encodeGlyph([...square(160, 0, 1140, 1490), ...square(280, 120, 1020, 1370, true)], 1),
  ),
}

export type Typeface = ReturnType<typeof createTypeface>

/**
 * Letters of several families as one font, in one weight: Latin, Greek and Cyrillic from Inter; Japanese, Chinese and
 * Korean from Noto Sans. A file is read when a letter in it is first asked for. The shape of it is the one in which the
 * PDF library takes fonts.
 */
export function createTypeface(name: string, weight: number) {
  const cuts = new Map<string, Cut>()
  const known = new Map<Family[], Map<string, FaceGlyph | undefined>>()
  for (const families of orders) known.set(families, new Map([[box.text, box]]))
  const nothing: FaceGlyph = {
    id: 0,
    advanceWidth: unitsPerEm / 2,
    codePoints: [0],
    text: '',
    cut: undefined,
    kerning: new Map(),
    bytes: () => new Uint8Array(),
  }
  const glyphs = [nothing, box]

  function cutWith(family: Family, codePoint: number) {
    const file = fileWith(family, codePoint)
    if (file === undefined) return undefined
    const key = `${family} ${file}`
    const cut = cuts.get(key) ?? openCut(family, file, weight)
    cuts.set(key, cut)
    return cut
  }

  function addGlyph(text: string, families: Family[]): FaceGlyph | undefined {
    const codePoint = text.codePointAt(0) ?? 0
    for (const family of families) {
      const cut = cutWith(family, codePoint)
      const found = cut?.find(codePoint)
      if (!cut || !found) continue
      const scale = unitsPerEm / cut.font.unitsPerEm
      const glyph: FaceGlyph = {
        id: glyphs.length,
        advanceWidth: Math.round(found.advanceWidth * scale),
        codePoints: [codePoint],
        text,
        cut,
        kerning: new Map(),
        bytes: once(() => encodeGlyph(cut.outlineOf(found.id), scale)),
      }
      glyphs.push(glyph)
      return glyph
    }
    return undefined
  }

  function glyphOf(letter: string, families: Family[]) {
    const letters = known.get(families)
    const found = letters?.get(letter)
    if (found || letters?.has(letter)) return found
    const added = addGlyph(letter, families)
    letters?.set(letter, added)
    return added
  }

  /** How far it is from the start of a letter to the start of the next. */
  function advanceOf(glyph: FaceGlyph, next: FaceGlyph | undefined) {
    if (!next || !glyph.cut || next.cut !== glyph.cut) return glyph.advanceWidth
    const known = glyph.kerning.get(next.id)
    if (known !== undefined) return known
    const advance = glyph.advanceWidth + glyph.cut.kern(glyph.text, next.text)
    glyph.kerning.set(next.id, advance)
    return advance
  }

  function glyphsOf(text: string) {
    const families = familiesFor(text)
    const glyphs: FaceGlyph[] = []
    for (const letter of text) glyphs.push(glyphOf(letter, families) ?? nothing)
    return glyphs
  }

  /** With how far it is to the next. */
  function eachGlyph(text: string, tell: (glyph: FaceGlyph, advance: number) => void) {
    const run = glyphsOf(text)
    for (let index = 0; index < run.length; index += 1) {
      const glyph = run[index] ?? nothing
      tell(glyph, advanceOf(glyph, run[index + 1]))
    }
  }

  return {
    unitsPerEm,
    ascent: 1984,
    descent: -494,
    capHeight: 1490,
    xHeight: 1118,
    lineGap: 0,
    italicAngle: 0,
    bbox: { minX: -1600, minY: -800, maxX: 5200, maxY: 2300 },
    head: { macStyle: { italic: false } },
    post: { isFixedPitch: false },
    postscriptName: name,
    getGlyph: (id: number) => glyphs[id] ?? nothing,
    /** Tells of each letter of a text whether it can be shown. */
    lettersOf(text: string) {
      const families = familiesFor(text)
      return (letter: string) => glyphOf(letter, families) !== undefined
    },

    /** In ems. */
    widthOf(text: string) {
      let width = 0
      eachGlyph(text, (_, advance) => {
        width += advance
      })
      return width / unitsPerEm
    },
    eachGlyph,
    // By this the library knows a font; what is written is laid out by us.
    layout: glyphsOf,

    createSubset() {
      const included = new Map([[0, 0]])
      return {
        includeGlyph(id: number) {
          const place = included.get(id) ?? included.size
          included.set(id, place)
          return place
        },
        encode: () =>
          encodeTrueType(
            Array.from(included.keys(), (id) => glyphs[id] ?? nothing),
            unitsPerEm,
          ),
      }
    },
  }
}

const western: Family[] = ['inter', 'noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr']
const japanese: Family[] = ['inter', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr']
const korean: Family[] = ['inter', 'noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc']
const orders = [western, japanese, korean]

const eastern = /[^\0-\u2e7f]/
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hangul = /\p{Script=Hangul}/u

/** The same letter is drawn differently in Japan and China; what stands beside it tells which is meant. */
function familiesFor(text: string): Family[] {
  if (!eastern.test(text)) return western
  if (kana.test(text)) return japanese
  return hangul.test(text) ? korean : western
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** Clockwise it is filled, the other way round it is a hole. */
function square(left: number, bottom: number, right: number, top: number, isHole = false): Outline {
  const corners = [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
  ] as const
  return (isHole ? corners.toReversed() : corners).map(([x, y], index) => ({
    x,
    y,
    onCurve: true,
    endContour: index === corners.length - 1,
  }))
}
