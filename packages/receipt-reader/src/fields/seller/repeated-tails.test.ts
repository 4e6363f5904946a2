import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'
import { withoutRepeatedTail } from './repeated-tails.ts'

test.each([
  ['DAILYGRILL GRILL', 'DAILY GRILL'],
  ['HAMMOCKSTRADINGCOMPANY TRADING COMPANY', 'HAMMOCKS TRADING COMPANY'],
  ["Nick's Tuscangrill Grill", "Nick's Tuscan Grill"],
  ['Heronmarket MARKET', 'Heron MARKET'],
  ['The Blue Herondiner Diner', 'The Blue Heron Diner'],
  ['Lindenquell Quell', 'Linden Quell'],
])('Truth 22: %s is %s', (doubled, name) => {
  expect(withoutRepeatedTail(doubled)).toBe(name)
})

test.each(['Grill', 'Duran Duran', 'Bar Bar', 'Heron Market', 'Heron Ron', 'Casa de la Sala', ''])(
  '%j repeats nothing of its own',
  (name) => {
    expect(withoutRepeatedTail(name)).toBe(name)
  },
)

test.each([
  ['HERON GRILL~HERONGRILL', 'www.herongrill.example', 'HERON GRILL'],
  ["Mara's Lagoon Grill~Mara's Lagoongrill", '@maraslagoongrill', "Mara's Lagoon Grill"],
  ['The Heron Diner~TheHeronDiner', 'www.theherondiner.example', 'The Heron Diner'],
])('Truth 22: %s below which stands %s is %s', async (printed, web, name) => {
  const page = pageOf(
    `# ${printed}`,
    '12 Harbor Street',
    web,
    '12/03/2020 14:05',
    'Tea|3.00',
    'TOTAL|3.00',
  )
  expect((await extract(page)).vendor).toBe(name)
})
