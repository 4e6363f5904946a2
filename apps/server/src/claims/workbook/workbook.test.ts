import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reportFile } from '#claims/report-file.ts'
import { changeReceipts } from '#test/reports/change-receipts.ts'
import { addMixedTrip } from '#test/reports/mixed-trip.ts'
import { openWorkbook, resultsOf, typeRate } from '#test/reports/open-workbook.ts'
import {
  cellAt,
  readWorkbook,
  rowsBelow,
  sheetOf,
  workbookOf,
} from '#test/reports/read-workbook.ts'
import { useReportStore } from '#test/reports/report-trip.ts'
import { nastyVendors } from '#test/reports/vendors.ts'
import { unzip } from '#test/unzip.ts'

const store = await useReportStore()
const mixedId = await addMixedTrip(store)
const mixed = await store.load(mixedId)
const mixedBook = await readWorkbook(mixed)

test('sums up trip, currencies, categories and days as the database does', async () => {
  const summary = sheetOf(mixedBook, 'Summary')
  expect(summary.rows.slice(2, 10).map((row) => row.slice(0, 2))).toEqual([
    ['Trip', 'Berlin Q3'],
    ['Version', expect.stringMatching(/^Version 1 · issued /)],
    ['Traveller', 'Ada Byron'],
    ['Email', 'ada@example.com'],
    ['From', new Date('2025-01-05')],
    ['To', new Date('2025-01-09')],
    ['Currency of the trip', 'EUR'],
    ['Receipts', 5],
  ])
  const { rows } = await store.db.execute(sql`
    select currency, count(*)::int, (sum(amount_minor) / 100.0)::float8 as sum from receipts
    where trip_id = ${mixedId} group by currency order by count(*) desc, currency`)
  const currencies = rowsBelow(summary, 'Currencies')
  expect(currencies.map(([, currency, count, sum]) => ({ currency, count, sum }))).toEqual(rows)
  expect(currencies.map((row) => row[4])).toEqual([12_345.69, '', ''])
  expect(rowsBelow(summary, 'Categories').map((row) => row.slice(0, 4))).toEqual([
    ['coffee', 'EUR', 1, 0.02],
    ['coffee', 'GBP', 1, 4.2],
    ['food', 'EUR', 1, 12_345.67],
    ['transport', 'GBP', 1, 0.3],
    ['transport', 'JPY', 1, 1200],
  ])
  expect(rowsBelow(summary, 'Days').map((row) => row.slice(0, 4))).toEqual([
    [new Date('2025-01-05'), 'GBP', 2, 4.5],
    [new Date('2025-01-05'), 'EUR', 1, 0.02],
    [new Date('2025-01-06'), 'JPY', 1, 1200],
    [new Date('2025-01-07'), 'EUR', 1, 12_345.67],
  ])
})

test('lists the receipts by date and entry, with real dates and numbers', async () => {
  const receipts = sheetOf(mixedBook, 'Receipts')
  const listed = receipts.rows.slice(1, 6)
  expect(receipts.rows[0]).toEqual(
    [
      'No.,Date,Vendor,Category,Amount,Currency,Notes,Image,Source,In EUR',
      'Rate,Rate day,How it counts,Ref.,Charged on card,Printed,Printed currency,Implied rate',
      'Net,Tax,VAT number,Open doubts,Paid by,Project,Attendees,Guests,Billable to a client',
      'Receipt number',
    ].flatMap((names) => names.split(',')),
  )
  expect(listed.map((row) => row.slice(0, 6))).toEqual([
    [1, new Date('2025-01-05'), 'Café Nero', 'coffee', 4.2, 'GBP'],
    [2, new Date('2025-01-05'), 'Tube', 'transport', 0.3, 'GBP'],
    [3, new Date('2025-01-05'), 'Cent', 'coffee', 0.02, 'EUR'],
    [4, new Date('2025-01-06'), 'JR', 'transport', 1200, 'JPY'],
    [5, new Date('2025-01-07'), 'Linde', 'food', 12_345.67, 'EUR'],
  ])
  expect(listed.map((row) => row.slice(7, 10))).toEqual([
    ['001_2025-01-05_Cafe-Nero_4.20-GBP.jpg', 'photo', ''],
    [null, 'manual', ''],
    [null, 'manual', 0.02],
    ['004_2025-01-06_JR_1200.00-JPY.jpg', 'photo', ''],
    [null, 'manual', 12_345.67],
  ])
  expect(receipts.rows.slice(7).map((row) => [row[3], row[4], row[9]])).toEqual([
    ['Total in EUR', 12_345.69, null],
    ['Total in GBP', 4.5, null],
    ['Total in JPY', 1200, null],
    ['All in EUR', null, 12_345.69],
  ])
})

