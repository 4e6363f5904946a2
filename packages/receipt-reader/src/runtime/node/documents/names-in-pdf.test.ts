import { deflateSync } from 'node:zlib'
import { pdfOf, pdfOfObjects, streamOf } from '@quittance/test-support/pdf'
import { expect, test } from 'vitest'
import { DocumentRefusedError } from '#document.ts'
import { drawFolio } from '#test/pdfs.ts'
import { refuseByNames } from './names-in-pdf.ts'

function problemOf(bytes: Buffer) {
  try {
    refuseByNames(bytes)
    return null
  } catch (error) {
    if (error instanceof DocumentRefusedError) return error.problem
    throw error
  }
}

const withObject = (object: string | Buffer) => pdfOfObjects(['<</Type/Catalog>>', object])
const packed = (objects: string) =>
  streamOf('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(Buffer.from(objects)))

test('an honest PDF passes', async () => {
  expect(problemOf(await pdfOf(drawFolio))).toBe(null)
})

test.each([
  ['/S/JavaScript/JS(app.alert(1))', 'script'],
  ['/S/J#61vaScript', 'script'],
  ['/S/Rendition', 'script'],
  ['/Subtype/RichMedia', 'script'],
  ['/S/Launch/F(cmd.exe)', 'external'],
  ['/S/GoToR/F(other.pdf)', 'external'],
  ['/S /SubmitForm', 'external'],
  ['/S /ImportData', 'external'],
  ['/AcroForm<</XFA[]>>', 'external'],
  ['/Type/Annot/Subtype/FileAttachment', 'attachment'],
])('Hole 18: %s is refused', (entries, problem) => {
  expect(problemOf(withObject(`<<${entries}>>`))).toBe(problem)
  expect(problemOf(withObject(packed(`2 0 <<${entries}>>`)))).toBe(problem)
})

test.each([
  '<</S/URI/URI(https://example.com/JS/JavaScript)>>',
  '<</Title(How to use /JavaScript \\) /JS and (more /Launch) in PDFs)>>',
  '<</Title<2F4A53>>>',
  '<</JSON 1/Launcher 2/XFAx 3>>',
  '<</Length 1>> % /JavaScript',
  '<</Type/Annot/F 4>>',
])('%s passes', (object) => {
  expect(problemOf(withObject(object))).toBe(null)
})

test('what a page shows passes', () => {
  const shown = streamOf('', Buffer.from('BT (/JavaScript) Tj /JS gs ET'))
  expect(problemOf(withObject(shown))).toBe(null)
})

test('Hole 18: a stream that lies in another file is refused', () => {
  expect(problemOf(withObject(streamOf('/F(http://example.com/x)', Buffer.from(''))))).toBe(
    'external',
  )
  expect(problemOf(withObject(streamOf('/FFilter/FlateDecode', Buffer.from(''))))).toBe('external')
})

test('Hole 18: an object that hides in a stream or behind a lost parenthesis is found', () => {
  const hidden = Buffer.from('xx 9 0 obj <</S/JavaScript>> endobj')
  expect(problemOf(withObject(streamOf('', hidden)))).toBe('script')
  expect(problemOf(pdfOfObjects(['<</A(>>', '<</S/JavaScript>>']))).toBe('script')
})

test('packed objects that unpack to more than they may are refused', () => {
  const bomb = streamOf(
    '/Type/ObjStm/Filter/FlateDecode',
    deflateSync(Buffer.alloc(21 * 1024 * 1024, 32)),
  )
  expect(problemOf(withObject(bomb))).toBe('memory')
})

const script = Buffer.from('2 0 <</S/JavaScript>>')

test.each([
  ['broken', '/Filter/FlateDecode', Buffer.from('no deflate')],
  ['packed twice', '/Filter[/FlateDecode/FlateDecode]', deflateSync(deflateSync(script))],
  ['written as hex', '/Filter/ASCIIHexDecode', Buffer.from(script.toString('hex'))],
])('packed objects that are %s cannot be looked at', (_, entries, content) => {
  const closed = streamOf(`/Type/ObjStm${entries}`, content)
  expect(problemOf(withObject(closed))).toBe('damaged')
  const encrypted = pdfOfObjects(['<</Type/Catalog>>', closed, '<</Encrypt 4 0 R>>'])
  expect(problemOf(encrypted)).toBe('password')
})
