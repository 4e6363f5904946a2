import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { OcrModels } from '#ocr/models.ts'
import type { Box } from '#page/boxes.ts'
import { placePoint } from '#page/placement.ts'
import { readImage } from '#runtime/node/read-image.ts'
import { loadedModels } from '#test/loaded-models.ts'
import { plainReceipt } from '#test/plain-receipt.ts'

let models: OcrModels
let receipt: Buffer
let upright: { x: number; y: number }

beforeAll(async () => {
  models = await loadedModels()
  receipt = await drawReceipt(plainReceipt)
  upright = await totalIn(receipt)
})

test.each([35, 70, 90, 160, 180, 250, 270])(
  'a page that lies askew or turned by %i degrees is levelled',
  async (turn) => {
    const { width, height } = await sharp(receipt).metadata()
    const turned = await sharp(receipt).rotate(turn, { background: '#6b5a4a' }).toBuffer()
    const size = await sharp(turned).metadata()
    const page = await readImage(models, turned)
    const total = page.boxes.find(({ text }) => text.includes('16.30'))!
    expect(Math.abs(total.angle ?? 0)).toBeLessThan(4)
    expect(page.picture).toMatchObject({ width: size.width, height: size.height })

    const seen = placePoint(middleOf(total.box), page.picture!.place)
    const radians = (turn * Math.PI) / 180
    const x = upright.x - width / 2
    const y = upright.y - height / 2
    const wanted = {
      x: size.width / 2 + x * Math.cos(radians) - y * Math.sin(radians),
      y: size.height / 2 + x * Math.sin(radians) + y * Math.cos(radians),
    }
    expect(Math.hypot(seen.x - wanted.x, seen.y - wanted.y)).toBeLessThan(width / 50)
  },
)

test('a far paper is read with all the pixels it has', async () => {
  const far = await sharp(receipt)
    .resize(300)
    .extend({ top: 1500, bottom: 1400, left: 1300, right: 1700, background: '#3a2f28' })
    .jpeg()
    .toBuffer()
  const { boxes, width, picture } = await readImage(models, far)
  expect(picture).toBeUndefined()
  expect(width).toBe(3300)
  const total = boxes.find(({ text }) => text.includes('16.30'))!
  expect(total.box.x).toBeGreaterThan(1300)
  expect(total.box.x + total.box.width).toBeLessThan(1600)
})

async function totalIn(photo: Buffer) {
  const { boxes } = await readImage(models, photo)
  return middleOf(boxes.find(({ text }) => text.includes('16.30'))!.box)
}

function middleOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 }
}
