import type { ExtractedReceipt } from '@quittance/contract/receipts'
import type { CSSProperties } from 'react'

type Box = NonNullable<ExtractedReceipt['evidence']['vendor']>

/** A place on a photo, with the size of the photo it is measured in. */
export type Evidence = { box: Box; image: { width: number; height: number } }

/** Where a value stands on the photo, if the reader knows. */
export function evidenceOf(
  reading: ExtractedReceipt | null | undefined,
  name: keyof ExtractedReceipt['evidence'] | null,
): Evidence | undefined {
  const box = name && reading?.evidence[name]
  return box && reading?.image ? { box, image: reading.image } : undefined
}

/** The frame around the value, in percent of the photo. */
export function frameStyle({ box, image }: Evidence): CSSProperties {
  // Of a photo on its side the text runs down: its height is the shorter side.
  const margin = Math.min(box.width, box.height) * 0.35
  return {
    left: `${percent(box.x - margin, image.width)}%`,
    top: `${percent(box.y - margin, image.height)}%`,
    width: `${percent(box.width + 2 * margin, image.width)}%`,
    height: `${percent(box.height + 2 * margin, image.height)}%`,
  }
}

export const stripAspect = 5

/** A strip of the photo around the value, five times as wide as high, for a small screen. */
export function stripStyle({ box, image }: Evidence, src: string): CSSProperties {
  const width = Math.min(image.width, Math.max(box.width * 1.2, box.height * stripAspect * 1.2))
  const height = width / stripAspect
  const left = between(box.x + box.width / 2 - width / 2, image.width - width)
  const top = between(box.y + box.height / 2 - height / 2, image.height - height)
  return {
    aspectRatio: stripAspect,
    backgroundImage: `url("${src}")`,
    backgroundSize: `${percent(image.width, width)}% auto`,
    backgroundPosition: `${percent(left, image.width - width)}% ${percent(top, image.height - height)}%`,
  }
}

function between(value: number, most: number) {
  return Math.max(0, Math.min(value, most))
}

function percent(part: number, whole: number) {
  return whole > 0 ? (100 * part) / whole : 0
}
