import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { reportFile } from '#claims/report-file.ts'
import { changeReceipts } from '#test/reports/change-receipts.ts'
import { cellAt, readWorkbook, sheetOf } from '#test/reports/read-workbook.ts'
import { useReportStore } from '#test/reports/report-trip.ts'
import { nastyVendors } from '#test/reports/vendors.ts'

const store = await useReportStore()

test('whatever a vendor is called, it stays text and the file stays whole', async () => {
  const id = await store.addTrip()
  await store.addReceipts(
    id,
    nastyVendors.map(() => ({ items: [{ name: 'Tea', quantity: 1, price: '1.00' }] })),
  )
  const report = changeReceipts(await store.load(id), ({ number }) => {
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
  const id = await store.addTrip()
  await store.addReceipts(
    id,
    Array.from({ length: 400 }, () => ({})),
  )
  let taken = 0
  const report = changeReceipts(await store.load(id), () => {
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
