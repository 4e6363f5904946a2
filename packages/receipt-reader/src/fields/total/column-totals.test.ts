import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const head: Placed[] = [
  [8, 4, 'Radio Taxi Azahara', 40],
  [8, 8, 'Fecha factura 03/10/2022'],
  [8, 30, 'Total usuario Carmen Llopis'],
  [84, 30, '79,00'],
  [8, 34, 'Total usuario Vicente Roig'],
  [84, 34, '105,80'],
]

test.each([
  ['TOTAL FACTURA EUROS', '184,80'],
  ['GESAMTBETRAG / TOTAL', 'EUR 184,80'],
])('a total has its name above it: %s', async (name, total) => {
  const sums: Placed[] = [
    [8, 60, 'Base imponible'],
    [30, 60, 'I.V.A. 10%'],
    [60, 60, name],
    [22, 61.6, '168,00'],
    [44, 61.6, '16,80'],
    [86, 61.6, total],
  ]
  expect((await extract(sheet(...head, ...sums))).amount).toBe('184.80')
})

test('what stands first in a column of prices is no total', async () => {
  const items: Placed[] = [
    [8, 50, 'Servicio'],
    [84, 50, 'TOTAL EUROS'],
    [8, 51.6, 'Aeropuerto'],
    [84, 51.6, '90,00'],
    [8, 53.2, 'Estación'],
    [84, 53.2, '94,80'],
    [8, 60, 'Total factura'],
    [84, 60, '184,80'],
  ]
  expect((await extract(sheet(...head.slice(0, 2), ...items))).amount).toBe('184.80')
})

test('columns that have nothing to do with each other share a row', async () => {
  const rows: Placed[] = [
    [8, 20, 'Airport'],
    [30, 20, 'London Luton, Car Park 1'],
    [65, 20, 'Meet & Greet parking'],
    [88, 20, '£84.94'],
    [8, 22, 'Drop-off'],
    [30, 22, 'Sat 19 March 2022, 14:15'],
    [65, 22, 'Discount WORK10'],
    [88, 22, '-£5.00'],
    [8, 24, 'Collection'],
    [30, 24, 'Tue 22 March 2022, 17:34'],
    [65, 24, 'Total paid'],
    [88, 24, '£79.94'],
    [8, 26, 'Vehicle'],
    [30, 26, 'Skoda, LN21 VJT'],
    [65, 26, 'includes VAT at 20%'],
    [88, 26, '£13.32'],
  ]
  expect((await extract(sheet([8, 4, 'Skyhand', 40], ...rows))).amount).toBe('79.94')
})

test('what was charged for a change is no change', async () => {
  const rows: Placed[] = [
    [8, 30, 'Tarifa'],
    [84, 30, '41,62 €'],
    [8, 32, 'Penalización por cambio (tarifa Básica)'],
    [84, 32, '26,00 €'],
    [8, 34, 'Importe cobrado por el cambio'],
    [84, 34, '67,62 €'],
  ]
  expect((await extract(sheet(...head.slice(0, 2), ...rows))).amount).toBe('67.62')
})
