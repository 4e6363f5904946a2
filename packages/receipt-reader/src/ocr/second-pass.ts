import type { FoundText } from '#find/find-text.ts'
import type { CropStyle } from '#image/crop.ts'
import type { Reading } from '#page/text-box.ts'
import { areAlike, consensusOf, type LinePass } from '#recognize/consensus.ts'
import { textOf } from '#recognize/ctc.ts'
import { type Recognizer, recognizePasses } from '#recognize/recognizer.ts'

type Way = Pick<CropStyle, 'beyond' | 'stretch'>

/** Above these confidences the first pass is enough: for any text, a figure, the name at the top, and each of its letters. */
const sure = 0.85
const sureOfFigure = 0.97
const sureOfName = 0.97
const sureOfLetter = 0.7
const topShare = 0.25
/** Further passes crop the text tighter and wider; if they disagree on a name, more passes decide. */
const ways: Way[] = [{ beyond: -0.15 }, { beyond: 0.15 }]
const moreWays: Way[] = [{ beyond: -0.08 }, { beyond: 0.08 }, { stretch: 1.12 }, { stretch: 0.9 }]
/** The most pixels of line to read again: as much as a second receipt. */
const widest = 3200
/** Enough for names, not for the text around them. */
const widestOfMore = 400

const figure = /\d[.,: ]?\d\d(?!\d)|\d\D\d\d?\D\d\d|\d{6,8}/

/** All readings of a text, the first pass first. */
type Seen = { readings: Reading[]; passes: LinePass[] }

/**
 * Every text's readings, the best first. Low-confidence texts get further passes: a misreading caused by
 * the crop changes with the crop, the printed text does not.
 */
export async function readSecondPass(
  recognizer: Recognizer,
  texts: FoundText[],
  first: Reading[],
  firstPasses: ReadonlyMap<FoundText, LinePass>,
): Promise<Reading[][]> {
  const { height } = recognizer.style
  const seen = texts.map((text, index): Seen => {
    const pass = firstPasses.get(text)
    return { readings: [first[index]!], passes: pass ? [pass] : [] }
  })
  const isName = nameZone(texts)
  const wanted = upToWidth(texts, height, doubtful(texts, first, isName), widest)
  await addLooks(ways, wanted)
  const names = wanted
    .filter((index) => isName(texts[index]!) && !areAlike(seen[index]!.passes))
    .toSorted((a, b) => texts[a]!.box.y - texts[b]!.box.y)
  await addLooks(moreWays, upToWidth(texts, height, names, widestOfMore))
  return seen.map((text) => agreedFirst(text, recognizer.alphabet))

  async function addLooks(all: Way[], indices: number[]) {
    const crops = all.flatMap((way) =>
      indices.map((index) => texts[index]!.cut({ ...recognizer.style, ...way })),
    )
    for (const [position, { reading, pass }] of (
      await recognizePasses(recognizer, crops)
    ).entries()) {
      const { readings, passes } = seen[indices[position % indices.length]!]!
      readings.push(reading)
      passes.push(pass)
    }
  }
}

/** What the passes read together, with the highest confidence among them. */
function agreedFirst({ readings, passes }: Seen, alphabet: string[]): Reading[] {
  if (readings.length === 1) return readings
  const text = textOf(consensusOf(passes), alphabet)
  const same = readings.filter((reading) => reading.text === text)
  const best = surestOf(same.length > 0 ? same : readings)
  return [{ ...best, text }, ...readings]
}

function surestOf(readings: Reading[]) {
  return readings.reduce((best, reading) => (reading.confidence > best.confidence ? reading : best))
}

/** The least confident first. */
function doubtful(texts: FoundText[], first: Reading[], isName: (text: FoundText) => boolean) {
  return [...texts.keys()]
    .filter((index) => lackOf(index) > 0 || isNameInDoubt(index))
    .toSorted((a, b) => lackOf(b) - lackOf(a))

  function lackOf(index: number) {
    return neededFor(index) - first[index]!.confidence
  }

  function isNameInDoubt(index: number) {
    return isName(texts[index]!) && (first[index]!.weakest ?? 0) < sureOfLetter
  }

  function neededFor(index: number) {
    if (figure.test(first[index]!.text)) return sureOfFigure
    return isName(texts[index]!) ? sureOfName : sure
  }
}

/** Where a name stands: the upper part of the text. */
function nameZone(texts: FoundText[]) {
  const tops = texts.map(({ box }) => box.y)
  const top = Math.min(...tops)
  const end = top + (Math.max(...tops) - top) * topShare
  return ({ box }: FoundText) => box.y <= end
}

function upToWidth(texts: FoundText[], height: number, wanted: number[], most: number) {
  let width = 0
  return wanted.filter((index) => {
    const { box } = texts[index]!
    width += (box.width / box.height) * height
    return width <= most
  })
}
