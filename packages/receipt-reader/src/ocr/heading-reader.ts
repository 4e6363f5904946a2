import type { FoundText } from './find-text.ts'
import type { Recognizer } from './models.ts'
import { recognize } from './recognizer.ts'
import type { Reading } from './text-box.ts'

/** Where names stand, beside the height of all text. */
const headingShare = 0.3
/** Above this there is nothing to gain. */
const sure = 0.99

/** The heading read once more by the recogniser that knows words and names better; the surer reading stays. */
export async function rereadHeading(
  recognizer: Recognizer,
  texts: FoundText[],
  first: Reading[],
): Promise<Reading[]> {
  const tops = texts.map(({ box }) => box.y)
  const top = Math.min(...tops)
  const end = top + (Math.max(...tops) - top) * headingShare
  const wanted = [...texts.keys()].filter(
    (index) => tops[index]! <= end && first[index]!.confidence < sure,
  )
  const again = await recognize(
    recognizer,
    wanted.map((index) => texts[index]!.cut(recognizer.style)),
  )
  const readings = [...first]
  for (const [position, index] of wanted.entries()) {
    const reading = again[position]!
    if (reading.confidence > readings[index]!.confidence) readings[index] = reading
  }
  return readings
}