test('sums and conversions are formulas, image names are links', async () => {
  const receipts = sheetOf(mixedBook, 'Receipts')
  expect(cellAt(receipts, 'H2')?.hyperlink?.target).toBe('001_2025-01-05_Cafe-Nero_4.20-GBP.jpg')
  expect(cellAt(receipts, 'K2')?.formula).toContain('Rates!')
  expect(cellAt(receipts, 'J2')?.formula).toContain('ROUND(E2*K2,2)')
  expect(cellAt(receipts, 'E8')?.formula).toContain('SUMIFS(Receipts!')
  expect(cellAt(sheetOf(mixedBook, 'Summary'), 'D15')?.formula).toContain('SUMIFS(Receipts!')
  expect(cellAt(sheetOf(mixedBook, 'Rates'), 'H5')?.formula).toContain('SUMIFS(Receipts!')
  const parts = await unzip(await workbookOf(mixed))
  expect(parts['xl/workbook.xml']).toContain('<calcPr fullCalcOnLoad="1"')
})

test('each currency has its own number format', async () => {
  const receipts = sheetOf(mixedBook, 'Receipts')
  const formats = ['A2', 'B2', 'E2', 'E5', 'E6', 'J2'].map(
    (at) => cellAt(receipts, at)?.style?.numFmt,
  )
  expect(formats).toEqual([
    '000',
    'yyyy-mm-dd',
    '[$GBP] #,##0.00',
    '[$JPY] #,##0',
    '[$EUR] #,##0.00',
    '[$EUR] #,##0.00',
  ])
})

test('is ready to be filtered and printed', async () => {
  for (const { pageSetup, headerFooter } of mixedBook.sheets) {
    expect(pageSetup).toMatchObject({ orientation: 'landscape', fitToPage: true, fitToHeight: 0 })
    expect(headerFooter?.oddFooter).toContain('Page &P of &N')
  }
  const receipts = sheetOf(mixedBook, 'Receipts')
  expect(receipts.freezePane).toMatchObject({ rows: 1, columns: 3 })
  expect(receipts.pageSetup).toMatchObject({
    fitToWidth: 2,
    printTitlesRow: '$1:$1',
    printTitlesColumn: '$A:$C',
  })
  expect(receipts.autoFilter?.range).toBe('A1:AB6')
  expect(sheetOf(mixedBook, 'Items').autoFilter?.range).toBe('A1:G3')
})

test('lists line items where there are any', async () => {
  const names = mixedBook.sheets.map(({ name }) => name)
  expect(names).toEqual(['Summary', 'Receipts', 'Items', 'Rates'])
  expect(sheetOf(mixedBook, 'Items').rows).toEqual([
    ['Receipt No.', 'Vendor', 'Date', 'Item', 'Quantity', 'Price', 'Currency'],
    [5, 'Linde', new Date('2025-01-07'), 'Soup', 2, 7.5, 'EUR'],
    [5, 'Linde', new Date('2025-01-07'), '=Tea', null, 'free', 'EUR'],
  ])
})

test('has no sheet of line items or taxes where there are none, and copes with no receipt at all', async () => {
  const noLines = { items: [], tax: { lines: [], vatNumber: 'DE136695976' } }
  const empty = await store.load(await store.addTrip())
  for (const report of [await store.loadWith([noLines]), empty]) {
    const book = await readWorkbook(report)
    expect(book.sheets.map(({ name }) => name)).toEqual(['Summary', 'Receipts', 'Rates'])
  }
})

test('Truth 8: a column is as wide as its largest sum, which would else be hash signs', async () => {
  const largest = { currency: 'EUR', amountMinor: 999_999_999 }
  const book = await openWorkbook(await store.loadWith(Array.from({ length: 200 }, () => largest)))
  const sum = 'EUR 1,999,999,998.00'
  for (const [sheet, columns] of Object.entries({ Summary: 'DE', Receipts: 'EJ', Rates: 'HI' })) {
    for (const column of columns) {
      const width = book.getWorksheet(sheet)?.getColumn(column).width
      expect(width, `${sheet} ${column}`).toBeGreaterThan(sum.length + 1)
    }
  }
})

test('Hole 7: a missing image is named as such, and not linked to', async () => {
  const report = await store.loadWith([
    await store.withImage(),
    { imageKey: 'gone.jpg', imageBytes: 5 },
    {},
  ])
  const receipts = sheetOf(await readWorkbook(report), 'Receipts')
  const [there, gone, manual] = receipts.rows.slice(1, 4).map((row) => row.slice(7, 9))
  expect(there?.[0]).toMatch(/^001_.*\.jpg$/)
  expect([gone, manual]).toEqual([
    ['Image missing', 'photo'],
    [manual?.[0], 'manual'],
  ])
  expect(cellAt(receipts, 'H3')?.hyperlink).toBeUndefined()
})

