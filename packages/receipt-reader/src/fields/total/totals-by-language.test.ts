import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { readerFor, readRows } from '#test/reading.ts'

/** As tills of each language print a sum, what is added to it and what is taken off. */
const words: [language: string, total: string, service: string, discount: string][] = fixtureRows<
  [language: string, total: string, service: string, discount: string]
>('printed/sums-by-language')

const bought = ['# Corner', '', 'Aaa|18.00', 'Bbb|6.00']

test.each(words)(
  '%s: %s is the last sum, not the one before service',
  async (language, total, service) => {
    const rows = [...bought, `${total}|24.00`, `${service}|3.00`, `${total}|27.00`]
    expect((await readerFor(language)(rows)).amount).toBe('27.00')
  },
)

test.each(words)('%s: %s is the last sum, not the one before a discount', async (...printed) => {
  const [language, total, , discount] = printed
  const rows = [...bought, `${total}|24.00`, `${discount}|-4.00`, `${total}|20.00`]
  expect((await readerFor(language)(rows)).amount).toBe('20.00')
})

test('a discount in whole thousands', async () => {
  const rows = ['# Warung', '', 'Nasi|18.000', 'Teh|6.000', 'TOTAL|24.000', 'Diskon|-4.000']
  expect((await readRows([...rows, 'Total bayar|20.000'])).amount).toBe('20000.00')
})

test.each([
  ['a name with the word in it', ['# Le Petit Lavoir', '', 'Savon|9,90', 'TOTAL|9,90']],
  ['the change', ['# Olmo', '', 'Sopa|9,90', 'TOTAL|9,90', 'Entregado|10,00', 'Devolución|0,10']],
  [
    'a line that was taken back',
    ['# Lipa', '', 'Zupa|9,90', 'Chleb|4,00', 'Zwrot towaru Chleb|-4,00', 'SUMA|9,90'],
  ],
])('%s makes no refund', async (_, rows) => {
  expect((await readRows(rows)).amount).toBe('9.90')
})

test.each([
  ['it', 'Importo', 'Introdotto', 'Resto'],
  ['fr', 'Tarif', 'Introduit', 'Rendu'],
  ['sv', 'Avgift', 'Inkast', 'Växel'],
  ['pl', 'Opłata parkingowa', 'Wrzucono', 'Reszta'],
  ['cs', 'Parkovné', 'Vloženo', 'Vráceno'],
])('%s: a parking machine asks %s and was given %s', async (_, fee, put, back) => {
  const rows = ['# Parking', '', '05.03.2025 10:12', `${fee}|6,50`, `${put}|10,00`, `${back}|3,50`]
  expect((await readRows(rows)).amount).toBe('6.50')
})
