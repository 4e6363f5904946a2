import { familiesFor, isShaped } from './families.ts'
import { advanceOf, createLetters, type Letter, nothing, unitsPerEm } from './letters.ts'
import { encodeTrueType } from './true-type.ts'
import { visualRuns } from './visual-runs.ts'

export type Typeface = ReturnType<typeof createTypeface>

type Tell = (letter: Letter, advance: number, offset?: { x: number; y: number }) => void

/**
 * Several families as one font in one weight: Latin, Greek and Cyrillic from Inter; Japanese,
 * Chinese, Korean, Arabic, Hebrew, Thai and Devanagari from Noto Sans. Files are loaded on first use. Implements the PDF library's
 * font interface.
 */
export function createTypeface(name: string, weight: number) {
  const letters = createLetters(weight)

  function lettersIn(text: string) {
    const families = familiesFor(text)
    const run: Letter[] = []
    for (const letter of text) run.push(letters.find(letter, families) ?? nothing)
    return run
  }

  function eachPlainGlyph(text: string, tell: Tell) {
    const run = lettersIn(text)
    for (let index = 0; index < run.length; index += 1) {
      const letter = run[index] ?? nothing
      tell(letter, advanceOf(letter, run[index + 1]))
    }
  }

  /** From left to right, with the distance to the next one and the place of a mark. */
  function eachGlyph(text: string, tell: Tell) {
    if (!isShaped(text)) {
      eachPlainGlyph(text, tell)
      return
    }
    for (const run of visualRuns(text)) {
      if (!run.family) eachPlainGlyph(run.text, tell)
      else
        for (const { letter, advance, offset } of letters.shape(run, run.family))
          tell(letter, advance, offset)
    }
  }

  return {
    ...interMetrics,
    postscriptName: name,
    // The library detects a font by this; we do the layout ourselves.
    layout: lettersIn,
    getGlyph: letters.withId,
    createSubset: () => createSubset(letters.withId),
    eachGlyph,

    /** Whether each character of a text can be shown. */
    lettersOf(text: string) {
      const families = familiesFor(text)
      return (letter: string) => letters.find(letter, families) !== undefined
    },

    /** In ems. */
    widthOf(text: string) {
      let width = 0
      eachGlyph(text, (_, advance) => {
        width += advance
      })
      return width / unitsPerEm
    },
  }
}

const interMetrics = {
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
}

/** The glyphs one document uses, in the order of first use. */
function createSubset(withId: (id: number) => Letter) {
  const places = new Map([[nothing.id, 0]])
  return {
    includeGlyph(id: number) {
      const place = places.get(id) ?? places.size
      places.set(id, place)
      return place
    },
    encode: () => encodeTrueType(Array.from(places.keys(), withId), unitsPerEm),
  }
}
