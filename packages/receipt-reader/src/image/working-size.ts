const workingSide = 3000
const workingPixels = 6_000_000

/** As large as small print needs, and no larger. */
export function workingSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(
    1,
    workingSide / Math.max(width, height),
    Math.sqrt(workingPixels / (width * height)),
  )
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** A part of the working picture, in pixels of the whole one. */
export function partOfWhole(
  part: { x: number; y: number; width: number; height: number },
  scale: number,
  whole: { width: number; height: number },
) {
  const left = Math.floor(part.x * scale)
  const top = Math.floor(part.y * scale)
  return {
    left,
    top,
    width: Math.max(1, Math.min(whole.width - left, Math.round(part.width * scale))),
    height: Math.max(1, Math.min(whole.height - top, Math.round(part.height * scale))),
  }
}

/** Of 256: as bright as red, green and blue are to the eye. */
const shares = [77, 150, 29] as const

/** Pixels of `step` bytes, starting with red, green and blue. */
export function greyOf(colours: Uint8Array | Uint8ClampedArray, step = 3): Uint8Array {
  const grey = new Uint8Array(colours.length / step)
  for (let index = 0, at = 0; index < grey.length; index += 1, at += step) {
    const sum =
      colours[at]! * shares[0] + colours[at + 1]! * shares[1] + colours[at + 2]! * shares[2]
    grey[index] = (sum + 128) >> 8
  }
  return grey
}
