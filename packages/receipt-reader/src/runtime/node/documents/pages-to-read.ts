import type { OcrPage, TextBox } from '#page/text-box.ts'

/** A total stands at the beginning or at the end, and each picture takes seconds to be read. */
const atEnds = { first: 6, last: 2 }
/** A page has some dozens; a thousand take three seconds of a processor, and ended is what takes thirty of a busy one. */
const mostLines = 1500
const lettersOfLine = 60

type WithinReach = {
  pages: OcrPage[]
  numbers: number[]
  /** Whether something of a page was left out, which may be what it cost. */
  isCut: boolean
}

/** Of many pages those at the beginning and at the end. */
export function beginningAndEnd<Page>(all: Page[]): Page[] {
  const isFew = all.length <= atEnds.first + atEnds.last
  return isFew ? all : [...all.slice(0, atEnds.first), ...all.slice(-atEnds.last)]
}

/** Of more text than can be read in time, the pages at the beginning and at the end; if need be, of these likewise. */
export function withinReach(all: OcrPage[], numbers: number[]): WithinReach {
  if (linesOn(all) <= mostLines) return { pages: all, numbers, isCut: false }
  const some = beginningAndEnd(all)
  const isCut = linesOn(some) > mostLines
  return { pages: isCut ? cut(some) : some, numbers: beginningAndEnd(numbers), isCut }
}

/** What short pages leave is shared by the long ones. */
function cut(pages: OcrPage[]): OcrPage[] {
  const shares = new Map<OcrPage, number>()
  let left = mostLines
  const byLength = pages.toSorted((one, other) => linesOn([one]) - linesOn([other]))
  for (const [index, page] of byLength.entries()) {
    const share = Math.min(linesOn([page]), Math.floor(left / (byLength.length - index)))
    shares.set(page, share)
    left -= share
  }
  return pages.map((page) => ({ ...page, boxes: endsOf(page.boxes, shares.get(page)!) }))
}

function endsOf(boxes: TextBox[], most: number): TextBox[] {
  if (linesIn(boxes) <= most) return boxes
  const ofEnd = Math.floor(most / 3)
  const first = firstOf(boxes, most - ofEnd)
  const last = firstOf(boxes.slice(first.length).toReversed(), ofEnd).toReversed()
  return [...first, ...last]
}

function firstOf(boxes: TextBox[], most: number) {
  let lines = 0
  const end = boxes.findIndex((box) => {
    lines += linesIn([box])
    return lines > most
  })
  return end === -1 ? boxes : boxes.slice(0, end)
}

function linesOn(pages: OcrPage[]) {
  return pages.reduce((sum, { boxes }) => sum + linesIn(boxes), 0)
}

/** A text that is longer than a line counts as many. */
function linesIn(boxes: TextBox[]) {
  return boxes.reduce(
    (sum, { text }) => sum + Math.max(1, Math.ceil(text.length / lettersOfLine)),
    0,
  )
}
