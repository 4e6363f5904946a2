import { isMostlyProse } from '#fields/paper/is-receipt.ts'
import { type Box, boundsOf } from '#page/boxes.ts'
import { placeBox } from '#page/placement.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import { around, linesOf } from '#rows/lines.ts'
import { hasPrice } from '#rows/row.ts'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'

type JoinedPages = {
  page: OcrPage
  /** On which page, counted from 1, and where in its picture a part of the joined page stands. */
  placeOf(box: Box): { page: number; box: Box }
}

/** Of the box of a text that lies askew. */
const leastOfHeight = 0.4
/** The angle of a shorter text is mostly noise. */
const lettersForAngle = 5

/** A text of the joined page, and where it comes from. */
type Moved = { text: TextBox; from: TextBox; page: number }

/** The pages of a document below each other as one, so that its total is the total of the whole. */
export function joinPages(pages: OcrPage[]): JoinedPages {
  const [only, ...more] = pages
  if (only && more.length === 0 && isLevel(only)) return asDocument(only)
  const width = pages[0]?.width ?? 1
  const parts = withoutRunningHeads(pages)
  let top = 0
  const moved = parts.flatMap((part, index) => {
    if (index > 0 && isSmallPrint(part)) return []
    const scale = width / part.width
    const texts = levelled(part, scale, top).map((one) => ({ ...one, page: index + 1 }))
    top += part.height * scale
    return texts
  })
  const page: OcrPage = {
    width,
    height: Math.max(1, Math.round(top)),
    rotation: 0,
    isOfDocument: true,
    isJoined: pages.length > 1,
    boxes: moved.map(({ text }) => text),
  }
  return { page, placeOf: (box) => originOf(box, moved, pages) }
}

function asDocument(only: OcrPage): JoinedPages {
  const { picture: _, ...page } = only
  return {
    page: { ...page, isOfDocument: true },
    placeOf: (box) => ({ page: 1, box: inPicture(box, only) }),
  }
}

/** Terms and conditions mention sums that were not paid. */
function isSmallPrint(page: OcrPage) {
  const rows = rowsOf(page)
  const hasTotal = () => tagRows(rows).some((row) => row.kind === 'total' && hasPrice(row))
  return isMostlyProse(rows) && !hasTotal()
}

function isLevel({ boxes }: OcrPage) {
  return boxes.every(({ angle = 0 }) => angle === 0)
}

/** Every page lies askew in its own way: here the texts of a row stand level, and are as high as their print. */
function levelled(page: OcrPage, scale: number, top: number): Omit<Moved, 'page'>[] {
  const fall = fallOf(page.boxes)
  const origins = new Map(page.boxes.map((from) => [straightened(from, page.width, fall), from]))
  return linesOf({ ...page, boxes: [...origins.keys()] }).flatMap(({ boxes }) => {
    const middle = boxes.reduce((sum, { box }) => sum + box.y + box.height / 2, 0) / boxes.length
    return boxes.map((text) => {
      const { x, width, height } = text.box
      const box = {
        x: Math.round(x * scale),
        y: Math.round((middle - height / 2) * scale + top),
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
      }
      return { text: { ...text, box }, from: origins.get(text)! }
    })
  })
}

/** How far rows fall: the longer a text, the better its angle is known. */
function fallOf(boxes: TextBox[]) {
  const known = boxes.filter(
    ({ angle, text }) => angle !== undefined && text.length >= lettersForAngle,
  )
  const sorted = known.toSorted((a, b) => a.angle! - b.angle!)
  const half = sorted.reduce((sum, { box }) => sum + box.width ** 2, 0) / 2
  let sum = 0
  const middle = sorted.find(({ box }) => {
    sum += box.width ** 2
    return sum >= half
  })
  return Math.tan(((middle?.angle ?? 0) * Math.PI) / 180)
}

/** As if the page were turned about the middle of its width until it is level. */
function straightened({ angle: _, ...text }: TextBox, pageWidth: number, fall: number): TextBox {
  const { x, y, width, height } = text.box
  const middle = y + height / 2 - (x + width / 2 - pageWidth / 2) * fall
  const print = Math.max(height - width * Math.abs(fall), leastOfHeight * height)
  return { ...text, box: { x, y: middle - print / 2, width, height: print } }
}

function originOf(box: Box, moved: Moved[], pages: OcrPage[]) {
  const inside = moved.filter(({ text }) => overlaps(text.box, box))
  const nearest = moved.toSorted((a, b) => awayFrom(box, a.text.box) - awayFrom(box, b.text.box))[0]
  const found = inside.length > 0 ? inside : nearest ? [nearest] : []
  const page = found[0]?.page ?? 1
  const texts = found.filter((one) => one.page === page).map(({ from }) => from)
  const place = texts.length > 0 ? around(texts) : box
  return { page, box: inPicture(place, pages[page - 1]) }
}

/** A text whose middle lies in the box. */
function overlaps(text: Box, box: Box) {
  const [x, y] = [text.x + text.width / 2, text.y + text.height / 2]
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

function awayFrom(one: Box, other: Box) {
  return Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  )
}

/** A page may lie askew in its picture. */
function inPicture({ x, y, width, height }: Box, page: OcrPage | undefined): Box {
  if (!page?.picture) return { x, y, width, height }
  const turned = { x: x + width / 2, y: y + height / 2, width, height, angle: 0 }
  return boundsOf(placeBox(turned, page.picture.place), page.picture)
}

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
