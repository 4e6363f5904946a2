/** Of 256: as bright as red, green and blue are to the eye. */
const shares = [77, 150, 29] as const

/** One byte a pixel of `step`, of which the first three are red, green and blue. */
export function greyOf(colours: Uint8Array | Uint8ClampedArray, step = 3): Uint8Array {
  const grey = new Uint8Array(colours.length / step)
  for (let index = 0, at = 0; index < grey.length; index += 1, at += step) {
    const sum =
      colours[at]! * shares[0] + colours[at + 1]! * shares[1] + colours[at + 2]! * shares[2]
    grey[index] = (sum + 128) >> 8
  }
  return grey
}
