export type Point = { x: number; y: number }

export type Box = { x: number; y: number; width: number; height: number }

/** A rectangle that may be turned: `angle` is the direction of its width in radians, clockwise. */
export type TurnedBox = { x: number; y: number; width: number; height: number; angle: number }

export type Band = { from: number; to: number; aside: number }

/** Convex hull, counter-clockwise, of points in any order. */
export function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  const lower = halfHull(sorted)
  const upper = halfHull(sorted.toReversed())
  return [...lower.slice(0, -1), ...upper.slice(0, -1)]
}

function halfHull(points: Point[]) {
  const hull: Point[] = []
  for (const point of points) {
    while (hull.length > 1 && cross(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop()
    hull.push(point)
  }
  return hull
}

function cross(a: Point, b: Point, c: Point) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** The smallest rectangle around a hull; its width runs within 45 degrees of the horizontal. */
export function smallestRectangle(hull: Point[]): TurnedBox {
  let best = rectangleAt(hull, 0)
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length]!
    const candidate = rectangleAt(
      hull,
      nearestToHorizontal(Math.atan2(to.y - from.y, to.x - from.x)),
    )
    if (candidate.width * candidate.height < best.width * best.height) best = candidate
  }
  return best
}

function nearestToHorizontal(angle: number) {
  const quarter = Math.PI / 2
  return angle - Math.round(angle / quarter) * quarter
}

/** The rectangle around a hull whose width runs in the given direction. */
export function rectangleAt(hull: Point[], angle: number): TurnedBox {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const along = hull.map(({ x, y }) => x * cos + y * sin)
  const across = hull.map(({ x, y }) => y * cos - x * sin)
  const left = Math.min(...along)
  const right = Math.max(...along)
  const top = Math.min(...across)
  const bottom = Math.max(...across)
  const u = (left + right) / 2
  const v = (top + bottom) / 2
  return {
    x: u * cos - v * sin,
    y: u * sin + v * cos,
    width: right - left,
    height: bottom - top,
    angle,
  }
}

/** The detector marks the core of a text; this gives back what it shrank. */
export function unclip(box: TurnedBox, ratio: number): TurnedBox {
  const distance = (box.width * box.height * ratio) / (2 * (box.width + box.height))
  return { ...box, width: box.width + 2 * distance, height: box.height + 2 * distance }
}

/** What `unclip` added on each side. */
export function marginOf({ width, height }: TurnedBox, ratio: number): number {
  const sum = 2 * (1 + ratio) * (width + height)
  const square = 4 * (ratio + 2)
  return (sum - Math.sqrt(sum * sum - 4 * square * ratio * width * height)) / (2 * square)
}

/** A part of the height, from 0 at the top to 1, less `aside` on the left and on the right. */
export function bandOf(box: TurnedBox, { from, to, aside }: Band): TurnedBox {
  const down = ((from + to) / 2 - 0.5) * box.height
  return {
    ...box,
    x: box.x - down * Math.sin(box.angle),
    y: box.y + down * Math.cos(box.angle),
    width: box.width - 2 * aside,
    height: (to - from) * box.height,
  }
}

export function scaleBox(box: TurnedBox, factorX: number, factorY: number): TurnedBox {
  return {
    x: box.x * factorX,
    y: box.y * factorY,
    width: box.width * factorX,
    height: box.height * factorY,
    angle: box.angle,
  }
}

/** The upright rectangle around a turned one, kept inside the image. */
export function boundsOf(box: TurnedBox, within: { width: number; height: number }): Box {
  const cos = Math.abs(Math.cos(box.angle))
  const sin = Math.abs(Math.sin(box.angle))
  const halfWidth = (box.width * cos + box.height * sin) / 2
  const halfHeight = (box.width * sin + box.height * cos) / 2
  const left = Math.max(0, Math.round(box.x - halfWidth))
  const top = Math.max(0, Math.round(box.y - halfHeight))
  const right = Math.min(within.width, Math.round(box.x + halfWidth))
  const bottom = Math.min(within.height, Math.round(box.y + halfHeight))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** How much of the one upright rectangle lies within the other. */
export function overlapShare(one: TurnedBox, other: TurnedBox): number {
  const along = overlap(one.x, one.width, other.x, other.width)
  const down = overlap(one.y, one.height, other.y, other.height)
  return (along * down) / (one.width * one.height)
}

function overlap(at: number, length: number, otherAt: number, otherLength: number) {
  const from = Math.max(at - length / 2, otherAt - otherLength / 2)
  const to = Math.min(at + length / 2, otherAt + otherLength / 2)
  return Math.max(0, to - from)
}
