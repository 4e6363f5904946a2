import type { OcrPage } from '#page/text-box.ts'

const least = 0.9

/** How much of the page was hard to read: what stands beside guessed text is doubtful too. */
export function pageSigns({ boxes }: OcrPage) {
  const lengths = boxes.map(({ text }) => text.length)
  const all = lengths.reduce((sum, length) => sum + length, 0) || 1
  const hard = boxes.reduce(
    (sum, { text, confidence }) => sum + (confidence < least ? text.length : 0),
    0,
  )
  return { hardPage: hard / all }
}
