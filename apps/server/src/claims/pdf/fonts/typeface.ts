import { familiesFor } from './families.ts'
import { advanceOf, createLetters, type Letter, nothing, unitsPerEm } from './letters.ts'
import { encodeTrueType } from './true-type.ts'

export type Typeface = ReturnType<typeof createTypeface>

/**
 * Letters of several families as one font, in one weight: Latin, Greek and Cyrillic from Inter; Japanese, Chinese and
 * Korean from Noto Sans. A file is read when a letter in it is first asked for. The shape of it is the one in which the
 * PDF library takes fonts.
 */
export function createTypeface(name: string, weight: number) {
  const letters = createLetters(weight)

  function lettersIn(text: string) {
    const families = familiesFor(text)
    const run: Letter[] = []
    for (const letter of text) run.push(letters.find(letter, families) ?? nothing)
    return run
  }

  /** With how far it is to the next. */
  function eachGlyph(text: string, tell: (letter: Letter, advance: number) => void) {
    const run = lettersIn(text)
    for (let index = 0; index < run.length; index += 1) {
      const letter = run[index] ?? nothing
      tell(letter, advanceOf(letter, run[index + 1]))
    }
  }

  return {
    ...interMetrics,
    postscriptName: name,
    // By this the library knows a font; what is written is laid out by us.
    layout: lettersIn,
    getGlyph: letters.withId,
    createSubset: () => createSubset(letters.withId),
    eachGlyph,

    /** Tells of each letter of a text whether it can be shown. */
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

/** The letters that one document uses, in the order of their first use. */
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
