import type { TurnedBox } from '#page/boxes.ts'
import type { Raster } from './raster.ts'

/** How a recogniser wants its lines. */
export type CropStyle = { height: number; isGrey: boolean }

/** One text cut out upright, as planes a recogniser reads: blue, green and red, or grey. */
export type Crop = { planes: Float32Array; width: number; height: number }

const longestCrop = 1600
/** Tall narrow print leaves the recognisers too few steps for a point or a second zero. */
const narrowStretch = 1.3

const greyShares = [0.299, 0.587, 0.114] as const

/** Samples the image along the text, so that turned text comes out level. */
export function cropText(raster: Raster, box: TurnedBox, { height, isGrey }: CropStyle): Crop {
  const step = box.height / height
  const width = Math.min(longestCrop, Math.max(8, Math.round((box.width * stretchOf(box)) / step)))
  const stepAlong = box.width / width
  const cos = Math.cos(box.angle)
  const sin = Math.sin(box.angle)
  const left = box.x - (box.width / 2) * cos + (box.height / 2) * sin
  const top = box.y - (box.width / 2) * sin - (box.height / 2) * cos
  const samples = Math.min(4, Math.max(1, Math.round(step)))
  const planes = new Float32Array((isGrey ? 1 : 3) * height * width)
  const colour = new Float32Array(3)
  const scale = 1 / (samples * samples * 127.5)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      colour.fill(0)
      for (let part = 0; part < samples * samples; part += 1) {
        const u = (column + ((part % samples) + 0.5) / samples) * stepAlong
        const v = (row + (Math.floor(part / samples) + 0.5) / samples) * step
        addPixel(raster, left + u * cos - v * sin - 0.5, top + u * sin + v * cos - 0.5, colour)
      }
      const at = row * width + column
      if (isGrey) planes[at] = greyOf(colour) * scale - 1
      else {
        for (let plane = 0; plane < 3; plane += 1) {
          planes[plane * height * width + at] = colour[2 - plane]! * scale - 1
        }
      }
    }
  }
  return { planes, width, height }
}

function greyOf(colour: Float32Array) {
  return colour[0]! * greyShares[0] + colour[1]! * greyShares[1] + colour[2]! * greyShares[2]
}

function stretchOf({ width, height }: TurnedBox) {
  return width < 4 * height ? narrowStretch : 1
}

function addPixel({ data, width, height }: Raster, x: number, y: number, colour: Float32Array) {
  const clampedX = Math.min(width - 1, Math.max(0, x))
  const clampedY = Math.min(height - 1, Math.max(0, y))
  const x0 = Math.floor(clampedX)
  const y0 = Math.floor(clampedY)
  const right = x0 + 1 < width ? 3 : 0
  const below = y0 + 1 < height ? width * 3 : 0
  const fx = clampedX - x0
  const fy = clampedY - y0
  const at = (y0 * width + x0) * 3
  for (let channel = 0; channel < 3; channel += 1) {
    const index = at + channel
    const upper = data[index]! * (1 - fx) + data[index + right]! * fx
    const lower = data[index + below]! * (1 - fx) + data[index + below + right]! * fx
    colour[channel]! += upper * (1 - fy) + lower * fy
  }
}
