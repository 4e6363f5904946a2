import { drawRows } from '@quittance/test-support/receipts/draw-rows'
import { frozenReceipts } from '@quittance/test-support/receipts/frozen-receipts'
import { layOnTable } from '@quittance/test-support/receipts/lay-on-table'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhoto } from '#test/reading.ts'

const [bakery, hotel] = frozenReceipts<string[]>('papers') as [string[], string[]]

async function papers(isBelow: boolean) {
  const photos = await Promise.all(
    [bakery, hotel].map(async (rows) => layOnTable(await drawRows(rows))),
  )
  const [first, second] = await Promise.all(photos.map((photo) => sharp(photo).metadata()))
  const { width, height } = first!
  const input = photos[1]!
  return sharp(photos[0])
    .extend(isBelow ? { bottom: second!.height } : { right: second!.width, bottom: 200 })
    .composite([isBelow ? { input, left: 0, top: height } : { input, left: width, top: 150 }])
    .jpeg()
    .toBuffer()
}

/** A photo that ends within the paper. */
async function withoutLeft(share: number) {
  const photo = await layOnTable(await drawRows(bakery))
  const { width, height } = await sharp(photo).metadata()
  const left = Math.round(share * width)
  return sharp(photo)
    .extract({ left, top: 0, width: width - left, height })
    .jpeg()
    .toBuffer()
}

test('a photo of one receipt shows one', async () => {
  const { paper, vendor } = await readPhoto(await layOnTable(await drawRows(bakery)))
  expect({ paper, vendor }).toEqual({ paper: 'one', vendor: 'Hill Bakery' })
})

test.each([
  ['side by side', false],
  ['one below the other', true],
])('a photo of two, %s, shows several', async (_, isBelow) => {
  expect(await readPhoto(await papers(isBelow))).toMatchObject({ paper: 'several' })
})

test('a photo of the right part of one shows that it is cut', async () => {
  expect(await readPhoto(await withoutLeft(0.3))).toMatchObject({ paper: 'cut' })
})
