import { expect, test } from 'vitest'
import { readRows } from '#test/reading.ts'

test.each<[what: string, date: string, rows: string[]]>([
  [
    'a birth, an expiry or a return',
    '2025-11-19',
    [
      '# Wharf Pharmacy',
      '5 Ferry Road, London SE16 7LL',
      'D.O.B. 02/03/1991|',
      'Plasters|3.20',
      'Cough syrup exp. 30/06/2026|7.80',
      'Total|£11.00',
      'Card exp 08/27|£11.00',
      '19/11/2025 17:22  Till 2|',
      'Returns until 17/12/2025',
    ],
  ],
  [
    'a membership or a promotion',
    '2025-05-09',
    [
      '# Seidl am Tor',
      'Torstraße 5, 80331 München',
      'Kunde seit 01.02.2019|',
      'Kassenbon 09.05.2025 13:07|',
      'Mappe|6,50',
      'Summe EUR|6,50',
      'Gutschein gültig bis 31.12.2025',
    ],
  ],
  [
    'a birth and a card, in French',
    '2026-01-14',
    [
      '# Pharmacie du Pont',
      '2 place Saint-Jean, 69005 LYON',
      'Né le 23/07/1988|',
      'Facture du 14/01/2026|',
      'Pansements|4,20',
      'Sirop exp. 11/2027|8,90',
      'Total TTC|13,10 €',
      'Carte valable au 30/09/2028|13,10 €',
    ],
  ],
])('the date, not that of %s', async (_, date, rows) => {
  expect((await readRows(rows)).date).toBe(date)
})

const inMarch = { tripStart: '2005-03-01', tripEnd: '2005-03-08' }
const inApril = { tripStart: '2005-04-01', tripEnd: '2005-04-08' }

test.each([
  ['London SE16 7LL', 'no known trip', '2005-04-03', {}],
  ['Boston, MA 02110', 'no known trip', '2005-03-04', {}],
  ['London SE16 7LL', 'a trip in March', '2005-03-04', inMarch],
  ['Boston, MA 02110', 'a trip in April', '2005-04-03', inApril],
])('03/04/05 in %s with %s is %s', async (place, _, date, context) => {
  const rows = ['# Tern & Daughters', '5 Ferry Road', place, '', '03/04/05 10:15|']
  const tea = ['Pot of tea|4.50', 'Scone|3.50', 'Total|8.00', 'Cash|10.00', 'Change|2.00']
  expect((await readRows([...rows, ...tea], context)).date).toBe(date)
})
