import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import { openPixels } from '@quittance/test-support/receipts/pixels'
import { drawGrain } from '@quittance/test-support/receipts/textures'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { OcrPage } from '#page/text-box.ts'
import { readImage } from '#runtime/node/read-image.ts'
import { loadedModels } from '#test/loaded-models.ts'
import { plainReceipt } from '#test/plain-receipt.ts'
import type { OcrModels } from './models.ts'

let models: OcrModels
let receipt: Buffer
let plainly: OcrPage

beforeAll(async () => {
  models = await loadedModels()
  receipt = await drawReceipt(plainReceipt)
  plainly = await readImage(models, receipt)
})

test('what is printed on a plain photo is found where it stands', () => {
  expect(missingIn(plainly)).toEqual({ missing: [], rotation: 0 })
  const total = plainly.boxes.find(({ text }) => text.includes('16.30'))!
  expect(total.box.y).toBeGreaterThan(plainly.height / 2)
  expect(total.box.x).toBeGreaterThan(plainly.width / 2)
  expect(total.box.x + total.box.width).toBeLessThanOrEqual(plainly.width)
})

test('the sign of its currency is found by one recogniser at least', () => {
  const readings = plainly.boxes.flatMap(({ text, alternatives = [] }) => [
    text,
    ...alternatives.map((other) => other.text),
  ])
  expect(readings.join('\n')).toContain('£')
})

const table = { top: 900, bottom: 900, left: 1200, right: 1200, background: '#3a2f28' }

test.each<[how: string, rotation: number, change: (photo: Sharp) => Sharp]>([
  ['turned by its EXIF', 0, (photo) => photo.rotate(270).withMetadata({ orientation: 6 })],
  ['turned by 90 degrees', 270, (photo) => photo.rotate(90)],
  ['turned by 180 degrees', 180, (photo) => photo.rotate(180)],
  ['turned by 270 degrees', 90, (photo) => photo.rotate(270)],
  ['tilted by -6 degrees', 0, (photo) => photo.rotate(-6, { background: '#6b5a4a' })],
  ['tilted by 5 degrees', 0, (photo) => photo.rotate(5, { background: '#6b5a4a' })],
  ['blurred', 0, (photo) => photo.blur(1.2)],
  ['in the dark', 0, (photo) => photo.linear(0.25, 4)],
  ['small on a large table', 0, (photo) => photo.extend(table)],
])('what is printed is found %s', async (_, rotation, change) => {
  const page = await readImage(models, await change(sharp(receipt)).toBuffer())
  expect(missingIn(page)).toEqual({ missing: [], rotation })
})

test.each<[what: string, draw: () => Sharp | Promise<Sharp>]>([
  ['a blank page', () => plain(800, 1200)],
  [
    'a blurred landscape of noise',
    async () =>
      openPixels(await drawGrain(900, 600, 100))
        .blur(8)
        .normalise(),
  ],
  ['an image of one pixel', () => plain(1, 1)],
])('nothing is found on %s', async (_, draw) => {
  const picture = await (await draw()).jpeg().toBuffer()
  expect((await readImage(models, picture)).boxes).toEqual([])
})

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
}

test('what is no image, or too large a one, is refused', async () => {
  await expect(readImage(models, Buffer.from('not an image'))).rejects.toThrow()
  await expect(readImage(models, receipt, { maxPixels: 1000 })).rejects.toThrow('pixel limit')
})

/** What was not found of the receipt above, and how the image had to be turned. */
function missingIn({ boxes, rotation }: OcrPage) {
  const print = boxes.map(({ text }) => text.replaceAll(' ', '')).join('\n')
  const missing = ['HARBOURKITCHEN', '14/03/2025', '13.50', '16.30'].filter(
    (text) => !print.includes(text),
  )
  return { missing, rotation }
}
