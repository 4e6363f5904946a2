import type { HostileFile } from './hostile-file.ts'
import { ascii, bodyOf, objectOf, pdfOf, startOfXref, stream, xrefTable } from './pdf-file.ts'
import { objectsOfPage, pdfOfPage, receiptText } from './pdf-page.ts'

/** Files that were cut off, or whose table of objects leads nowhere, in circles or too deep. */
export function pdfStructureFiles(): HostileFile[] {
  return [...cutOff(), ...wrongTables(), ...deepObjects(), ...lyingStreams()]
}

function cutOff(): HostileFile[] {
  const upTo = (mark: string) => {
    const whole = pdfOfPage()
    return whole.subarray(0, whole.indexOf(mark))
  }
  return [
    { name: 'pdf-no-bytes.pdf', bytes: () => Buffer.alloc(0), expects: 'empty' },
    { name: 'pdf-header-only.pdf', bytes: () => ascii('%PDF-1.7\n'), expects: 'damaged' },
    { name: 'pdf-cut-in-header.pdf', bytes: () => ascii('%PDF-'), expects: 'damaged' },
    { name: 'pdf-cut-in-catalog.pdf', bytes: () => upTo('/Pages 2'), expects: 'damaged' },
    { name: 'pdf-cut-in-page.pdf', bytes: () => upTo('/MediaBox'), expects: 'damaged' },
    { name: 'pdf-cut-in-stream.pdf', bytes: () => upTo('(5 January'), expects: 'damaged' },
    { name: 'pdf-cut-before-xref.pdf', bytes: () => upTo('xref\n0'), expects: 'damaged' },
    // Complete except for the offset of its table, which every viewer can reconstruct.
    { name: 'pdf-cut-before-end.pdf', bytes: () => upTo('startxref'), expects: 'opens' },
    { name: 'pdf-noise.pdf', bytes: noise, expects: 'damaged' },
  ]
}

function noise() {
  let state = 1
  const bytes = Buffer.alloc(200_000)
  for (let at = 0; at < bytes.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[at] = state >>> 16
  }
  return Buffer.concat([ascii('%PDF-1.7\n'), bytes, ascii('\nstartxref\n9\n%%EOF\n')])
}

function wrongTables(): HostileFile[] {
  return [
    { name: 'pdf-xref-prev-itself.pdf', bytes: () => withPrevious((own) => own), expects: 'opens' },
    { name: 'pdf-xref-two-in-a-circle.pdf', bytes: tablesInACircle, expects: 'opens' },
    {
      name: 'pdf-xref-prev-beyond-file.pdf',
      bytes: () => withPrevious(() => 2_147_483_647),
      expects: 'opens',
    },
    { name: 'pdf-xref-start-negative.pdf', bytes: () => startingAt(-1), expects: 'opens' },
    { name: 'pdf-xref-all-at-one-place.pdf', bytes: allAtOnePlace, expects: 'empty' },
    { name: 'pdf-xref-stream-of-2-31.pdf', bytes: hugeXrefStream, expects: 'opens' },
    {
      name: 'pdf-object-stream-in-itself.pdf',
      bytes: objectStreamInItself,
      expects: 'damaged',
    },
    {
      name: 'pdf-object-streams-in-a-circle.pdf',
      bytes: () =>
        pdfOfPage({}, [
          stream('20 0 null', '/Type/ObjStm/N 1/First 5/Extends 7 0 R'),
          stream('21 0 null', '/Type/ObjStm/N 1/First 5/Extends 6 0 R'),
        ]),
      expects: 'opens',
    },
    { name: 'pdf-5000-updates.pdf', bytes: manyUpdates, expects: 'opens' },
  ]
}

function withPrevious(previous: (own: number) => number) {
  const own = bodyOf(objectsOfPage()).bytes.length
  return pdfOfPage({ trailer: `/Prev ${previous(own)}` })
}

function tablesInACircle() {
  const { bytes, places } = bodyOf(objectsOfPage())
  const tableBefore = (previous: string) =>
    `${xrefTable(places)}trailer\n<</Size 6/Root 1 0 R/Prev ${previous}>>\n`
  const first = bytes.length
  const second = first + tableBefore('0'.repeat(10)).length
  return Buffer.concat([
    bytes,
    ascii(tableBefore(String(second).padStart(10, '0'))),
    ascii(tableBefore(String(first).padStart(10, '0'))),
    ascii(startOfXref(second)),
  ])
}

