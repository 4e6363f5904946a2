import type { HostileFile } from './hostile-file.ts'
import { ascii } from './pdf-file.ts'
import { pdfOfPage } from './pdf-page.ts'

/** Files of two types at once: they must be handled as the type they begin with. */
export function polyglotFiles(elsewhere: string): HostileFile[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image width="99" height="99" x:href="http://${elsewhere}/a.png"/></svg>`
  const before = (start: string, expects: HostileFile['expects'], name: string): HostileFile => ({
    name: `two-${name}`,
    bytes: () => Buffer.concat([ascii(start), pdfOfPage()]),
    expects,
  })
  return [
    before('II*\0\u0008\0\0\0\0\0', 'damaged', 'tiff-and-pdf.pdf'),
    before('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'damaged', 'heic-and-pdf.pdf'),
    before('\u00ff\u00d8\u00ff\u00e0', 'not-a-document', 'jpeg-and-pdf.pdf'),
    before('<?xml version="1.0"?><!--', 'opens', 'xml-and-pdf.pdf'),
    before('<script>alert(1)</script>', 'opens', 'page-of-the-web-and-pdf.pdf'),
    { name: 'two-tiff-and-svg.tiff', bytes: () => ascii(`II*\0    ${svg}`), expects: 'damaged' },
    {
      name: 'two-heic-and-svg.heic',
      bytes: () => ascii(`\0\0\0\u0018ftypheic\0\0\0\0mif1heic${svg}`),
      expects: 'damaged',
    },
    { name: 'two-svg-and-invoice.xml', bytes: () => ascii(svg), expects: 'not-a-document' },
  ]
}
