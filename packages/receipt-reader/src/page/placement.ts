import type { Point, TurnedBox } from './boxes.ts'

export type QuarterTurn = 0 | 90 | 180 | 270

/**
 * How one picture lies in another, turned, scaled and moved: a point is multiplied by the complex number a + bi,
 * then x and y are added.
 */
export type Placement = { a: number; b: number; x: number; y: number }

export function placePoint({ x, y }: Point, by: Placement): Point {
  return { x: by.a * x - by.b * y + by.x, y: by.b * x + by.a * y + by.y }
}

export function placeBox(box: TurnedBox, by: Placement): TurnedBox {
  const scale = scaleOf(by)
  return {
    ...placePoint(box, by),
    width: box.width * scale,
    height: box.height * scale,
    angle: box.angle + Math.atan2(by.b, by.a),
  }
}

export function scaleOf({ a, b }: Placement): number {
  return Math.hypot(a, b)
}

/** How far clockwise the inner picture was turned, in degrees. */
export function turnOf({ a, b }: Placement): number {
  return (Math.atan2(-b, a) * 180) / Math.PI
}

export function nearestQuarter(place: Placement): QuarterTurn {
  return ((Math.round(turnOf(place) / 90) * 90 + 360) % 360) as QuarterTurn
}

/** First the one, then the other. */
export function combine(first: Placement, then: Placement): Placement {
  return {
    a: first.a * then.a - first.b * then.b,
    b: first.a * then.b + first.b * then.a,
    ...placePoint(first, then),
  }
}

export function inverse({ a, b, x, y }: Placement): Placement {
  const size = a * a + b * b
  return {
    a: a / size,
    b: -b / size,
    x: -(a * x + b * y) / size,
    y: (b * x - a * y) / size,
  }
}

type Size = { width: number; height: number }

/** How a picture that was turned clockwise about its middle lies in the picture as it was. */
export function turnedBack(turned: Size, before: Size, degrees: number): Placement {
  const a = Math.cos((degrees * Math.PI) / 180)
  const b = -Math.sin((degrees * Math.PI) / 180)
  const middle = placePoint({ x: turned.width / 2, y: turned.height / 2 }, { a, b, x: 0, y: 0 })
  return { a, b, x: before.width / 2 - middle.x, y: before.height / 2 - middle.y }
}
