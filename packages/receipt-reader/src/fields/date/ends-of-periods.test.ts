import { doubtThreshold } from '@quittance/contract/read-fields'
import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { readerFor, readRows } from '#test/reading.ts'

const rows = ['# Corner Shop', '', 'Lamp|18,00', 'Bulb|4,00', 'Total|22,00']

/** What shops print about exchange, guarantee and vouchers; the day of the sale is the 5th of March. */
const sentences: [language: string, sentence: string, sale: string][] =
  fixtureRows<[language: string, sentence: string, sale: string]>('printed/ends-of-periods')

test.each(sentences)('%s: %s is not the day of the sale', async (language, sentence, sale) => {
  const read = readerFor(language)
  const above = await read([...rows.slice(0, 2), sentence, ...rows.slice(2), sale])
  const below = await read([...rows.slice(0, 2), sale, ...rows.slice(2), sentence])
  expect([above.date, below.date]).toEqual(['2024-03-05', '2024-03-05'])
})

test.each(sentences)('%s: %s alone is no sure date', async (language, sentence) => {
  const { date, confidence } = await readerFor(language)([...rows, sentence])
  expect(date === '' ? 0 : confidence.date).toBeLessThan(doubtThreshold.date)
})

test('a day of the future or of another generation is not sure', async () => {
  for (const day of ['05.03.2028', '05.03.2004']) {
    const { confidence } = await readRows([...rows, day])
    expect(confidence.date).toBeLessThan(doubtThreshold.date)
  }
})
