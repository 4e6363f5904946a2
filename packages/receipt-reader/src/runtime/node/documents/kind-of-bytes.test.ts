import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { ciiInvoice, hotelBill } from '#test/invoices.ts'
import { type BytesKind, kindOfBytes } from './kind-of-bytes.ts'

type File = [name: string, start: string, kind: BytesKind]

test.each(fixtureRows<File>('printed/first-bytes'))('%s', (_, start, kind) => {
  expect(kindOfBytes(Buffer.from(start, 'latin1'))).toBe(kind)
})

test('an e-invoice in UTF-16 is XML', () => {
  const xml = ciiInvoice(hotelBill)
  expect(kindOfBytes(Buffer.from(`\ufeff${xml}`, 'utf16le'))).toBe('xml')
  expect(kindOfBytes(Buffer.from(xml, 'utf16le').swap16())).toBe('xml')
})