test('has an input cell per currency without a rate, and says its direction', async () => {
  const rates = sheetOf(mixedBook, 'Rates')
  expect(rates.rows[0]?.[0]).toContain('how many EUR one GBP is')
  expect(rates.rows.slice(2, 6)).toEqual([
    ['Ref.', 'Currency', 'Rate', 'Meaning', 'Rate day', 'Source', 'Receipts', 'Total', 'In EUR'],
    ['R1', 'EUR', 1, 'Currency of the trip', null, null, 2, 12_345.69, 12_345.69],
    ['R2', 'GBP', null, 'EUR for 1 GBP', null, 'Rate missing', 2, 4.5, ''],
    ['R3', 'JPY', null, 'EUR for 1 JPY', null, 'Rate missing', 1, 1200, ''],
  ])
  expect(cellAt(rates, 'C5')?.style?.fill).toBeDefined()
  expect(cellAt(rates, 'C4')?.style?.fill).toBeUndefined()
  expect(rates.dataValidations?.map(({ range, type }) => [type, range])).toEqual([
    ['decimal', 'C5:C6'],
    ['date', 'E5:E6'],
  ])
})

test('one rate converts its receipts; what is still missing is shown beside every total', async () => {
  const book = await openWorkbook(mixed)
  typeRate(book, 'C5', 1.2)
  expect(resultsOf(book)).toMatchObject({
    'Receipts!J2': 5.04,
    'Receipts!M2': 'Typed by hand',
    'Receipts!J5': '',
    'Rates!I5': 5.4,
    'Summary!E18': 12_351.09,
    'Summary!F18': 'Without 1 of 5 receipts: type the missing rates on the sheet Rates.',
  })
  typeRate(book, 'C6', 0.0061)
  expect(resultsOf(book)).toMatchObject({
    'Receipts!J5': 7.32,
    'Receipts!J11': 12_358.41,
    'Rates!I6': 7.32,
    'Rates!I8': 12_358.41,
    'Summary!E18': 12_358.41,
    'Summary!F18': '',
  })
})

test('whatever a vendor is called, it stays text and the file stays whole', async () => {
  const tea = { items: [{ name: 'Tea', quantity: 1, price: '1.00' }] }
  const loaded = await store.loadWith(nastyVendors.map(() => tea))
  const report = changeReceipts(loaded, ({ number }) => {
    const vendor = nastyVendors[number - 1] ?? ''
    const tax = { vatNumber: vendor, lines: [{ rate: 19, net: vendor, tax: vendor, gross: '1' }] }
    return { vendor, notes: vendor, items: [{ name: vendor, quantity: null, price: vendor }], tax }
  })
  const book = await readWorkbook(report)
  const receipts = sheetOf(book, 'Receipts')
  const items = sheetOf(book, 'Items')
  const taxLines = sheetOf(book, 'Tax').rows.slice(-nastyVendors.length)
  for (const [index, vendor] of nastyVendors.entries()) {
    const asRead = vendor.replace(/(?!\s)\p{Cc}|\v|\p{Cs}/gu, '').replace('\r\n', '\n')
    const row = index + 1
    const texts = [receipts.rows[row]?.[2], receipts.rows[row]?.[6], items.rows[row]?.[3]]
    const { 5: tax, 10: vatNumber } = taxLines[index] ?? []
    const ofTax = [receipts.rows[row]?.[20], String(tax), vatNumber]
    expect([...texts, ...ofTax]).toEqual(Array(6).fill(asRead))
    expect(cellAt(receipts, `C${row + 1}`)?.formula).toBeUndefined()
  }
})

test.each([
  ['-2.50', -2.5],
  ['123456789012.50', 123456789012.5],
  ['5.00-', '5.00-'],
  ['-free', '-free'],
])('an item’s price %j is %j in its cell', async (price, cell) => {
  const book = await readWorkbook(
    await store.loadWith([{ items: [{ name: 'Happy hour', quantity: 1, price }] }]),
  )
  expect(sheetOf(book, 'Items').rows[1]?.[5]).toBe(cell)
})

test('stops reading receipts when the client disconnects', async () => {
  const loaded = await store.loadWith(Array.from({ length: 400 }, () => ({})))
  let taken = 0
  const report = changeReceipts(loaded, () => {
    taken += 1
    if (taken === 100) stream.destroy()
    return {}
  })
  const file = await reportFile('excel', report)
  const stream = file.open()
  await expect(buffer(stream)).rejects.toThrow()
  await new Promise((resolve) => setImmediate(resolve))
  expect(taken).toBe(100)
})
