import { frozenReceipts } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import type { OcrPage } from '#page/text-box.ts'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

const [bakery, hotel, diner] = frozenReceipts<string[]>('papers') as [string[], string[], string[]]

/** What a photo shows that ends within the page. */
function cutOut(page: OcrPage, from: { x?: number; y?: number }, to: { x?: number; y?: number }) {
  const { x: left = 0, y: top = 0 } = from
  const { x: right = page.width, y: bottom = page.height } = to
  const boxes = page.boxes.flatMap((each) => {
    const { x, y, width, height } = each.box
    if (y < top || y + height > bottom) return []
    const start = Math.max(x, left)
    const end = Math.min(x + width, right)
    if (end - start < height) return []
    const letters = [start, end].map((at) => Math.round(((at - x) / width) * each.text.length))
    const box = { x: start - left, y: y - top, width: end - start, height }
    return [{ ...each, text: each.text.slice(...letters), box }]
  })
  return { ...page, width: right - left, height: bottom - top, boxes }
}

/** The picture ends where the text does. */
function withoutMargin(page: OcrPage): OcrPage {
  return { ...page, height: Math.max(...page.boxes.map(({ box }) => box.y + box.height)) }
}

function beside(one: OcrPage, other: OcrPage): OcrPage {
  const moved = other.boxes.map((each) => ({
    ...each,
    box: { ...each.box, x: each.box.x + one.width },
  }))
  const height = Math.max(one.height, other.height)
  return { ...one, width: one.width + other.width, height, boxes: [...one.boxes, ...moved] }
}

test('one receipt is one, also with the slip of the card below it', async () => {
  const slip = ['# Hill Bakery', 'Tel 01225 555 0143', 'Customer copy', 'Date: 12/03/2025|14:03']
  const paid = [...slip, 'Amount|10.10', 'Tip|1.00', 'Total|11.10', 'Approved']
  expect(await extract(pageOf(...bakery))).toMatchObject({ paper: 'one' })
  expect(await extract(pageOf(...bakery, ...paid))).toMatchObject({ paper: 'one' })
})

test.each<[how: string, page: OcrPage]>([
  ['side by side', beside(pageOf(...bakery), pageOf(...hotel))],
  ['one above another', pageOf(...bakery, '', ...hotel)],
  ['of one day', pageOf(...bakery, '', ...hotel.map((row) => row.replace('14/03', '12/03')))],
])('two receipts %s are several, and nothing of them is sure', async (_, page) => {
  const { paper, confidence } = await extract(page)
  expect(paper).toBe('several')
  expect(Math.max(...Object.values(confidence))).toBeLessThan(0.5)
})

test.each<[part: string, page: OcrPage]>([
  ['left side', cutOut(pageOf(...bakery), { x: 60 }, {})],
  ['right side', cutOut(pageOf(...hotel), {}, { x: 555 })],
  ['top', cutOut(pageOf(...bakery), { y: 125 }, {})],
  ['bottom', cutOut(pageOf(...hotel), {}, { y: 215 })],
])('without its %s a receipt is cut, and nothing of it is sure', async (_, page) => {
  const { paper, confidence } = await extract(page)
  expect(paper).toBe('cut')
  expect(Math.max(...Object.values(confidence))).toBeLessThan(0.5)
})

test('two receipts one above another are several, where no word says that a town or a number is one', async () => {
  expect(await extract(pageOf(...diner, '', ...bakery))).toMatchObject({ paper: 'several' })
  expect(await extract(pageOf(...bakery, '', ...diner))).toMatchObject({ paper: 'several' })
})

test.each<[last: string, rows: string[]]>([
  ['the first price', diner.slice(0, 6)],
  ['the subtotal', diner.slice(0, 8)],
  ['the tax', diner.slice(0, 9)],
  ['the name of the next thing', [...diner.slice(0, 7), 'Lemon meringue pie']],
])('a picture that ends below %s shows a receipt that is cut', async (_, rows) => {
  expect(await extract(withoutMargin(pageOf(...rows)))).toMatchObject({ paper: 'cut' })
})

test('a picture that ends within the heading shows one that is cut', async () => {
  const heading = ['Sales receipt', ...diner.slice(0, 4), 'Cashier: Noor']
  expect(await extract(withoutMargin(pageOf(...heading)))).toMatchObject({ paper: 'cut' })
})

test.each<[what: string, rows: string[]]>([
  ['the total', diner],
  ['thanks', [...diner.slice(0, 7), 'Thank you']],
  ['the small print', [...diner.slice(0, 7), 'Open daily', 'Free parking', 'Ask for our card']],
])('a picture that ends below %s shows one whole receipt', async (_, rows) => {
  expect(await extract(withoutMargin(pageOf(...rows)))).toMatchObject({ paper: 'one' })
})

test('a page of prose is none, and an empty page too', async () => {
  const prose = ['The road climbs in nine bends to a pass', 'that is closed until the end of May.']
  expect(await extract(pageOf(...prose))).toMatchObject({ paper: 'none', vendor: '' })
  expect(await extract(pageOf())).toMatchObject({ paper: 'none', vendor: '' })
})
