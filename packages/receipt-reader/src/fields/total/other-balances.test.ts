import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

async function amountOn(...rows: [name: string, price: string][]) {
  const lines = rows.flatMap(([name, price], index): Placed[] => [
    [8, 24 + 3 * index, name],
    [80, 24 + 3 * index, price],
  ])
  const head: Placed[] = [
    [8, 4, 'Heron Telecom Ltd', 40],
    [8, 8, '12 Harbour Street, London', 18],
    [8, 14, 'Invoice 2231, 14.03.2024'],
  ]
  return (await extract(sheet(...head, ...lines))).amount
}

test.each([
  ['Balance brought forward', 'Payment received', 'Total new charges'],
  ['Saldovortrag', 'Zahlung erhalten', 'Rechnungsbetrag'],
  ['Ancien solde', 'Paiement reçu', 'Total TTC'],
  ['Saldo anterior', 'Pago recibido', 'Total factura'],
  ['Vorig saldo', 'Betaling ontvangen', 'Totaal'],
])('%s and how it was paid is no part of this bill', async (before, payment, total) => {
  const earlier: [string, string][] = [
    [before, '120.00'],
    [payment, '-120.00'],
  ]
  const own: [string, string][] = [
    ['Line', '30.00'],
    ['Calls', '15.00'],
    [total, '45.00'],
  ]
  expect(await amountOn(...earlier, ...own)).toBe('45.00')
})

test.each(['Credit balance', 'Restguthaben', 'Crédit restant', 'Saldo de la tarjeta'])(
  'what is left was not paid: %s',
  async (left) => {
    expect(await amountOn(['Top-up', '10.00'], ['Total', '10.00'], [left, '32.40'])).toBe('10.00')
  },
)
