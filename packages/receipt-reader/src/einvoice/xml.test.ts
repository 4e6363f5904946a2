import { expect, test } from 'vitest'
import { ciiInvoice, hotelBill, ublInvoice } from '#test/invoices.ts'
import { parseInvoice } from './einvoice.ts'
import { allAt, parseXml, textAt } from './xml.ts'

const invoice = ciiInvoice(hotelBill)
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

function withDoctype(doctype: string, number = hotelBill.number) {
  return invoice
    .replace(declaration, `${declaration}<!DOCTYPE r ${doctype}>`)
    .replace(hotelBill.number, number)
}

test.each([
  ['none of its own', 'SYSTEM "invoice.dtd"', hotelBill.number],
  ['an entity', '[<!ENTITY n "1">]', '&n;'],
  ['a file', '[<!ENTITY n SYSTEM "file:///etc/passwd">]', '&n;'],
  ['an address', '[<!ENTITY % n SYSTEM "http://127.0.0.1:9/"> %n;]', '1'],
  ['a billion laughs', `[<!ENTITY a "ha">${laughs()}]`, '&j;'],
  ['a long entity many times', `[<!ENTITY a "${'a'.repeat(100_000)}">]`, '&a;'.repeat(10_000)],
])('a DOCTYPE is refused: %s', (_, doctype, number) => {
  expect(parseInvoice(withDoctype(doctype, number))).toEqual({ broken: 'doctype' })
})

function laughs() {
  const names = Array.from('abcdefghij')
  return names
    .slice(1)
    .map((name, index) => `<!ENTITY ${name} "${`&${names[index]};`.repeat(10)}">`)
    .join('')
}

test.each([
  ['cut off', invoice.slice(0, -100)],
  ['crossed elements', invoice.replace('</ram:SellerTradeParty>', '</ram:BuyerTradeParty>')],
  ['an entity nobody declared', invoice.replace('Kurtaxe', '&kurtaxe;')],
  ['a bare ampersand', invoice.replace('&amp;', '&')],
  ['a prefix nobody declared', invoice.replaceAll('xmlns:udt', 'xmlns:other')],
  ['an attribute twice', invoice.replace('format="102"', 'format="102" format="610"')],
  ['a sign that XML has not', invoice.replace('Kurtaxe', 'Kur\u0001taxe')],
  ['something after the end', `${invoice}<more/>`],
  ['a space before the declaration', ` ${invoice}`],
  ['another file', '%PDF-1.7'],
  ['nothing', ''],
])('%s is no XML', (_, xml) => {
  expect(parseInvoice(xml)).toEqual({ broken: 'not-xml' })
})

test('100,000 open elements are refused at once', () => {
  const deep = '<a>'.repeat(100_000)
  const before = process.threadCpuUsage()
  expect(parseInvoice(deep)).toEqual({ broken: 'too-deep' })
  const { user, system } = process.threadCpuUsage(before)
  expect(user + system).toBeLessThan(50_000)
})

test('64 elements deep is read, 65 not', () => {
  const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
  expect(parseXml(nested(64), () => true).name).toBe('a')
  expect(() => parseXml(nested(65), () => true)).toThrow('too-deep')
})

test('more elements or attributes than an invoice has are refused', () => {
  const many = Array.from({ length: 100_001 }, (_, index) => `a${index}=""`).join(' ')
  expect(parseInvoice(`<a>${'<b/>'.repeat(100_000)}</a>`)).toEqual({ broken: 'too-many-elements' })
  expect(parseInvoice(`<a ${many}/>`)).toEqual({ broken: 'too-many-elements' })
})

test('an invoice full of comments, instructions and CDATA reads the same', () => {
  const plain = parseInvoice(ublInvoice(hotelBill))
  const dressed = ublInvoice(hotelBill)
    .replaceAll('<cbc:', '<!-- a note --><?own thing?><cbc:')
    .replace('>Kurtaxe<', '><![CDATA[Kur]]><!-- - -->taxe<')
    .replace('>295.40<', '>\n  295.40\n  <')
  expect(dressed).not.toBe(ublInvoice(hotelBill))
  expect(parseInvoice(dressed)).toEqual(plain)
})

test('a text of up to 64 kB is kept, a longer one is none', () => {
  const root = parseXml(
    `<a><b>${'x'.repeat(65_536)}</b><c>${'x'.repeat(65_537)}</c></a>`,
    () => true,
  )
  expect(root.children.map(({ text }) => text.length)).toEqual([65_536, 0])
})

test('names that programs give a meaning are names like others', () => {
  const root = parseXml('<a __proto__="1"><__proto__>x</__proto__><constructor/></a>', () => true)
  expect(root.attributes.get('__proto__')).toBe('1')
  expect(textAt(root, '__proto__')).toBe('x')
  expect(allAt(root, 'constructor', 'toString')).toEqual([])
})
