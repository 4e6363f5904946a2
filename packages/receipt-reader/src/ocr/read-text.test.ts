import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OcrPage } from '#page/text-box.ts'
import { readImage } from '#runtime/node/read-image.ts'
import { isFullRun } from '#test/full-run.ts'
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

describe('what is printed is found', () => {
  test('on a plain photo, where it stands', () => {
    expect(missingIn(plainly)).toEqual({ missing: [], rotation: 0 })
    const total = plainly.boxes.find(({ text }) => text.includes('16.30'))!
    expect(total.box.y).toBeGreaterThan(plainly.height / 2)
    expect(total.box.x).toBeGreaterThan(plainly.width / 2)
    expect(total.box.x + total.box.width).toBeLessThanOrEqual(plainly.width)
  })

  test('turned by its EXIF orientation', async () => {
    const stored = await sharp(receipt).rotate(270).withMetadata({ orientation: 6 }).toBuffer()
    const page = await readImage(models, stored)
    expect(missingIn(page)).toEqual({ missing: [], rotation: 0 })
  })

  test('with the sign of its currency, by one recogniser at least', () => {
    const readings = plainly.boxes.flatMap(({ text, alternatives = [] }) => [
      text,
      ...alternatives.map((other) => other.text),
    ])
    expect(readings.join('\n')).toContain('£')
  })
})

// A plain run sees these in the drawn receipts.
describe.runIf(isFullRun)('what is printed is found under any circumstances', () => {
  test.each([
    [90, 270],
    [180, 180],
    [270, 90],
  ] as const)('turned by %i degrees', async (turn, back) => {
    const page = await readImage(models, await sharp(receipt).rotate(turn).toBuffer())
    expect(missingIn(page)).toEqual({ missing: [], rotation: back })
  })

  test.each([-6, 5])('tilted by %i degrees', async (tilt) => {
    const tilted = await sharp(receipt).rotate(tilt, { background: '#6b5a4a' }).toBuffer()
    const page = await readImage(models, tilted)
    expect(missingIn(page)).toEqual({ missing: [], rotation: 0 })
  })

  test('blurred', async () => {
    const page = await readImage(models, await sharp(receipt).blur(1.2).toBuffer())
    expect(missingIn(page)).toEqual({ missing: [], rotation: 0 })
  })

  test('in the dark', async () => {
    const page = await readImage(models, await sharp(receipt).linear(0.25, 4).toBuffer())
    expect(missingIn(page)).toEqual({ missing: [], rotation: 0 })
  })

  test('small on a large table', async () => {
    const table = { top: 900, bottom: 900, left: 1200, right: 1200, background: '#3a2f28' }
    const page = await readImage(models, await sharp(receipt).extend(table).toBuffer())
    expect(missingIn(page)).toEqual({ missing: [], rotation: 0 })
  })
})

describe('nothing is found', () => {
  test('on a blank page', async () => {
    const blank = await sharp({
      create: { width: 800, height: 1200, channels: 3, background: '#fff' },
    })
      .jpeg()
      .toBuffer()
    expect((await readImage(models, blank)).boxes).toEqual([])
  })

  test('on a blurred landscape of noise', async () => {
    const noise = await sharp({
      create: {
        width: 900,
        height: 600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .blur(8)
      .normalise()
      .jpeg()
      .toBuffer()
    expect((await readImage(models, noise)).boxes).toEqual([])
  })

  test('on an image of one pixel', async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect((await readImage(models, dot)).boxes).toEqual([])
  })
})

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
