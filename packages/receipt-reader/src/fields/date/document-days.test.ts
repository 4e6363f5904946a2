import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const head: Placed[] = [
  [8, 4, 'Seaview House', 40],
  [8, 8, '5 Quay Street, 53711 Madison', 18],
]
const bill: Placed[] = [
  [8, 60, 'Single room, 2 nights'],
  [84, 60, '210,00'],
  [8, 64, 'Total EUR'],
  [84, 64, '210,00'],
]

async function dayOn(...texts: Placed[]) {
  return (await extract(sheet(...head, ...texts, ...bill))).date
}

test('a day has its name above it where other columns stand beside', async () => {
  const buyer: Placed[] = [
    [8, 20, 'Norwell Instruments Inc.'],
    [8, 21.8, 'Kendall Avenue 22'],
    [8, 23.6, '53705 Madison'],
    [8, 25.4, 'Wisconsin'],
  ]
  const days: Placed[] = [
    [60, 20, 'Arrival'],
    [60, 21.8, '18.02.2024'],
    [60, 23.6, 'Date of issue'],
    [60, 25.4, '20.02.2024'],
  ]
  expect(await dayOn(...buyer, ...days)).toBe('2024-02-20')
})

test('a title is no name of the day below it', async () => {
  const title: Placed[] = [
    [8, 20, 'Payment receipt', 34],
    [8, 22.5, '18.02.2024'],
  ]
  expect(await dayOn(...title, [60, 30, 'Paid on 20.02.2024'])).toBe('2024-02-20')
})

test.each([
  ['We thank you for your payment of 210.00 on 20 February 2024.', '2024-02-20'],
  ['Diese Rechnung wurde Ihnen am 20.02.2024 ausgestellt.', '2024-02-20'],
  ['Abbiamo ricevuto il pagamento di 210,00 € in data 20.02.2024.', '2024-02-20'],
  ['Warszawa, dnia 20.02.2024', '2024-02-20'],
])('%s', async (sentence, day) => {
  expect(await dayOn([8, 20, '18.02.2024 – 22.02.2024'], [8, 26, sentence])).toBe(day)
})

test.each([
  ['Data documento', 'Scadenza pagamento'],
  ['Documentdatum', 'Uiterste betaaldatum'],
  ['Date de facturation', 'Date de prélèvement'],
  ['Data do recibo', 'Data de vencimento'],
  ['Udstedelsesdato', 'Forfaldsdato'],
  ['Laskun päivämäärä', 'Saapumispäivä'],
  ['Date d’achat', 'Prochain paiement'],
])('%s goes before %s', async (own, other) => {
  const days = (first: string, second: string): Placed[] => [
    [8, 20, own],
    [40, 20, first],
    [8, 22, other],
    [40, 22, second],
  ]
  expect(await dayOn(...days('18.02.2024', '25.02.2024'))).toBe('2024-02-18')
  expect(await dayOn(...days('18.02.2024', '11.02.2024'))).toBe('2024-02-18')
})
