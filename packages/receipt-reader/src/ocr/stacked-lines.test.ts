import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { readImage } from '#runtime/node/read-image.ts'
import { loadedModels } from '#test/loaded-models.ts'
import { plainReceipt } from '#test/plain-receipt.ts'
import type { OcrModels } from './models.ts'
import { rowBands } from './stacked-lines.ts'

const prices = ['13.50', '12.85', '17.90']

let models: OcrModels
let column: Buffer

beforeAll(async () => {
  models = await loadedModels()
  const lines = prices.map((price) => ({ name: 'Fish and chips', price }))
  column = await withColumn(await drawReceipt({ ...plainReceipt, lines }), 2)
})

describe('prices under one another, hardly apart, are read one by one', () => {
  test.each([0.4, 0.45, 0.5])('at %d of the size', async (scale) => {
    const photo = await scaled(column, scale)
    const { boxes, height } = await readImage(models, photo)
    const below = boxes.filter(({ box }) => box.y > height * 0.75)
    expect(below.map(({ text }) => text).toSorted()).toEqual(prices.toSorted())
  })

  test('upside down', async () => {
    const photo = await scaled(column, 0.4)
    const { boxes, rotation } = await readImage(models, await sharp(photo).rotate(180).toBuffer())
    expect(rotation).toBe(180)
    for (const price of prices) {
      expect(boxes.filter(({ text }) => text.includes(price))).toHaveLength(2)
    }
  })
})

describe('lines are cut where there is least ink', () => {
  test('three lines, with blank margins', () => {
    const rows = [0, 0, 5, 9, 9, 5, 1, 5, 9, 9, 5, 1, 5, 9, 9, 5, 0, 0]
    expect(bandsIn(rows, 5)).toBe('2-6 7-11 12-16')
  })

  test('the sliver of a line at the edge is none', () => {
    const rows = [9, 5, 1, 5, 9, 9, 5, 0, 0]
    expect(bandsIn(rows, 6)).toBe('3-7')
  })

  test('letters with little ink in their middle stay whole', () => {
    const rows = [0, 8, 9, 5, 4, 5, 9, 8, 1, 8, 9, 5, 4, 5, 9, 8, 0]
    expect(bandsIn(rows, 9)).toBe('1-8 9-16')
  })
})

/** First row and the row after the last, without the margins. */
function bandsIn(rows: number[], lineHeight: number) {
  const margin = lineHeight / 10
  const bands = rowBands(rows, lineHeight).map(({ from, to }) => {
    const first = Math.round(Math.max(0, from * rows.length + (from > 0 ? margin : 0)))
    return `${first}-${Math.round(to * rows.length - (to < 1 ? margin : 0))}`
  })
  return bands.join(' ')
}

/** The receipt with its prices once more below, `gap` pixels apart. */
async function withColumn(image: Buffer, gap: number) {
  const page = await readImage(models, image)
  const { width, height } = await sharp(image).metadata()
  const cuts: { input: Buffer; left: number; top: number }[] = []
  let top = height + 10
  for (const price of prices) {
    const { box } = page.boxes.find(({ text }) => text.includes(price))!
    const part = { left: box.x, top: box.y, width: box.width, height: box.height }
    const cut = await sharp(image).extract(part).toBuffer()
    const { data, info } = await sharp(cut)
      .trim({ threshold: 60 })
      .toBuffer({ resolveWithObject: true })
    cuts.push({ input: data, left: Math.round(width * 0.67), top })
    top += info.height + gap
  }
  return sharp(image).extend({ bottom: 160, background: '#fff' }).composite(cuts).toBuffer()
}

async function scaled(image: Buffer, scale: number) {
  const { width } = await sharp(image).metadata()
  return sharp(image)
    .resize(Math.round(width * scale))
    .jpeg({ quality: 85 })
    .toBuffer()
}
