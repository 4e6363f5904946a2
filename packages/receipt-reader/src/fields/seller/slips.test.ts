import { frozenCases } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

const body = ['12/03/2020 14:05', 'Tea|3.00', 'TOTAL|3.00']

test('a logo read less surely gets its letters from where the page spells the name again', async () => {
  const cases: [logo: string, name: string, ...rows: string[]][] = [
    ['Lan Mei Dakville', 'Lan Mei Oakville', '@lanmeioakville'],
    ['orvina', 'Corvina', 'Cheers from Corvina'],
    ['KORVNA', 'KORVINA', 'www.korvina.example'],
    ['Harbor Burger', 'Harbor Burger', 'Harbor Burgers for all'],
    ['Harbor Burger', 'Harbor Burger', 'Harbor Burges|4.00'],
    ['eron Diner~Heron Diner', 'Heron Diner', 'Thank you'],
    ['Heron Resturart', 'Heron Restaurant', 'Thank you'],
    ['Kaufland2s', 'Kaufland', 'Thank you'],
  ]
  for (const [logo, name, ...rows] of cases) {
    const page = pageOf(`# ${logo}`, '12 Mill Road', ...body, ...rows)
    const [first, ...others] = page.boxes
    const read = { ...page, boxes: [{ ...first!, confidence: 0.9 }, ...others] }
    expect((await extract(read)).vendor).toBe(name)
  }
})

test.each([
  ['HERON GRILL~HERONGRILL', 'www.herongrill.example', 'HERON GRILL'],
  ["Mara's Lagoon Grill~Mara's Lagoongrill", '@maraslagoongrill', "Mara's Lagoon Grill"],
  ['The Heron Diner~TheHeronDiner', 'www.theherondiner.example', 'The Heron Diner'],
])('Truth 22: %s below which stands %s is %s', async (printed, web, name) => {
  const page = pageOf(`# ${printed}`, '12 Harbor Street', web, ...body)
  expect((await extract(page)).vendor).toBe(name)
})

test.each(frozenCases<string>('slips'))('a slip is named $what', async ({ rows, expected }) => {
  expect((await extract(pageOf(...rows))).vendor).toBe(expected)
})
