import { buffer } from 'node:stream/consumers'
import { noDetails } from '@quittance/contract/receipt-details'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { renderTaxes } from '#claims/page/claim-sums.ts'
import { reportFile } from '#claims/report-file.ts'
import { describeTaxes } from '#claims/tax-words.ts'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { changeReceipts } from '#test/reports/change-receipts.ts'
import { addClaim, specialReceipts, taxedReceipts } from '#test/reports/claim-trips.ts'
import { openWorkbook, resultsOf, typeRate } from '#test/reports/open-workbook.ts'
import { cellAt, readWorkbook, sheetOf } from '#test/reports/read-workbook.ts'
import { useReportStore } from '#test/reports/report-trip.ts'

/** The weekend uses Friday's rate. */
const friday = new Date('2025-01-03')

const store = await useReportStore()
const special = await addClaim(store, 'EUR', specialReceipts)
const specialBook = await readWorkbook(await store.load(special))
const taxed = await store.load(await addClaim(store, 'EUR', [...taxedReceipts, ...specialReceipts]))

test('holds each rate that is used in a cell to be changed, with its day, source and terms', async () => {
  const rates = sheetOf(specialBook, 'Rates')
  expect(rates.rows[1]?.[0]).toBe(
    'European Central Bank: Euro foreign exchange reference rates, published for information purposes only.',
  )
  // By hand: 1 / 1.0299 = 0.97096805515…, and 5.00 of it 4.8548…
  expect(rates.rows.slice(3, 7)).toEqual([
    ['R1', 'EUR', 1, 'Currency of the trip', null, null, 1, 51.17, 51.17],
    ['R2', 'GBP', null, 'EUR for 1 GBP', null, 'Rate missing', 1, 45.5, ''],
    ['R3', 'USD', 0.970_968_055_2, 'EUR for 1 USD', friday, 'European Central Bank', 1, 5, 4.85],
    ['R4', 'USD', null, 'Charged on the card', null, null, 2, 112.34, 109.11],
  ])
  const isYellow = ['C4', 'C5', 'C6', 'C7'].map((at) => Boolean(cellAt(rates, at)?.style?.fill))
  expect(isYellow).toEqual([false, true, true, false])
})

test('a rate that is corrected later does not change the claim', async () => {
  const id = await addClaim(store, 'EUR', [{ amountMinor: 1000 }])
  await storeRates(store.db, [{ day: '2025-01-03', rates: { GBP: '0.5' } }])
  const rates = sheetOf(await readWorkbook(await store.load(id)), 'Rates')
  expect(rates.rows[3]?.slice(2)).toEqual([
    1.204_529_029_1,
    'EUR for 1 GBP',
    friday,
    'European Central Bank',
    1,
    10,
    12.05,
  ])
})

test('each receipt counts by its own rate, or as the card was charged', async () => {
  const receipts = sheetOf(specialBook, 'Receipts')
  const shown = receipts.rows.slice(1, 6).map((row) => [row[2], ...row.slice(9, 15)])
  expect(shown).toEqual([
    ['Long ago', '', '', '', 'Rate missing', 'R2', null],
    ['By card', 97.12, null, null, 'Charged on the card', 'R4', 97.12],
    ['By card too', 11.99, null, null, 'Charged on the card', 'R4', 11.99],
    ['Card of old', 4.85, 0.970_968_055_2, friday, 'European Central Bank', 'R3', null],
    ['Konditorei Zürich', 51.17, null, null, 'Currency of the trip', 'R1', null],
  ])
  expect(cellAt(receipts, 'K5')?.formula).toBe('IF(Rates!$C$6="","",Rates!$C$6)')
})

test('shows what is printed in another currency, and the rate it came to', async () => {
  const receipts = sheetOf(specialBook, 'Receipts')
  expect(receipts.rows.slice(1, 6).map((row) => row.slice(15, 18))).toEqual([
    [null, null, null],
    [null, null, null],
    [null, null, null],
    [null, null, null],
    [47.9, 'CHF', 1.068_267_223_4],
  ])
  expect(cellAt(receipts, 'P6')?.style?.numFmt).toBe('[$CHF] #,##0.00')
  expect(receipts.rows[5]?.[21]).toBe('amount, date')
})

