import type { TextBox } from '#page/text-box.ts'
import { around } from './lines.ts'

const whole = /^(?:[$€£]\s?\d{1,4}[.,]?|\d{1,4}[.,])$/u
const cents = /^\d\d(?:\s?\p{L})?$/u

/** "$12" and "99" side by side: the point was too faint to hold the price together. */
export function withPricesJoined(boxes: TextBox[]): TextBox[] {
  return boxes.reduce<TextBox[]>((joined, box) => {
    const left = joined.at(-1)
    if (!left || !isSplit(left, box)) return [...joined, box]
    const text = `${left.text.replace(/[.,]$/, '')}.${box.text}`
    const confidence = Math.min(left.confidence, box.confidence)
    return [...joined.slice(0, -1), { text, confidence, box: around([left, box]) }]
  }, [])
}

function isSplit(left: TextBox, right: TextBox) {
  const gap = right.box.x - (left.box.x + left.box.width)
  const height = Math.max(left.box.height, right.box.height)
  return whole.test(left.text) && cents.test(right.text) && gap < height
}
