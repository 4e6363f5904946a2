import type { TurnedBox } from '#page/boxes.ts'
import type { Raster } from './raster.ts'

/**
 * How a recogniser wants its lines; `beyond` is how much of the box's height is seen around it, or less than it,
 * `stretch` how much longer than it is.
 */
export type CropStyle = { height: number; beyond?: number; stretch?: number }

/** One text cut out upright, from -1 for black to 1 for white. */
export type Crop = { planes: Float32Array; width: number; height: number }

const longestCrop = 1600
/** Tall narrow print leaves the recognisers too few steps for a point or a second zero. */
const narrowStretch = 1.3

/** Samples the image along the text, so that turned text comes out level. */
export function cropText(raster: Raster, text: TurnedBox, style: CropStyle): Crop {
  const { height, beyond = 0, stretch = 1 } = style
  const box = grown(text, beyond * text.height)
  const step = box.height / height
  const length = Math.round((box.width * stretchOf(box) * stretch) / step)
  const width = Math.min(longestCrop, Math.max(8, length))
  const stepAlong = box.width / width
  const cos = Math.cos(box.angle)
  const sin = Math.sin(box.angle)
  const left = box.x - (box.width / 2) * cos + (box.height / 2) * sin - 0.5
  const top = box.y - (box.width / 2) * sin - (box.height / 2) * cos - 0.5
  const samples = Math.min(4, Math.max(1, Math.round(step)))
  const planes = new Float32Array(height * width)
  const scale = 1 / (samples * samples * 127.5)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let light = 0
      for (let down = 0; down < samples; down += 1) {
        const v = (row + (down + 0.5) / samples) * step
        for (let along = 0; along < samples; along += 1) {
          const u = (column + (along + 0.5) / samples) * stepAlong
          light += lightAt(raster, left + u * cos - v * sin, top + u * sin + v * cos)
        }
      }
      planes[row * width + column] = light * scale - 1
    }
  }
  return { planes, width, height }
}

function grown(box: TurnedBox, by: number): TurnedBox {
  return by === 0 ? box : { ...box, width: box.width + by, height: box.height + by }
}

function stretchOf({ width, height }: TurnedBox) {
  return width < 4 * height ? narrowStretch : 1
}

function lightAt({ data, width, height }: Raster, x: number, y: number) {
  const clampedX = Math.min(width - 1, Math.max(0, x))
  const clampedY = Math.min(height - 1, Math.max(0, y))
  const x0 = Math.floor(clampedX)
  const y0 = Math.floor(clampedY)
  const right = x0 + 1 < width ? 1 : 0
  const below = y0 + 1 < height ? width : 0
  const fx = clampedX - x0
  const fy = clampedY - y0
  const at = y0 * width + x0
  const upper = data[at]! * (1 - fx) + data[at + right]! * fx
  const lower = data[at + below]! * (1 - fx) + data[at + below + right]! * fx
  return upper * (1 - fy) + lower * fy
}