test('a rate that is taken away leaves no total that looks whole', async () => {
  const id = await addClaim(store, 'EUR', [{ amountMinor: 1000 }, { currency: 'EUR' }])
  const book = await openWorkbook(await store.load(id))
  typeRate(book, 'C5', null)
  expect(resultsOf(book)).toMatchObject({
    'Receipts!J2': '',
    'Receipts!M2': 'Rate missing',
    'Rates!F5': 'Rate missing',
    'Rates!C7': 'Without 1 of 2 receipts: type the missing rates on the sheet Rates.',
    'Rates!I7': 4.2,
  })
})

test('a trip whose rates change meanwhile gives no file', async () => {
  const report = await store.load(await addClaim(store, 'EUR', [{}]))
  const changed = changeReceipts(report, () => ({ rate: '1.5' }))
  await expect(readWorkbook(changed)).rejects.toThrow('The trip changed')
})

test('lists taxes by country and rate, and the lines they come from', async () => {
  const tax = sheetOf(await readWorkbook(taxed), 'Tax')
  expect(tax.rows.slice(0, 10).map((row) => row.slice(0, 8))).toEqual([
    ['Ref.', 'Country', 'Rate', 'Currency', 'Net', 'Tax', 'Gross', 'Lines'],
    ['T1', 'CH Switzerland', 0.081, 'CHF', 44.31, 3.59, 47.9, 1],
    ['T2', 'DE Germany', 0.07, 'EUR', 100, 7, 107, 1],
    ['T3', 'DE Germany', 0.19, 'EUR', 200, 38, 238, 2],
    ['T4', 'EL Greece', 0.13, 'EUR', 10, 1.3, 11.3, 1],
    ['T5', 'GB United Kingdom', 0.2, 'GBP', 20, 4, 24, 1],
    ['T6', null, null, 'EUR', 0, 0, 5, 1],
    ['Total in CHF', null, null, 'CHF', 44.31, 3.59, 47.9, null],
    ['Total in EUR', null, null, 'EUR', 310, 46.3, 361.3, null],
    ['Total in GBP', null, null, 'GBP', 20, 4, 24, null],
  ])
  expect(tax.rows.slice(11).map((row) => [row[0], ...row.slice(4)])).toEqual([
    ['Ref.', 'Net', 'Tax', 'Gross', 'Receipt No.', 'Date', 'Vendor', 'VAT number'],
    ['T3', 100, 19, 119, 2, new Date('2025-01-05'), 'Bäckerei am Ring', 'DE136695976'],
    ['T2', 100, 7, 107, 2, new Date('2025-01-05'), 'Bäckerei am Ring', 'DE136695976'],
    ['T1', 44.31, 3.59, 47.9, 6, new Date('2025-01-05'), 'Konditorei Zürich', 'CHE123456788'],
    ['T3', 100, 19, 119, 7, new Date('2025-01-06'), 'Hotel am Tor', 'DE136695976'],
    ['T5', 20, 4, 24, 8, new Date('2025-01-06'), 'The Crown', 'GB980780684'],
    ['T4', 10, 1.3, 11.3, 9, new Date('2025-01-07'), 'Κυλικείο', 'EL094259216'],
    ['T6', '=1+1', 0, 5, 10, new Date('2025-01-07'), 'No number', null],
  ])
  expect(cellAt(tax, 'E20')?.formula).toBeUndefined()
  expect(tax.autoFilter?.range).toBe('A12:K19')
})

