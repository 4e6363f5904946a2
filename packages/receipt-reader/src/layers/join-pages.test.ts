import { expect, test } from 'vitest'
import type { OcrPage } from '#page/text-box.ts'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'
import { joinPages } from './join-pages.ts'

const first = pageOf(
  '# Hotel Lindenhof',
  'Dorfstr. 4, 6020 Innsbruck',
  'Rechnung 4711',
  'Datum|12.03.2025',
  '10.03. Zimmer|120,00',
  '10.03. Minibar|8,00',
  'Übertrag|128,00',
)
const second = pageOf(
  '# Hotel Lindenhof',
  'Übertrag|128,00',
  '11.03. Zimmer|120,00',
  'Summe EUR|248,00',
  'Visa|248,00',
  'Saldo|0,00',
)

test('the total is that of the whole, not of a page', async () => {
  const { page, placeOf } = joinPages([first, second])
  const reading = await extract(page)
  expect(reading).toMatchObject({ vendor: 'Hotel Lindenhof', date: '2025-03-12', amount: '248.00' })
  expect(placeOf(reading.evidence.vendor!)).toMatchObject({ page: 1 })
  expect(placeOf(reading.evidence.amount!).page).toBe(2)
})

test('a place on the joined page leads back to the very text', () => {
  const small = { ...second, width: second.width / 2, boxes: second.boxes.map(halved) }
  const { page, placeOf } = joinPages([first, small])
  const total = small.boxes.find(({ text }) => text === 'Summe EUR')!
  const joined = page.boxes.find(({ text }) => text === 'Summe EUR')!
  expect(joined.box.width).toBe(total.box.width * 2)
  expect(placeOf(joined.box)).toEqual({ page: 2, box: total.box })
})

test('pages that lie askew, each in its own way, stand level', () => {
  const { page, placeOf } = joinPages([askew(first, 2), askew(second, -2)])
  const names = page.boxes.filter(({ text }) => ['Summe EUR', '248,00'].includes(text))
  const middles = names.slice(0, 2).map(({ box }) => box.y + box.height / 2)
  expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThanOrEqual(1)
  const from = askew(second, -2).boxes.find(({ text }) => text === 'Summe EUR')!
  expect(placeOf(names[0]!.box)).toEqual({ page: 2, box: from.box })
})

test('terms and conditions are left out, and what has a total is none', () => {
  const terms = Array.from(
    { length: 8 },
    (_, line) => `${line} the guest pays a fee of 250.00 for each key that was lost`,
  )
  const { page } = joinPages([first, pageOf(...terms), second])
  expect(page.boxes.some(({ text }) => text.includes('lost'))).toBe(false)
  const kept = joinPages([first, pageOf(...terms, 'Summe EUR|248,00')])
  expect(kept.page.boxes.some(({ text }) => text === 'Summe EUR')).toBe(true)
})

test('no pages, and pages without text', () => {
  expect(joinPages([]).page.boxes).toEqual([])
  const empty = { width: 100, height: 100, rotation: 0 as const, boxes: [] }
  const box = { x: 1, y: 2, width: 3, height: 4 }
  expect(joinPages([empty, empty]).placeOf(box)).toEqual({ page: 1, box })
})

function halved(text: OcrPage['boxes'][number]) {
  const { x, y, width, height } = text.box
  return { ...text, box: { x: x / 2, y: y / 2, width: width / 2, height: height / 2 } }
}

function askew(page: OcrPage, degrees: number): OcrPage {
  const fall = Math.tan((degrees * Math.PI) / 180)
  const boxes = page.boxes.map((text) => {
    const { x, width } = text.box
    const y = text.box.y + 60 + (x + width / 2) * fall
    return { ...text, angle: degrees, box: { ...text.box, y } }
  })
  return { ...page, boxes }
}
