import { doubtThreshold } from '@quittance/contract/read-fields'
import { expect, test } from 'vitest'
import { readRows } from '#test/reading.ts'

const london = ['# Tern & Daughters', '5 Ferry Road', 'London SE16 7LL', '', '12/02/2026 19:05|']
const boston = ['# Tern & Daughters', '5 Ferry Road', 'Boston, MA 02110', '', '10/11/2025 8:15 PM|']
const munich = ['# Seidl am Tor', 'Torstraße 5', '80331 München', '', 'Datum: 11.03.2025 12:44|']

type Case = [what: string, amount: string, rows: string[]]

test.each<Case>([
  [
    'after rounding up, not before',
    '23.50',
    [
      'SERI BAYU TRADING SDN BHD',
      'NO 3, JALAN MELATI, 43000 KAJANG',
      '',
      'Date : 14/06/2018 11:20|',
      'PVC PIPE|1|16.98|16.98',
      'ELBOW 20MM|5|1.30|6.50',
      'Total|23.48',
      'Rounding Adj.|0.02',
      'Nett Total|23.50',
      'Cash|50.00',
      'Change|26.50',
    ],
  ],
  [
    'not the larger note that was handed over',
    '23.40',
    [
      ...munich,
      'Brotzeit|14,90',
      'Radler 0,5 l|8,50',
      'Summe|23,40 €',
      'Gegeben bar|100,00 €',
      'Rückgeld|76,60 €',
      'enthält MwSt 19%|3,74',
    ],
  ],
  [
    'not the tips that are proposed, nor the lines to fill in',
    '43.20',
    [
      ...boston,
      'Lobster roll|32.00',
      'Lemonade|8.00',
      'Subtotal|40.00',
      'Tax|3.20',
      'Total|43.20',
      'Tip|__________',
      'Total|__________',
      '18% = 7.20   20% = 8.00   25% = 10.00',
    ],
  ],
  [
    'not a telephone number, above or below',
    '18.60',
    [
      'Tel 8125.50',
      ...london,
      'Breakfast|14.10',
      'Orange juice|4.50',
      'Total|£18.60',
      'Bookings and complaints:',
      'call 7946.09 or 0800 5550.99',
    ],
  ],
  [
    'with a point for thousands',
    '1234.56',
    [
      ...munich,
      'Saalmiete|1.000,00',
      'Getränke|234,56',
      'Gesamtbetrag|1.234,56 €',
      'EC-Karte|1.234,56 €',
    ],
  ],
  [
    'with a comma for thousands',
    '12345.60',
    [
      ...boston,
      'Hall rental|12,000.00',
      'Drinks|345.60',
      'Total due|$12,345.60',
      'VISA|$12,345.60',
    ],
  ],
  [
    'with a space for thousands',
    '1849.00',
    [
      '# Hôtel des Dunes',
      '3 rue du Phare',
      '62520 Le Touquet',
      'Le 21/08/2025 à 10:40|',
      'Séminaire 2 jours|1 650,00',
      'Déjeuners|199,00',
      'Total TTC|1 849,00 €',
      'dont TVA|168,09 €',
    ],
  ],
  [
    'after a voucher, not before',
    '27.00',
    [
      ...london,
      'Set dinner|36.00',
      'Total|36.00',
      'Voucher 25%|-9.00',
      'Amount due|£27.00',
      'Card|£27.00',
    ],
  ],
])('the amount, %s', async (_, amount, rows) => {
  expect((await readRows(rows)).amount).toBe(amount)
})

test('with nothing left to pay, no other amount is given without doubt', async () => {
  const { amount, confidence } = await readRows([
    ...london,
    'Set lunch|18.00',
    'Subtotal|18.00',
    'Gift voucher|-18.00',
    'Total|£0.00',
    'Thank you',
  ])
  expect(amount === '0.00' ? 0 : confidence.amount).toBeLessThan(doubtThreshold.amount)
})
