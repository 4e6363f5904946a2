import { openPixels, type Pixels, pixelsOf } from './pixels.ts'

/** How the paper stands before the camera. */
export type Bend = {
  /** How far its top is tipped away, in degrees. */
  tipped?: number
  /** How far its right side is turned away, in degrees. */
  aside?: number
  /** How far the middle of the top row sags, relative to the paper's width; the bottom row arches as much. */
  curl?: number
}

type Camera = { toPaper: (x: number, y: number) => [number, number]; width: number; height: number }

/** Distance from the camera to the paper's centre, relative to its longer side. */
const distance = 1.6

/** The visible paper without its surroundings. */
export async function bendPaper(paper: Pixels, bend: Bend): Promise<Pixels> {
  const { data, raw } = await pixelsOf(openPixels(paper).ensureAlpha())
  const sag = (bend.curl ?? 0) * raw.width
  const camera = cameraOf(raw.width, raw.height + 2 * Math.abs(sag), bend)
  const seen = Buffer.alloc(camera.width * camera.height * 4)
  for (let y = 0; y < camera.height; y += 1) {
    for (let x = 0; x < camera.width; x += 1) {
      const [u, v] = camera.toPaper(x, y)
      const across = (2 * u) / raw.width - 1
      const down = (2 * v) / raw.height - 1
      const row = v - Math.abs(sag) + sag * down * (1 - across * across)
      copyPixel({ data, ...raw }, u, row, seen, (y * camera.width + x) * 4)
    }
  }
  return { data: seen, raw: { width: camera.width, height: camera.height, channels: 4 } }
}

/** A pinhole camera in front of the paper's centre. */
function cameraOf(width: number, height: number, { tipped = 0, aside = 0 }: Bend): Camera {
  const far = distance * Math.max(width, height)
  const [sinT, cosT] = [Math.sin(radians(tipped)), Math.cos(radians(tipped))]
  const [sinA, cosA] = [Math.sin(radians(aside)), Math.cos(radians(aside))]
  const see = (x: number, y: number): [number, number] => {
    const depth = far + x * sinA - y * sinT * cosA
    return [(far * x * cosA + far * y * sinT * sinA) / depth, (far * y * cosT) / depth]
  }
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => see((x * width) / 2, (y * height) / 2)))
  const [left, top] = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis]!))) as [
    number,
    number,
  ]
  const [right, bottom] = [0, 1].map((axis) =>
    Math.max(...corners.map((corner) => corner[axis]!)),
  ) as [number, number]
  return {
    width: Math.ceil(right - left),
    height: Math.ceil(bottom - top),
    toPaper(pixelX, pixelY) {
      const x = (pixelX + left) / far
      const y = (pixelY + top) / far
      // The two lines of `see`, solved for the point on the paper.
      const a = cosA - x * sinA
      const b = sinT * sinA + x * sinT * cosA
      const c = -y * sinA
      const d = cosT + y * sinT * cosA
      const size = a * d - b * c
      const u = (far * (x * d - y * b)) / size
      const v = (far * (y * a - x * c)) / size
      return [u + width / 2, v + height / 2]
    },
  }
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}

type Paper = { data: Buffer; width: number; height: number }

function copyPixel(from: Paper, x: number, y: number, to: Buffer, at: number) {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  if (x0 < 0 || y0 < 0 || x0 + 1 >= from.width || y0 + 1 >= from.height) return
  const [fx, fy] = [x - x0, y - y0]
  const start = (y0 * from.width + x0) * 4
  const below = start + from.width * 4
  for (let channel = 0; channel < 4; channel += 1) {
    const upper = from.data[start + channel]! * (1 - fx) + from.data[start + 4 + channel]! * fx
    const lower = from.data[below + channel]! * (1 - fx) + from.data[below + 4 + channel]! * fx
    to[at + channel] = upper * (1 - fy) + lower * fy
  }
}
