import type { PdfPage } from './pdf-file.ts'
import { viewOf, withMemory } from './pdfium.ts'

/** Something on the page that white letters can be seen on. */
export type Background = {
  left: number
  bottom: number
  right: number
  top: number
  isPicture: boolean
}

const mostObjects = 5000
/** Each faint letter is looked for on all of them. */
const maxBackgrounds = 500
const pathObject = 2
const imageObject = 3
const textObject = 1
const nearlyWhite = 240

/** Filled shapes, pictures and what else may lie below letters, the largest first. */
export function backgroundsOf({ pdfium, handle }: PdfPage): Background[] {
  const count = Math.min(pdfium.FPDFPage_CountObjects(handle), mostObjects)
  return withMemory(pdfium, 16, (address) => {
    const at = [0, 4, 8, 12].map((offset) => address + offset) as [number, number, number, number]
    const backgrounds: Background[] = []
    for (let index = 0; index < count; index++) {
      const object = pdfium.FPDFPage_GetObject(handle, index)
      const type = pdfium.FPDFPageObj_GetType(object)
      if (type === textObject || (type === pathObject && !isFilled(object, at))) continue
      if (pdfium.FPDFPageObj_GetBounds(object, ...at) === 0) continue
      const view = viewOf(pdfium)
      const [left, bottom, right, top] = at.map((one) => view.getFloat32(one, true))
      backgrounds.push({
        left: left!,
        bottom: bottom!,
        right: right!,
        top: top!,
        isPicture: type === imageObject,
      })
    }
    return backgrounds
      .toSorted((one, other) => areaOf(other) - areaOf(one))
      .slice(0, maxBackgrounds)
  })

  function isFilled(path: number, at: [number, number, number, number]) {
    if (pdfium.FPDFPath_GetDrawMode(path, at[0], at[1]) === 0) return false
    if (viewOf(pdfium).getInt32(at[0], true) === 0) return false
    if (pdfium.FPDFPageObj_GetFillColor(path, ...at) === 0) return true
    const view = viewOf(pdfium)
    return at.slice(0, 3).some((one) => view.getUint32(one, true) < nearlyWhite)
  }
}

type Rectangle = Omit<Background, 'isPicture'>

export function isOnBackground(place: Rectangle, backgrounds: Background[]): boolean {
  const x = (place.left + place.right) / 2
  const y = (place.bottom + place.top) / 2
  return backgrounds.some(
    ({ left, bottom, right, top }) => x >= left && x <= right && y >= bottom && y <= top,
  )
}

/** How much of the paper its pictures cover, one beside the other as strips of a scan are. */
export function pictureShareOf(backgrounds: Background[], paper: Rectangle): number {
  const whole = (paper.right - paper.left) * (paper.top - paper.bottom)
  const parts = backgrounds.filter(({ isPicture }) => isPicture).map((one) => overlap(one, paper))
  return Math.min(1, parts.reduce((sum, part) => sum + part, 0) / whole)
}

function areaOf({ left, bottom, right, top }: Rectangle) {
  return (right - left) * (top - bottom)
}

function overlap(one: Rectangle, other: Rectangle) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom)
  return Math.max(0, width) * Math.max(0, height)
}
