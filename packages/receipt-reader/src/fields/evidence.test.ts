import { expect, test } from 'vitest'
import type { OcrPage } from '#page/text-box.ts'
import type { ReceiptReading } from '#receipt-reading.ts'
import { withEvidenceInImage } from './extract-receipt.ts'

const reading = {
  evidence: { amount: { x: 10, y: 20, width: 40, height: 10 } },
  image: { width: 100, height: 200 },
} as unknown as ReceiptReading
const page: OcrPage = { width: 100, height: 200, rotation: 0, boxes: [] }

test('on an upright page it stays where it is', () => {
  expect(withEvidenceInImage(reading, page)).toBe(reading)
})

test('of a page that lay askew it is where the image shows it', () => {
  // A quarter turn, so that it can be followed: to the right on the page is down in the image.
  const place = { a: 0, b: 1, x: 300, y: 50 }
  const placed = withEvidenceInImage(reading, {
    ...page,
    picture: { width: 500, height: 400, place },
  })
  expect(placed.evidence).toEqual({ amount: { x: 270, y: 60, width: 10, height: 40 } })
  expect(placed.image).toEqual({ width: 500, height: 400 })
})
