import { extractedReceipt } from '@quittance/contract/extracted-receipt'
import { expect, test } from 'vitest'
import type { OcrPage } from '#page/text-box.ts'
import type { ReceiptReading } from '#receipt-reading.ts'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'
import { withEvidenceInImage } from './extract-receipt.ts'

const american = pageOf(
  '# Blue Heron Diner',
  '12 Harbor Street',
  'Springfield, OR 97477',
  '(555) 010-4477',
  'Server: Anna|04/25/2019 6:43 PM',
  '2 Coffee|5.90',
  '1 Chicken Parmesan|17.95',
  'Subtotal|23.85',
  'Tax|1.90',
  'TOTAL|$25.75',
  'VISA|$25.75',
)

test('every field of a plain receipt, sure of it, with its place on the photo', async () => {
  const reading = await extract(american)
  expect(reading).toMatchObject({
    vendor: 'Blue Heron Diner',
    date: '2019-04-25',
    amount: '25.75',
    currency: 'USD',
    category: 'food',
    notes: '',
    items: [
      { name: 'Coffee', quantity: 2, price: '5.90' },
      { name: 'Chicken Parmesan', quantity: 1, price: '17.95' },
    ],
    image: { width: american.width, height: american.height },
  })
  const { vendor, date, amount, items } = reading.confidence
  for (const confidence of [vendor, date, amount, items]) expect(confidence).toBeGreaterThan(0.7)
  expect(reading.evidence.vendor?.y).toBeLessThan(40)
  expect(reading.evidence.amount?.x).toBeGreaterThan(american.width / 2)
  expect(extractedReceipt.safeParse(reading).success).toBe(true)
})

test('sums that disagree make the amount doubtful', async () => {
  const sure = (await extract(american)).confidence.amount
  const torn = pageOf(
    'Diner',
    '04/25/2019',
    'Soup|5.90',
    'TOTAL|25.75',
    'TOTAL|31.20',
    'Balance|18.00',
  )
  expect((await extract(torn)).confidence.amount).toBeLessThan(sure)
})

test('the trip settles order of day and month and the currency', async () => {
  const open = pageOf('# Blue Heron', '03/04/2025 12:10', 'Soup|8.00', 'Total|$8.00')
  expect(await extract(open)).toMatchObject({ date: '2025-03-04', currency: 'USD' })
  const trip = { tripCurrency: 'AUD', tripStart: '2025-04-01', tripEnd: '2025-04-09' } as const
  expect(await extract(open, trip)).toMatchObject({ date: '2025-04-03', currency: 'AUD' })
})

test.each([
  ['a blank page', []],
  ['specks', ['.', '-|:', 'l']],
  ['a sign in a landscape', ['# SCENIC VIEW', 'Elevation 1,250 m', 'Trail 4.5 km']],
  [
    'a page of prose',
    [
      'It was in the spring of 1998 that the total of all our worries came to an end, or so',
      'we thought. On 12/03/1998 my brother paid 12.50 for a ticket and left the town; a sum',
      'that was, he said, the balance of his youth. The change of the seasons went unnoticed.',
    ],
  ],
])('%s gives empty fields and no confidence', async (_, rows) => {
  const reading = await extract(pageOf(...rows))
  expect(reading).toMatchObject({
    vendor: '',
    date: '',
    amount: '',
    currency: null,
    category: 'other',
    items: [],
  })
  for (const confidence of Object.values(reading.confidence))
    expect(confidence).toBeLessThanOrEqual(0.1)
})

test('a card slip has one amount only and is a receipt all the same', async () => {
  const slip = pageOf(
    'Welcome to Lindgren',
    '03/04/2021 9:28 PM',
    'Card type|VISA',
    'Auth code|071410',
    'Tota|17.80',
  )
  expect(await extract(slip)).toMatchObject({ vendor: 'Lindgren', amount: '17.80' })
})

test('a page of thousands of boxes is read in a moment', async () => {
  const rows = Array.from({ length: 1500 }, (_, index) => `Item ${index}|1|2.50|2.50`)
  expect((await extract(pageOf('# Blue Heron Diner', ...rows, 'TOTAL|3750.00'))).amount).toBe(
    '3750.00',
  )
})

const reading = {
  evidence: { amount: { x: 10, y: 20, width: 40, height: 10 } },
  image: { width: 100, height: 200 },
} as unknown as ReceiptReading
const page: OcrPage = { width: 100, height: 200, rotation: 0, boxes: [] }

test('evidence on an upright page it stays where it is', () => {
  expect(withEvidenceInImage(reading, page)).toBe(reading)
})

test('evidence of a page that lay askew is where the image shows it', () => {
  // A quarter turn, so that it can be followed: to the right on the page is down in the image.
  const place = { a: 0, b: 1, x: 300, y: 50 }
  const placed = withEvidenceInImage(reading, {
    ...page,
    picture: { width: 500, height: 400, place },
  })
  expect(placed.evidence).toEqual({ amount: { x: 270, y: 60, width: 10, height: 40 } })
  expect(placed.image).toEqual({ width: 500, height: 400 })
})
