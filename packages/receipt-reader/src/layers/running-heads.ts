import type { OcrPage, TextBox } from '#page/text-box.ts'

/** Of the height: pages of one document print their head and foot at the same place. */
const samePlace = 0.01
const mostPages = 2 / 3

/** What stands at the same place with the same letters on most pages: heads, feet and headings of columns. */
export function withoutRunningHeads(pages: OcrPage[]): OcrPage[] {
  const printed = pages.map((page) => page.boxes.map((text) => ({ text, shape: shapeOf(text) })))
  const isRunning = (text: TextBox, shape: string, page: OcrPage) =>
    shape !== '' &&
    !page.boxes.some((price) => isPriceBeside(price, text)) &&
    pages.filter((other, at) =>
      printed[at]!.some(
        (there) => there.shape === shape && standAlike(text, page, there.text, other),
      ),
    ).length >= Math.max(2, mostPages * pages.length)
  return pages.map((page, at) =>
    at === 0
      ? page
      : {
          ...page,
          boxes: printed[at]!.filter(({ text, shape }) => !isRunning(text, shape, page)).map(
            ({ text }) => text,
          ),
        },
  )
}

/** Page numbers differ; a price among nothing but figures says nothing. */
function shapeOf({ text }: TextBox) {
  const shape = text.replaceAll(/\d+/g, '0').replaceAll(/\s/g, '').toUpperCase()
  return /\p{L}/u.test(shape) ? shape : ''
}

/** A line of the bill, and by chance the same one at the same place. */
function isPriceBeside(price: TextBox, { box }: TextBox) {
  const middle = price.box.y + price.box.height / 2
  return middle > box.y && middle < box.y + box.height && /\d[.,]\d{2}\b/.test(price.text)
}

function standAlike(one: TextBox, onOne: OcrPage, other: TextBox, onOther: OcrPage) {
  const [a, b] = [placeOf(one, onOne), placeOf(other, onOther)]
  return Math.abs(a.x - b.x) <= samePlace && Math.abs(a.y - b.y) <= samePlace
}

function placeOf({ box }: TextBox, { width, height }: OcrPage) {
  return { x: box.x / width, y: box.y / height }
}
