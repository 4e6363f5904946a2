import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

async function amountOn(...rows: string[]) {
  return (await extract(pageOf('# Corner Cafe', '12/03/2020', ...rows))).amount
}

test('the total is the one that is called so, not the subtotal, the tax or the count', async () => {
  expect(
    await amountOn(
      'Soup|8.00',
      'Tea|4.00',
      'Subtotal|12.00',
      'Total tax|0.96',
      'Total qty|2',
      'TOTAL|12.96',
    ),
  ).toBe('12.96')
})

test.each([
  'SUMME EUR',
  'Gesamtbetrag',
  'Zu zahlen',
  'TOTAL TTC',
  'Net à payer',
  'Totale',
  'Importe total',
  'Kopā EUR',
  'RAZEM',
  'Te betalen',
  'Balance due',
])('%s', async (word) => {
  expect(await amountOn('One|7,10', 'Two|3,20', `${word}|10,30`, 'VISA|10,30')).toBe('10.30')
})

test('合計 in yen', async () => {
  expect(
    await amountOn(
      'おにぎり|¥180',
      '緑茶|¥150',
      '小計|¥330',
      '合計|¥330',
      '現金|¥500',
      'お釣り|¥170',
    ),
  ).toBe('330.00')
})

test('of two totals the one after rounding counts', async () => {
  expect(
    await amountOn(
      'Lamp|60.31',
      'TOTAL|60.31',
      'ROUNDING ADJ|-0.01',
      'TOTAL ROUNDED|60.30',
      'CASH|70.30',
      'CHANGE|10.00',
    ),
  ).toBe('60.30')
})

test('cash larger than the total is not the total', async () => {
  expect(await amountOn('Book|23.40', 'TOTAL|23.40', 'CASH|100.00', 'CHANGE|76.60')).toBe('23.40')
})

test('cash less change tells the total where its own row was not read', async () => {
  expect(
    await amountOn('Book|23.40', 'Pen|3.10', 'T..A.|26.50', 'CASH|50.00', 'CHANGE|23.50'),
  ).toBe('26.50')
})

test('a tax table at the foot does not count', async () => {
  expect(
    await amountOn(
      'Pen|10.00',
      'Sub-Total|10.00',
      'GST|0.60',
      'TOTAL|10.60',
      'GST SUMMARY|AMOUNT|TAX',
      'SR|10.00|0.60',
      'Total|10.00|0.60',
    ),
  ).toBe('10.60')
})

test('a telephone number that looks like an amount is none', async () => {
  expect(await amountOn('Tel. 555 7012.44', 'Toast|4.10', 'TOTAL|4.10')).toBe('4.10')
})

test('a tip that is written on the slip belongs to the total, suggestions do not', async () => {
  expect(
    await amountOn('Steak|40.00', 'Subtotal|40.00', 'Tax|3.20', 'Tip|8.00', 'Total|51.20'),
  ).toBe('51.20')
  expect(
    await amountOn(
      'Steak|40.00',
      'Subtotal|40.00',
      'Tax|3.20',
      'Total|43.20',
      'Suggested tip 20%|8.64',
    ),
  ).toBe('43.20')
})

test('an amount below its word', async () => {
  expect(await amountOn('Steak|40.00', 'Beer|5.00', 'AMOUNT DUE', '45.00')).toBe('45.00')
})

test('savings and points are not to be paid', async () => {
  expect(
    await amountOn(
      'Jam|3.00',
      'TOTAL|3.00',
      'VISA|3.00',
      'TOTAL SAVINGS|12.00',
      'POINTS BALANCE|1250.00',
    ),
  ).toBe('3.00')
})

test('a rounding of which the first digit is misread', async () => {
  expect(
    await amountOn(
      'Lamp|46.54',
      'Total Sales Incl GST|46.54',
      'Rounding Adj|6.01',
      'Total After Adj Incl GST|46.55',
      'CASH|100.00',
    ),
  ).toBe('46.55')
})

test('the sum of what is taxed alike is not the total, however it is spelled', async () => {
  expect(
    await amountOn('Rolls|9.36', 'Return|-1.39', 'Total 0% suppltes|9.36', 'Total Payable|7.97'),
  ).toBe('7.97')
})

test('the sum after service, void, coupon or rounding, not the one before', async () => {
  const items = ['Pasta|24.00', 'Wine|30.00']
  expect(
    await amountOn(...items, 'Total|54.00', 'Service 12.5%|6.75', 'Total|60.75', 'VISA|60.75'),
  ).toBe('60.75')
  expect(
    await amountOn(...items, 'Total|54.00', 'Void wine|-30.00', 'To pay|24.00', 'Cash|24.00'),
  ).toBe('24.00')
  expect(
    await amountOn(...items, 'Subtotal|54.00', 'Coupon|5.00', 'Total|49.00', 'Card|49.00'),
  ).toBe('49.00')
})

test('a parking machine: the fee, not the coins', async () => {
  expect(await amountOn('Parkgebühr|3,50', 'Einwurf|5,00', 'Rückgeld|1,50')).toBe('3.50')
  expect(await amountOn('Parking fee|£3.50', 'Inserted|£4.00', 'Change|£0.50')).toBe('3.50')
})

test('money that was handed back', async () => {
  expect(await amountOn('Shirt|-29.90', 'TOTAL|-29.90', 'Cash|-29.90')).toBe('-29.90')
  expect(await amountOn('REFUND', 'Socks|-0.50', 'TOTAL|-0.50')).toBe('-0.50')
  expect(await amountOn('GUTSCHRIFT', 'Hemd|29,90', 'SUMME|29,90')).toBe('-29.90')
})

test('what a shop says of refunds makes none, nor a payment that is printed with a minus', async () => {
  const rows = ['Shirt|29.90', 'TOTAL|29.90', 'Card|-29.90']
  expect(await amountOn(...rows, 'No refund without receipt')).toBe('29.90')
  expect(await amountOn(...rows, 'Refunds', 'within 14 days')).toBe('29.90')
})

test('where no word can be read, figures tell the total', async () => {
  const rows = ['XQZ WQ|590.00', 'RTV|69.00', 'MNB|790.00', 'JKL|250.00', 'PPO|1699.00']
  expect(await amountOn(...rows, 'HAL|1699.00')).toBe('1699.00')
})

test('an amount that closes is surer than one that is contradicted', async () => {
  const page = (...rows: string[]) => extract(pageOf('# Corner Cafe', '12/03/2020', ...rows))
  const items = ['Soup|8.00', 'Tea|4.00', 'Cake|5.00', 'Water|3.00']
  const closed = await page(...items, 'Total|20.00', 'Cash|50.00', 'Change|30.00')
  const torn = await page('Strips|12.58', 'Subtotal|12.58', 'Total|12.68', 'VISA|12.68')
  const paidOff = await page(...items, 'Voucher|-20.00', 'Total|0.00')
  expect(closed.confidence.amount).toBeGreaterThan(0.9)
  expect(torn.confidence.amount).toBeLessThan(0.8)
  expect(paidOff).toMatchObject({ amount: '0.00' })
  expect(paidOff.confidence.amount).toBeLessThan(0.5)
})
