import { expect, test } from 'vitest'
import { ciiInvoice, hotelBill } from '#test/invoices.ts'
import { readInvoice } from './einvoice.ts'

const seller = 'Gästehaus Müller & Söhne'
const invoice = ciiInvoice({ ...hotelBill, seller })

function declaring(encoding: string) {
  return invoice.replace('encoding="UTF-8"', `encoding="${encoding}"`)
}

function bigEndian(text: string) {
  return Buffer.from(text, 'utf16le').swap16()
}

test.each([
  ['UTF-8', Buffer.from(invoice)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${invoice}`)],
  ['UTF-8 without a declaration', Buffer.from(invoice.replace(/^<\?xml.*\?>\n/, ''))],
  ['UTF-8 in single quotes', Buffer.from(declaring('UTF-8').replaceAll(/"(1.0|UTF-8)"/g, "'$1'"))],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${declaring('UTF-16')}`, 'utf16le')],
  ['UTF-16, the other way round', bigEndian(`\ufeff${declaring('UTF-16')}`)],
  ['UTF-16 without a mark', Buffer.from(declaring('UTF-16'), 'utf16le')],
  ['UTF-16 without a mark, the other way round', bigEndian(declaring('UTF-16'))],
  ['UTF-8 that calls itself UTF-16', Buffer.from(declaring('utf-16'))],
  ['Latin-1', Buffer.from(declaring('ISO-8859-1'), 'latin1')],
  ['Latin-9', Buffer.from(declaring('iso-8859-15'), 'latin1')],
  ['Windows', Buffer.from(declaring('windows-1252'), 'latin1')],
])('%s', (_, bytes) => {
  expect(readInvoice(bytes)).toMatchObject({ seller, gross: '295.40' })
})

test.each([
  ['Latin-1 that says nothing of it', Buffer.from(invoice, 'latin1')],
  ['an encoding that is not read', Buffer.from(declaring('UTF-7'))],
  ['an encoding that nobody knows', Buffer.from(declaring('x-own'))],
  ['half a sign at the end', Buffer.from(`\ufeff${invoice}`, 'utf16le').subarray(0, -1)],
])('%s cannot be read', (_, bytes) => {
  expect(readInvoice(bytes)).toEqual({ broken: 'encoding' })
})

test('four bytes a sign is no XML to us', () => {
  const wide = Buffer.alloc(invoice.length * 4)
  for (const [at, sign] of Array.from(invoice).entries()) {
    wide.writeUInt32LE(sign.codePointAt(0)!, at * 4)
  }
  expect(readInvoice(wide)).toEqual({ broken: 'not-xml' })
})
