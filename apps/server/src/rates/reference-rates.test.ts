import { expect, test } from 'vitest'
import { ratesFile } from '#test/ecb-server.ts'
import { readReferenceRates } from './reference-rates.ts'

const friday = { USD: '1.0712', JPY: '163.45', GBP: '0.83455' }
const thursday = { USD: '1.0698', JPY: '163.10', GBP: '0.8341', ISK: '148.90' }
const file = ratesFile([
  ['2026-11-13', friday],
  ['2026-11-12', thursday],
])

test.each([1, 7, 64, 100_000])(
  'reads every day and currency, %d letters at a time',
  async (size) => {
    expect(await daysOf(file, size)).toEqual([
      { day: '2026-11-13', rates: friday },
      { day: '2026-11-12', rates: thursday },
    ])
  },
)

test('the daily file has other quotes', async () => {
  const daily = ratesFile([['2026-11-13', friday]], "'")
  expect(await daysOf(daily)).toEqual([{ day: '2026-11-13', rates: friday }])
})

const entity = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'

test.each([
  ['nothing', '', 'is truncated'],
  ['a web page', '<html><body>Sorry</body></html>', 'is truncated'],
  ['no rates', ratesFile([]), 'contains no rates'],
  ['a day without rates', ratesFile([['2026-11-13', {}]]), 'no rates for 2026-11-13'],
  ['one cut off', file.slice(0, -20), 'is truncated'],
  ['document types and entities', `${entity}${file}`, 'Unexpected content'],
  ['an entity for a rate', file.replace('1.0712', '&b;'), 'Unexpected content'],
  ['text for a rate', file.replace('1.0712', 'one'), 'Unexpected content'],
  ['a rate of nothing', file.replace('1.0712', '0.000'), 'Unexpected content'],
  ['a negative rate', file.replace('1.0712', '-1.07'), 'Unexpected content'],
  ['an endless rate', file.replace('1.0712', '1'.repeat(5_000)), 'Unexpected content'],
  ['no code of a currency', file.replace('USD', 'usd'), 'Unexpected content'],
  ['a currency twice', file.replace('JPY', 'USD'), 'Unexpected content'],
  ['a day that is none', file.replace('2026-11-13', '2026-02-30'), 'Unexpected content'],
  ['a day to come', file.replace('2026-11-13', '2099-01-01'), 'Unexpected content'],
  ['a day within a day', file.replace('</Cube>', ''), 'Unexpected content'],
  ['another attribute', file.replace('currency=', 'code='), 'Unexpected content'],
  ['letters without end', `${file.slice(0, 400)}${'x'.repeat(2_000)}`, 'Unexpected content'],
])('refuses %s', async (_what, text, message) => {
  await expect(daysOf(text)).rejects.toThrow(message)
})

async function daysOf(text: string, size = 50) {
  async function* pieces() {
    for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
  }
  const days = []
  for await (const day of readReferenceRates(pieces())) days.push(day)
  return days
}
