import { combine, nearestQuarter, type Placement } from '#page/placement.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { FoundPage } from './find-text.ts'

type Size = { width: number; height: number }

/** Where the page's pixels are in the image that it lies askew in; `scale` is from the raster to the image. */
export function pictureOf(page: FoundPage, image: Size, scale: number): Pick<OcrPage, 'picture'> {
  if (!page.askew) return {}
  const isOver = page.turned !== nearestQuarter(page.askew)
  const place = isOver ? combine(halfTurn(page), page.askew) : page.askew
  const { width, height } = image
  return { picture: { width, height, place: { ...place, x: place.x * scale, y: place.y * scale } } }
}

function halfTurn({ width, height }: Size): Placement {
  return { a: -1, b: 0, x: width, y: height }
}