function startingAt(place: number) {
  const whole = pdfOfPage()
  return Buffer.concat([whole.subarray(0, whole.indexOf('startxref')), ascii(startOfXref(place))])
}

/** Whichever object is asked for, the table answers with the first one, under another number. */
function allAtOnePlace() {
  const objects = objectsOfPage()
  const { bytes, places } = bodyOf(objects)
  const table = xrefTable(objects.map(() => places[0]!))
  return Buffer.concat([
    ascii('%PDF-1.7\n'.padEnd(places[0]!, ' ')),
    bytes.subarray(places[0], places[1]),
    ascii(`${table}trailer\n<</Size 6/Root 1 0 R>>\n${startOfXref(places[1]!)}`),
  ])
}

/** A table that says it has 2,147,483,647 lines and brings a few bytes. */
function hugeXrefStream() {
  const { bytes } = bodyOf(objectsOfPage())
  const entries = '/Type/XRef/Size 2147483647/Index[0 2147483647]/W[1 4 2]/Root 1 0 R'
  return Buffer.concat([
    bytes,
    objectOf(6, stream(Buffer.alloc(70), entries)),
    ascii(startOfXref(bytes.length)),
  ])
}

/** The page tree lies in an object stream that lies, says the table, in itself. */
function objectStreamInItself() {
  const catalog = bodyOf(['<</Type/Catalog/Pages 2 0 R>>'])
  const packed = '2 0 3 39 <</Type/Pages/Kids[4 0 R]/Count 1    >> null'
  const holder = objectOf(3, stream(packed, '/Type/ObjStm/N 2/First 9'))
  const lines = Buffer.alloc(5 * 4)
  lines.set([0, 0, 0, 0, 1, 0, catalog.places[0]!, 0, 2, 0, 3, 0, 2, 0, 3, 1])
  const table = stream(lines, '/Type/XRef/Size 4/Index[0 4]/W[1 2 1]/Root 1 0 R')
  const place = catalog.bytes.length + holder.length
  return Buffer.concat([catalog.bytes, holder, objectOf(5, table), ascii(startOfXref(place))])
}

function manyUpdates() {
  const parts = [pdfOfPage()]
  let length = parts[0]!.length
  let previous = parts[0]!.indexOf('xref\n0')
  for (let update = 0; update < 5000; update += 1) {
    const table = `xref\n0 0\ntrailer\n<</Size 6/Root 1 0 R/Prev ${previous}>>\n`
    const part = ascii(`${table}${startOfXref(length)}`)
    previous = length
    length += part.length
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function deepObjects(): HostileFile[] {
  const nested = (open: string, close: string) => open.repeat(200_000) + close.repeat(200_000)
  return [
    {
      name: 'pdf-arrays-200000-deep.pdf',
      bytes: () => pdfOfPage({ catalog: '/Deep 6 0 R' }, [nested('[', ']')]),
      expects: 'opens',
    },
    {
      name: 'pdf-dictionaries-200000-deep.pdf',
      bytes: () => pdfOfPage({ catalog: '/Deep 6 0 R' }, [nested('<</A', '>>')]),
      expects: 'opens',
    },
    {
      name: 'pdf-page-in-deep-array.pdf',
      bytes: () => pdfOfPage({ mediaBox: nested('[', ']') }),
      expects: 'opens',
    },
    {
      name: 'pdf-content-arrays-200000-deep.pdf',
      bytes: () => pdfOfPage({ content: `${nested('[', ']')} TJ ${receiptText}` }),
      expects: 'opens',
    },
  ]
}

function lyingStreams(): HostileFile[] {
  const content = (length: string) =>
    Buffer.concat([ascii(`<</Length ${length}>>\nstream\n${receiptText}\nendstream`)])
  return [
    {
      name: 'pdf-stream-length-2-31.pdf',
      bytes: () => pdfOfPage({ content: content('2147483647') }),
      expects: 'opens',
    },
    {
      name: 'pdf-stream-length-is-itself.pdf',
      bytes: () => pdfOfPage({ content: content('4 0 R') }),
      expects: 'opens',
    },
    {
      name: 'pdf-references-in-a-circle.pdf',
      bytes: () => pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '3 0 R', '2 0 R']),
      expects: 'empty',
    },
  ]
}
