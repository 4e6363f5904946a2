import type { Box } from '#page/boxes.ts'
import { type Placement, placePoint } from '#page/placement.ts'
import type { Raster } from './raster.ts'

/** A rotated part of a raster; `back` maps it to the raster. Pixels outside are black. */
export function turnRaster({ data, width, height }: Raster, back: Placement, part: Box): Raster {
  const turned = new Uint8Array(part.width * part.height)
  let to = 0
  for (let row = 0; row < part.height; row += 1) {
    const start = placePoint({ x: part.x + 0.5, y: part.y + row + 0.5 }, back)
    for (let column = 0; column < part.width; column += 1, to += 1) {
      const x = start.x + column * back.a - 0.5
      const y = start.y + column * back.b - 0.5
      if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) continue
      const x0 = Math.min(width - 1, Math.max(0, Math.floor(x)))
      const y0 = Math.min(height - 1, Math.max(0, Math.floor(y)))
      const right = x0 + 1 < width ? 1 : 0
      const below = y0 + 1 < height ? width : 0
      const fx = Math.max(0, x - x0)
      const fy = Math.max(0, y - y0)
      const from = y0 * width + x0
      const upper = data[from]! * (1 - fx) + data[from + right]! * fx
      const lower = data[from + below]! * (1 - fx) + data[from + below + right]! * fx
      turned[to] = Math.round(upper * (1 - fy) + lower * fy)
    }
  }
  return { data: turned, width: part.width, height: part.height }
}
