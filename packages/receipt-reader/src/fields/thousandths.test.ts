import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

const taxi = ['KUWAIT CITY TAXI', 'Airport Road, Kuwait', '12/03/2026 14:05']

test('thousandths of a dinar are read as such, also in items and beside thousands', async () => {
  const rows = ['Fare|3.250', 'Airport fee|1.005', 'TOTAL KWD|4.255']
  expect(await extract(pageOf(...taxi, ...rows))).toMatchObject({
    amount: '4.255',
    currency: 'KWD',
    printedCurrency: null,
    items: [{ price: '3.250' }, { price: '1.005' }],
  })
  const hotel = ['Room|1,250.500', 'TOTAL KWD|1,250.500']
  expect((await extract(pageOf(...taxi, ...hotel))).amount).toBe('1250.500')
})

test('a dinar beside another currency moves nothing', async () => {
  const rows = ['Room|1,250.00', 'TOTAL EUR|1,250.00', 'KWD rate|0.335']
  const { amount, currency } = await extract(pageOf('HOTEL SEEBLICK', 'Berlin', ...rows))
  expect({ amount, currency }).toEqual({ amount: '1250.00', currency: 'EUR' })
})
