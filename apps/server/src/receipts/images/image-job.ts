/** What the process that decodes images is asked for: a look at the header alone, or the picture written anew. */
export type ImageJob =
  | { do: 'look'; path: string }
  | { do: 'write'; path: string; upright: string; thumbnail: string }

/** Why a picture is not taken: no image, too many pixels, or too much memory to unpack it. */
export type Refusal = 'invalid' | 'too-large' | 'too-much-memory'

export type ImageAnswer = { done: true } | { refused: Refusal } | { failed: string }

/** With the bytes that the process holds by then. */
export type ImageReply = ImageAnswer & { memory: number }
