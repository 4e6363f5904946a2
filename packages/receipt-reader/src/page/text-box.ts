import type { Box } from './boxes.ts'
import type { Placement } from './placement.ts'

export type Reading = {
  text: string
  /** The mean over its letters. */
  confidence: number
  /** The confidence of its least certain letter. */
  weakest?: number
}

/** A piece of text, where it stands in the upright image. */
export type TextBox = Reading & {
  box: Box
  /** Degrees by which the text falls to the right. */
  angle?: number
  /** What other passes read, where it differs. */
  alternatives?: Reading[]
}

/** All text of an image in pixels of the upright image; `rotation` is how far it was turned clockwise. */
export type OcrPage = {
  width: number
  height: number
  rotation: 0 | 90 | 180 | 270
  boxes: TextBox[]
  /** It is a page of a document, or several joined, and no photo. */
  isOfDocument?: boolean
  /** It is several pages of a document, below each other. */
  isJoined?: boolean
  /** If the page lay askew in the image: the image's size, and how the page lies in it. */
  picture?: { width: number; height: number; place: Placement }
}
