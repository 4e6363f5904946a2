import { openPixels, type Pixels, pixelsOf } from './pixels.ts'

const paper = [251, 250, 245] as const
/** Uneven heat: columns of the print head, in pixels, and how much they differ. */
const columnWidth = 14
const unevenness = 0.35

/** Thermal print that has aged: `ink` is the share that is left, more in some columns than in others. */
export async function fadePrint(picture: Pixels, ink: number): Promise<Pixels> {
  const { data, raw } = await pixelsOf(openPixels(picture).removeAlpha())
  for (let index = 0; index < data.length; index += 3) {
    const column = Math.floor(((index / 3) % raw.width) / columnWidth)
    const left = ink * (1 + unevenness * Math.sin(column * 12.9898))
    for (const [channel, white] of paper.entries()) {
      data[index + channel] = white + (data[index + channel]! - white) * left
    }
  }
  return { data, raw }
}
