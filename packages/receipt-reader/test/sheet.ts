import type { OcrPage } from '#page/text-box.ts'

/** Texts with their place in percent of an A4 page and the height of their print. */
export type Placed = [x: number, y: number, text: string, height?: number]

/** A sheet of paper out of a PDF. */
export function sheet(...texts: Placed[]): OcrPage {
  const boxes = texts.map(([x, y, text, height = 24]) => ({
    text,
    confidence: 1,
    box: { x: x * 12.4, y: y * 17.54, width: text.length * height * 0.46, height },
  }))
  return { width: 1240, height: 1754, rotation: 0, isOfDocument: true, boxes }
}
