import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { CSSProperties } from 'react'

type Box = NonNullable<ExtractedReceipt['evidence']['vendor']>
export type Size = { width: number; height: number }

/** A place on a photo, with the size of the photo it was measured on. */
export type Evidence = {
  box: Box
  image: Size
  /** Many lines; if not all fit, the first ones matter most. */
  isList?: boolean
}

/** A place as the reader reports it. On a document it is in pixels of the page's own picture, so there is no size. */
export type ReadPlace = Omit<Evidence, 'image'> & { image: Size | null }

export type Mark = ReadPlace & { name: string }

/** A photo's position in its frame: its top left corner, and its scale relative to the frame's width. */
export type View = { scale: number; x: number; y: number }

/** Where a value is on the photo, if known. */
export function evidenceOf(
  reading: ExtractedReceipt | null | undefined,
  name: keyof ExtractedReceipt['evidence'] | null,
): ReadPlace | undefined {
  const box = name && reading?.evidence[name]
  if (!box) return undefined
  return { box, image: reading.image, isList: name === 'items' }
}

/** Where the required values were read. */
export function mainEvidence(reading: ExtractedReceipt | null | undefined): readonly Mark[] {
  return (['vendor', 'date', 'amount'] as const).flatMap((name) => {
    const evidence = evidenceOf(reading, name)
    return evidence ? [{ name, ...evidence }] : []
  })
}

export function placeOn(picture: Size, { image, ...place }: ReadPlace): Evidence {
  return { ...place, image: image ?? picture }
}

/** The frame around the value, in percent of the photo. */
export function frameStyle({ box, image }: Evidence): CSSProperties {
  const margin = shorter(box) * 0.15
  return {
    left: `${percent(box.x - margin, image.width)}%`,
    top: `${percent(box.y - margin, image.height)}%`,
    width: `${percent(box.width + 2 * margin, image.width)}%`,
    height: `${percent(box.height + 2 * margin, image.height)}%`,
  }
}

/** The scale at which a value's text is `letters` high, as long as all of it fits. */
export function readableScale(value: Size, frame: Size, letters: number): number {
  return Math.min(
    letters / shorter(value),
    (0.9 * frame.width) / value.width,
    (0.8 * frame.height) / value.height,
  )
}

/** The value's box on a photo shown at this size. */
export function boxOn({ box, image }: Evidence, shown: Size): Box {
  const across = shown.width / image.width
  const down = shown.height / image.height
  return {
    x: box.x * across,
    y: box.y * down,
    width: box.width * across,
    height: box.height * down,
  }
}

const most = 8

/** A view of a photo: zoomed to a value, or of the whole photo. */
export function viewOf(
  evidence: Evidence | undefined,
  photo: Size,
  frame: Size,
  letters: number,
): View {
  const sheet = { width: frame.width, height: (frame.width * photo.height) / photo.width }
  const whole = Math.min(1, frame.height / sheet.height)
  if (!evidence) {
    // In a low frame the whole photo would be too small to read; its top names the vendor.
    const scale = Math.max(whole, frame.width > frame.height ? 1 : 0.6)
    return {
      scale,
      x: inside(0, sheet.width * scale, frame.width),
      y: inside(0, sheet.height * scale, frame.height),
    }
  }
  const box = boxOn(evidence, sheet)
  if (evidence.isList) return viewOfList(box, sheet, frame)
  const scale = Math.min(most, Math.max(whole, readableScale(box, frame, letters)))
  return {
    scale,
    x: inside(frame.width / 2 - (box.x + box.width / 2) * scale, sheet.width * scale, frame.width),
    y: inside(
      frame.height / 2 - (box.y + box.height / 2) * scale,
      sheet.height * scale,
      frame.height,
    ),
  }
}

/** Its full width, and as many of its first lines as fit. */
function viewOfList(box: Box, sheet: Size, frame: Size): View {
  const scale = Math.min(most, (0.92 * frame.width) / box.width)
  const margin = Math.max(0.04 * frame.width, (frame.height - box.height * scale) / 2)
  return {
    scale,
    x: inside(frame.width / 2 - (box.x + box.width / 2) * scale, sheet.width * scale, frame.width),
    y: inside(margin - box.y * scale, sheet.height * scale, frame.height),
  }
}

/** Never past the photo's edge; a photo smaller than the frame is centred. */
function inside(start: number, length: number, frame: number) {
  const room = frame - length
  return room >= 0 ? room / 2 : Math.min(0, Math.max(room, start))
}

/** On a sideways photo text runs down, so its height is the shorter side. */
function shorter({ width, height }: Size) {
  return Math.max(1, Math.min(width, height))
}

function percent(part: number, whole: number) {
  return whole > 0 ? (100 * part) / whole : 0
}
