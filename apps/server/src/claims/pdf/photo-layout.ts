/** Between two photos. */
const gap = 20
/** Narrower ones have no room for their caption. */
const minWidth = 90
const minHeight = 40
/** Of the page; smaller photos are hard to read. */
const minShare = 0.1
const perPage = [4, 3, 2]

export type Room = { width: number; height: number }

export type LaidOut = {
  /** Width divided by height. */
  aspect: number
  heightOfCaption(width: number): number
}

/** The caption begins at `y`, the image at `imageY`. */
export type Placed = { x: number; y: number; imageY: number; width: number; height: number }

/** The photos of a page, with their share of its area: together, and of the smallest. */
export type PhotoPage = { placed: Placed[]; fill: number; smallest: number }

/**
 * How many of the next photos share a page: two to four, whichever fills it best. Near the end all
 * possible pages are compared, so that the last is as full as the others.
 */
export function layOutNext(photos: LaidOut[], room: Room, isEnd: boolean): PhotoPage {
  return isEnd ? (bestPages(photos, room)[0] ?? emptyPage) : bestPage(photos, room)
}

/** Every page has at least two, unless there is only one. */
function bestPages(photos: LaidOut[], room: Room): PhotoPage[] {
  if (photos.length < 4) return photos.length > 0 ? [layOutPage(photos, room, room)] : []
  const choices = perPage
    .filter((count) => count <= photos.length && photos.length - count !== 1)
    .map((count) => [
      layOutPage(photos.slice(0, count), room, room),
      ...bestPages(photos.slice(count), room),
    ])
  return mostOf(choices, (pages) => Math.min(...pages.map(scoreOf))) ?? []
}

function bestPage(photos: LaidOut[], room: Room): PhotoPage {
  const pages = perPage.map((count) => layOutPage(photos.slice(0, count), room, room))
  return mostOf(pages, scoreOf) ?? emptyPage
}

const emptyPage: PhotoPage = { placed: [], fill: 0, smallest: 0 }

/** Fuller is better, then more photos; too small to read is worse. */
function scoreOf({ fill, smallest, placed }: PhotoPage) {
  return fill + 0.03 * placed.length - 4 * Math.max(0, minShare - smallest)
}

/** All of them in the rows that fill the room best; shares are those of a whole page. */
export function layOutPage(photos: LaidOut[], room: Room, page: Room): PhotoPage {
  const pages = rowsFor(photos.length).map((rows) => layOutRows(photos, rows, room, page))
  return mostOf(pages, scoreOf) ?? emptyPage
}

/** `[[2], [1, 1]]` for 2. */
function rowsFor(count: number): number[][] {
  if (count === 0) return [[]]
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((first) =>
    rowsFor(count - first).map((rest) => [first, ...rest]),
  )
}

/** Photos of a row are equally high and as wide as the page; the highest rows shrink to fit. */
function layOutRows(photos: LaidOut[], counts: number[], room: Room, page: Room): PhotoPage {
  let next = 0
  const rows = counts.map((count) => photos.slice(next, (next += count)))
  const natural = rows.map((row) => widthFor(row, room) / sum(row.map(({ aspect }) => aspect)))
  let heights = natural
  let captions = rows.map(() => 0)
  // Narrower photos have higher captions.
  for (let pass = 0; pass < 3; pass += 1) {
    captions = rows.map((row, index) =>
      Math.max(...row.map((one) => one.heightOfCaption(widthOf(one, heights[index] ?? 0)))),
    )
    const free = room.height - gap * (rows.length - 1) - sum(captions)
    const most = highestRow(natural, free)
    heights = natural.map((height) => Math.max(minHeight, Math.min(height, most)))
  }
  const placed: Placed[] = []
  let y = 0
  for (const [index, row] of rows.entries()) {
    const [height = 0, caption = 0] = [heights[index], captions[index]]
    let x = 0
    for (const one of row) {
      placed.push({ x, y, imageY: y + caption, width: widthOf(one, height), height })
      x += widthOf(one, height) + gap
    }
    y += caption + height + gap
  }
  const isFitting =
    y - gap <= room.height + 1 && placed.every(({ x, width }) => x + width <= room.width + 1)
  const areas = photos.map(({ aspect }, index) => {
    const height = placed[index]?.height ?? 0
    return (height * height * aspect) / (page.width * page.height)
  })
  return { placed, fill: isFitting ? sum(areas) : -1, smallest: Math.min(...areas) }
}

/** The height to which higher rows shrink, so that all of them fit. */
function highestRow(heights: number[], free: number): number {
  const ascending = heights.toSorted((one, other) => one - other)
  let left = free
  for (const [index, height] of ascending.entries()) {
    const share = left / (ascending.length - index)
    if (height > share) return share
    left -= height
  }
  return Number.POSITIVE_INFINITY
}

function widthFor(row: LaidOut[], { width }: Room) {
  return width - gap * (row.length - 1)
}

function widthOf({ aspect }: LaidOut, height: number) {
  return Math.max(minWidth, aspect * height)
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}

function mostOf<Value>(values: Value[], score: (value: Value) => number): Value | undefined {
  return values.toSorted((one, other) => score(other) - score(one))[0]
}
