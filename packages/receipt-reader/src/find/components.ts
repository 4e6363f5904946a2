import type { Point } from '#page/boxes.ts'

export type Component = {
  /** Left and right end of every row: enough for a hull. */
  outline: Point[]
  /** Mean value of its pixels. */
  score: number
}

/** Groups of touching pixels (8 neighbours) above the threshold. */
export function findComponents(
  map: Float32Array,
  width: number,
  height: number,
  threshold: number,
): Component[] {
  const seen = new Uint8Array(map.length)
  const components: Component[] = []
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] || map[start]! <= threshold) continue
    components.push(flood(start, { map, width, height, threshold, seen }))
  }
  return components
}

type Flooding = {
  map: Float32Array
  width: number
  height: number
  threshold: number
  seen: Uint8Array
}

function flood(start: number, { map, width, height, threshold, seen }: Flooding): Component {
  const ends = new Map<number, { left: number; right: number }>()
  const stack = [start]
  let count = 0
  let sum = 0
  seen[start] = 1
  while (stack.length > 0) {
    const index = stack.pop()!
    const x = index % width
    const y = (index - x) / width
    count += 1
    sum += map[index]!
    const row = ends.get(y)
    if (!row) ends.set(y, { left: x, right: x })
    else if (x < row.left) row.left = x
    else if (x > row.right) row.right = x

    for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY += 1) {
      for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX += 1) {
        const next = nextY * width + nextX
        if (seen[next] || map[next]! <= threshold) continue
        seen[next] = 1
        stack.push(next)
      }
    }
  }
  return {
    outline: [...ends].flatMap(([y, { left, right }]) => corners(y, left, right)),
    score: sum / count,
  }
}

function corners(y: number, left: number, right: number): Point[] {
  return [
    { x: left, y },
    { x: left, y: y + 1 },
    { x: right + 1, y },
    { x: right + 1, y: y + 1 },
  ]
}
