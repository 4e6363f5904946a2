import { expect, test } from 'vitest'
import { type LaidOut, layOutNext } from './photo-layout.ts'

const room = { width: 507, height: 740 }

/** From long till receipts to panoramas, the same for the same seed. */
function drawPhotos(seed: number): LaidOut[] {
  const random = (step: number) => Math.abs(Math.sin(seed * 127.1 + step * 311.7) * 43_758.5453) % 1
  return Array.from({ length: 2 + Math.floor(random(0) * 20) }, (_, index) => ({
    aspect: Math.exp((2 * random(index + 1) - 1) * 1.2),
    heightOfCaption: (width) => (width < 120 ? 44 : 36),
  }))
}

test('random photos: two to four a page, each once and whole, none overlapping, no page half empty', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    let left = drawPhotos(seed)
    while (left.length > 0) {
      const { placed, fill } = layOutNext(left.slice(0, 9), room, left.length <= 9)
      expect([2, 3, 4]).toContain(placed.length)
      const bottom = Math.max(...placed.map(({ imageY, height }) => imageY + height))
      expect(bottom).toBeGreaterThan(room.height / 2)
      expect(bottom).toBeLessThan(room.height + 1)
      expect(fill).toBeGreaterThan(0.3)
      for (const [index, one] of placed.entries()) {
        expect(one.x + one.width).toBeLessThan(room.width + 1)
        expect(one.width / one.height).toBeGreaterThanOrEqual((left[index]?.aspect ?? 0) - 0.001)
        const next = placed[index + 1]
        const isBeside = next && next.x >= one.x + one.width && next.y === one.y
        if (next && !isBeside) expect(next.y).toBeGreaterThan(one.imageY + one.height)
      }
      left = left.slice(placed.length)
    }
  }
})

test('a photo alone fills the page; two of a kind share it evenly', () => {
  const photo = { aspect: 0.7, heightOfCaption: () => 36 }
  expect(layOutNext([photo], room, true).placed).toMatchObject([{ imageY: 36, height: 704 }])
  const [one, other] = layOutNext([photo, photo], room, true).placed
  expect(one?.height).toBe(other?.height)
})
