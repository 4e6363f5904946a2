import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { sheet } from '#test/sheet.ts'

test.each([
  ['Ritprijs', 'Wachttijd', 'Totaal voldaan', 'KvK 08155503 btw NL0015550B01'],
  ['Fahrpreis', 'Wartezeit', 'Gesamt', 'USt-IdNr. DE 122 790 418'],
  ['Course', 'Attente', 'Total payé', 'TVA FR 40 303 265 045'],
  ['Fare', 'Waiting', 'Total paid', 'VAT GB 440 7713 28'],
])(
  '%s: the number of a stamp beside the total makes no tax of it',
  async (fare, wait, all, number) => {
    const page = sheet(
      [5, 6, 'Taxi', 36],
      [5, 12, '24.09.2022'],
      [5, 30, fare],
      [30, 30, '45,00 €'],
      [50, 30, 'Taxi Brouwer', 30],
      [5, 34, wait],
      [30, 34, '3,00 €'],
      [50, 34, 'Eikenlaan 44, 7312 KX Apeldoorn'],
      [5, 38, all],
      [30, 38, '48,00 €'],
      [50, 38, number],
    )
    expect((await extract(page)).amount).toBe('48.00')
  },
)
