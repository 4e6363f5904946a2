import { drawRows } from '@quittance/test-support/receipts/draw-rows'
import { layOnTable } from '@quittance/test-support/receipts/lay-on-table'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhoto } from '#test/reading.ts'

const bakery = [
  '# Hill Bakery',
  '4 Mill Lane, Bath BA1 5XY',
  'Tel 01225 555 0143',
  'Date: 12/03/2025 14:02|',
  'Sourdough loaf|4.20',
  'Apple turnover|2.80',
  'Flat white|3.10',
  'Total|10.10',
  'Cash|20.00',
  'Change|9.90',
]
const hotel = [
  '# Harbour View Hotel',
  '18 Quay Street, Bristol BS1 4RW',
  'Tel 0117 555 0199',
  'Date: 14/03/2025 08:15|',
  'Room 214, 1 night|95.00',
  'Breakfast|12.50',
  'Total|107.50',
  'Visa|107.50',
]

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
