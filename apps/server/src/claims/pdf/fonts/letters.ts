import { type Cut, openCut } from './cut.ts'
import { familyOrders } from './families.ts'
import { type Family, filesWith } from './font-files.ts'
import type { Outline } from './outline.ts'
import { encodeGlyph } from './true-type.ts'

/** Inter's value; glyphs of other families are scaled to it. */
export const unitsPerEm = 2048

export type Letter = {
  id: number
  advanceWidth: number
  codePoints: number[]
  text: string
  cut: Cut | undefined
  /** Distance to the start of the next glyph, by its id, if both are in the same file. */
  advances: Map<number, number>
  bytes: () => Uint8Array
}

type PlacedLetter = { letter: Letter; advance: number; offset: { x: number; y: number } }

/** Glyphs of one weight, from the first family that has the character; ids never change. */
export function createLetters(weight: number) {
  const cuts = new Map<string, Cut>()
  const all = [nothing, box]
  const known = new Map<Family[], Map<string, Letter | undefined>>()
  for (const families of familyOrders) known.set(families, new Map([[box.text, box]]))

  /** Opens a font only when asked for it: most texts need one of twenty. */
  function* cutsWith(family: Family, codePoint: number) {
    for (const file of filesWith(family, codePoint)) {
      const key = `${family} ${file}`
      const cut = cuts.get(key) ?? openCut(family, file, weight)
      cuts.set(key, cut)
      yield cut
    }
  }

  function add(text: string, families: Family[]): Letter | undefined {
    const codePoint = text.codePointAt(0) ?? 0
    for (const family of families) {
      for (const cut of cutsWith(family, codePoint)) {
        const letter = letterIn(cut, text, all.length)
        if (!letter) continue
        all.push(letter)
        return letter
      }
    }
    return undefined
  }

  const shapedLetters = new Map<string, Letter>()

  function shapedLetter(cut: Cut, key: string, id: number, codePoints: number[]): Letter {
    const found = shapedLetters.get(key)
    if (found) return found
    const scale = unitsPerEm / cut.font.unitsPerEm
    const letter: Letter = {
      ...nothing,
      id: all.length,
      advanceWidth: Math.round(cut.font.getGlyph(id).advanceWidth * scale),
      codePoints,
      bytes: once(() => encodeGlyph(cut.outlineOf(id), scale)),
    }
    all.push(letter)
    shapedLetters.set(key, letter)
    return letter
  }

  return {
    /** A run of one family, from left to right. */
    shape({ text, isRtl }: { text: string; isRtl: boolean }, family: Family): PlacedLetter[] {
      const [cut] = cutsWith(family, text.codePointAt(0) ?? 0)
      if (!cut) return []
      const scale = unitsPerEm / cut.font.unitsPerEm
      return cut.shape(withSaraAm(text), isRtl).map(({ id, codePoints, extra, x, y }) => {
        const letter = id === 0 ? box : shapedLetter(cut, `${family} ${id}`, id, codePoints)
        const advance = letter.advanceWidth + extra * scale
        return { letter, advance, offset: { x: x * scale, y: y * scale } }
      })
    },
    withId: (id: number) => all[id] ?? nothing,
    find(text: string, families: Family[]): Letter | undefined {
      const letters = known.get(families)
      const found = letters?.get(text)
      if (found || letters?.has(text)) return found
      const added = add(text, families)
      letters?.set(text, added)
      return added
    },
  }
}

function letterIn(cut: Cut, text: string, id: number): Letter | undefined {
  const codePoint = text.codePointAt(0) ?? 0
  const glyph = cut.find(codePoint)
  if (!glyph) return undefined
  const scale = unitsPerEm / cut.font.unitsPerEm
  return {
    id,
    advanceWidth: Math.round(glyph.advanceWidth * scale),
    codePoints: [codePoint],
    text,
    cut,
    advances: new Map(),
    bytes: once(() => encodeGlyph(cut.outlineOf(glyph.id), scale)),
  }
}

/** In Thai, the ring of this vowel stands below the tone mark; the library would put it above. */
function withSaraAm(text: string) {
  return text.replace(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32')
}

/** Distance from the start of a glyph to the start of the next. */
export function advanceOf(letter: Letter, next: Letter | undefined) {
  if (!next || !letter.cut || next.cut !== letter.cut) return letter.advanceWidth
  const known = letter.advances.get(next.id)
  if (known !== undefined) return known
  const scale = unitsPerEm / letter.cut.font.unitsPerEm
  const advance = letter.advanceWidth + letter.cut.kern(letter.text, next.text) * scale
  letter.advances.set(next.id, advance)
  return advance
}

export const nothing: Letter = {
  id: 0,
  advanceWidth: unitsPerEm / 2,
  codePoints: [0],
  text: '',
  cut: undefined,
  advances: new Map(),
  bytes: () => new Uint8Array(),
}

/** Replaces a character that no family has. */
const box: Letter = {
  ...nothing,
  id: 1,
  advanceWidth: 1300,
  codePoints: [0xfffd],
  text: '\ufffd',
  bytes: once(() =>
    encodeGlyph([...square(160, 0, 1140, 1490), ...square(280, 120, 1020, 1370, true)], 1),
  ),
}

/** Clockwise contours are filled, counter-clockwise ones are holes. */
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

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
