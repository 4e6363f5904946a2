import { deflateSync } from 'node:zlib'
import { ciiInvoice, hotelBill } from '#test/invoices.ts'
import type { HostileFile } from './hostile-file.ts'
import { packedZeros } from './packed.ts'
import { ascii, type PdfObject, stream } from './pdf-file.ts'
import { firstOther, type PdfPage, pdfOfPage } from './pdf-page.ts'
import { billionLaughs } from './xml.ts'

/** PDFs with attachments: only an e-invoice, detected by its content, and its enclosures are allowed. */
export function pdfAttachmentFiles(): HostileFile[] {
  return [
    attached('program', 'attachment', ['setup.exe'], () => ascii('MZ')),
    attached('way-up', 'attachment', ['../../etc/passwd'], () => ascii('root::0:0::/:/bin/sh')),
    attached('whole-path', 'opens', ['/etc/cron.d/factur-x.xml'], invoice),
    attached('link', 'attachment', ['factur-x.xml -> /etc/passwd'], () => ascii('/etc/passwd')),
    attached('null-in-name', 'opens', ['factur-x.xml\\000.exe'], invoice),
    attached('no-name', 'attachment', [''], invoice),
    attached('name-turned-round', 'opens', [turnedRound('exe.lmx.x-rutcaf')], invoice),
    attached('31-invoices', 'attachment', Array(31).fill('factur-x.xml'), invoice),
    // In no list of the document's files, only in a note on the page.
    {
      name: 'pdf-attachment-in-annotation.pdf',
      bytes: () =>
        pdfOfPage(
          { page: '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 7 0 R>>]' },
          fileObjects('setup.exe', stream('MZ', '/Type/EmbeddedFile'), firstOther),
        ),
      expects: 'attachment',
    },
    {
      name: 'pdf-attachment-invoice-of-a-gigabyte.pdf',
      bytes: () => withFiles(['factur-x.xml'], stream(packedZeros(1024), '/Filter/FlateDecode')),
      expects: 'memory',
    },
    // The page is read instead of them.
    attached('invoice-of-bombs', 'opens', ['factur-x.xml'], () => ascii(billionLaughs)),
    attached('invoice-of-noise', 'opens', ['factur-x.xml'], () => Buffer.alloc(4000, 0xfe)),
    attached('honest-invoice', 'opens', ['factur-x.xml'], invoice),
  ]
}

/** A name that shows from right to left, in the two bytes a letter that PDF has for such. */
function turnedRound(name: string) {
  return `\\376\\377\\040\\056${Array.from(name, (letter) => `\\000${letter}`).join('')}`
}

function invoice() {
  return Buffer.from(ciiInvoice(hotelBill))
}

function attached(
  name: string,
  expects: HostileFile['expects'],
  names: string[],
  content: () => Buffer,
): HostileFile {
  return {
    name: `pdf-attachment-${name}.pdf`,
    bytes: () =>
      withFiles(names, stream(deflateSync(content()), '/Type/EmbeddedFile/Filter/FlateDecode')),
    expects,
  }
}

function withFiles(names: string[], file: Buffer): Buffer {
  const number = (index: number) => firstOther + index * 2
  const listed = names.map((name, index) => `(${index}${name})${number(index) + 1} 0 R`)
  const parts: PdfPage = { catalog: `/Names<</EmbeddedFiles<</Names[${listed.join('')}]>>>>` }
  return pdfOfPage(
    parts,
    names.flatMap((name, index) => fileObjects(name, file, number(index))),
  )
}

/** The file, which gets `number`, and what names it, which gets the next. */
function fileObjects(name: string, file: Buffer, number: number): PdfObject[] {
  return [file, `<</Type/Filespec/F(${name})/UF(${name})/EF<</F ${number} 0 R>>>>`]
}
