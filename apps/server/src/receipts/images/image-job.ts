import type { OriginalFile } from '#db/schema/trips.ts'

/** Inspects only the header, re-encodes the image, or describes a stored one. */
export type ImageJob =
  | { do: 'look'; path: string }
  | { do: 'write'; path: string; upright: string; thumbnail: string }
  | { do: 'print'; path: string | Buffer }

/** Why an image is refused: not an image, too many pixels, or too much memory to decode it. */
export type Refusal = 'invalid' | 'too-large' | 'too-much-memory'

/** `print` is what `makePrint` found, in base64. */
export type ImageAnswer =
  | { done: true; print?: string; original?: OriginalFile }
  | { refused: Refusal }
  | { failed: string }

/** Includes the memory of the process afterwards. */
export type ImageReply = ImageAnswer & { memory: number }