test('claim page and PDF have the same tax sums, from the same description', async () => {
  const rows = describeTaxes([...(await taxed.taxes()).values()])
  const words = rows.map(({ country, rate, amounts }) => [country, rate, ...amounts].join(' '))
  expect(words.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'CH Switzerland 8.1% 44.31 3.59 47.90 CHF',
    'DE Germany 7% 100.00 7.00 107.00 EUR',
    'DE Germany 19% 200.00 38.00 238.00 EUR',
    'EL Greece 13% 10.00 1.30 11.30 EUR',
    'GB United Kingdom 20% 20.00 4.00 24.00 GBP',
    'Country not known 0.00 0.00 5.00 EUR',
    'Total 44.31 3.59 47.90 CHF',
    'Total 310.00 46.30 361.30 EUR',
    'Total 20.00 4.00 24.00 GBP',
  ])
  const pdf = new Uint8Array(await buffer((await reportFile('pdf', taxed)).open()))
  const { text } = await extractText(pdf, { mergePages: true })
  const page = renderTaxes(rows).markup.replaceAll(/<[^>]+>/g, ' ')
  for (const shown of [text, page]) {
    const plain = shown.replaceAll(/\s+/g, ' ')
    for (const line of words) expect(plain).toContain(line.replace(/ +/g, ' '))
  }
})

test('lists what a VAT refund needs, and for each line what is missing', async () => {
  const receipts = [
    ...taxedReceipts,
    {
      ...taxedReceipts[0],
      vendor: 'Hotel',
      category: 'accommodation',
      details: { ...noDetails, number: 'R-17' },
      tax: { lines: [{ rate: 19, net: '', tax: '1.90', gross: '' }], vatNumber: null },
    },
  ]
  const report = await store.load(await addClaim(store, 'EUR', receipts))
  const { rows } = sheetOf(await readWorkbook(report), 'VAT refund')
  const shown = rows.slice(1).map((row) => [row[1], row[3], ...row.slice(5)].join('|'))
  const [day, next] = ['2025-01-05', '2025-01-06'].map((text) => String(new Date(text)))
  const missing = 'address, invoice number'
  expect(shown).toEqual([
    'Supplier|VAT number|Invoice number|Invoice date|Code|Rate|Currency|Net|VAT|Missing',
    `Bäckerei am Ring|DE136695976||${day}|7|0.19|EUR|100|19|${missing}`,
    `Bäckerei am Ring|DE136695976||${day}|7|0.07|EUR|100|7|${missing}`,
    `Hotel||R-17|${day}|6|0.19|EUR||1.9|address, VAT number, net`,
    `Hotel am Tor|DE136695976||${next}|7|0.19|EUR|100|19|${missing}`,
    `Κυλικείο|EL094259216||${String(new Date('2025-01-07'))}|7|0.13|EUR|10|1.3|${missing}`,
  ])
})

test('the receipts have their net, tax and the supplier’s number, where the paper has them', async () => {
  const report = await store.load(await addClaim(store, 'EUR', [...taxedReceipts, {}]))
  const receipts = sheetOf(await readWorkbook(report), 'Receipts')
  const shown = receipts.rows.slice(1, 8).map((row) => [row[2], ...row.slice(18, 21)])
  expect(shown).toEqual([
    ['Bäckerei am Ring', 200, 26, 'DE136695976'],
    ['Café Nero', null, null, null],
    ['Hotel am Tor', 100, 19, 'DE136695976'],
    ['The Crown', 20, 4, 'GB980780684'],
    ['Κυλικείο', 10, 1.3, 'EL094259216'],
    ['No number', null, 0, null],
    ['Number only', null, null, '=HYPERLINK("x")'],
  ])
  expect(cellAt(receipts, 'U8')?.formula).toBeUndefined()
})

test('sums up categories over all currencies in the currency of the trip', async () => {
  const { rows } = sheetOf(specialBook, 'Summary')
  const start = rows.findIndex(([name]) => name === 'Categories in EUR')
  expect(rows.slice(start + 1, start + 3)).toEqual([
    ['coffee', null, 4, null, 113.96, '1 without a rate'],
    ['food', null, 1, null, 51.17, ''],
  ])
})
