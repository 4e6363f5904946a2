import { type Box, boundsOf } from '#page/boxes.ts'
import { placeBox } from '#page/placement.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReceiptReading } from '#receipt-reading.ts'

/** Says of the evidence where it stands in the image, also when the page lay askew in it. */
export function withEvidenceInImage(reading: ReceiptReading, { picture }: OcrPage): ReceiptReading {
  if (!picture) return reading
  const { width, height, place } = picture
  const evidence = Object.fromEntries(
    Object.entries(reading.evidence).map(([field, box]) => [
      field,
      boundsOf(placeBox(turned(box), place), picture),
    ]),
  )
  return { ...reading, evidence, image: { width, height } }
}

function turned({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2, width, height, angle: 0 }
}
