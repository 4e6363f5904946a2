import { gzipSync } from 'node:zlib'
import type { HostileFile } from './hostile-file.ts'
import { packedZeros, tinyPng, zipOf } from './packed.ts'
import { pdfOfPage } from './pdf-page.ts'

/** Files of another kind than their name says. */
export function disguisedFiles(): HostileFile[] {
  const other = (name: string, bytes: () => Buffer) => disguised(name, 'not-a-document', bytes)
  const text = (content: string) => () => Buffer.from(content, 'latin1')
  return [
    other('png', tinyPng),
    disguised('zip', 'zip', () => zipOf('receipt.pdf', pdfOfPage())),
    disguised('zip-bomb', 'zip', () => zipOf('receipt.pdf', Buffer.alloc(20_000_000))),
    disguised('zip-of-a-link', 'zip', () => zipOf('a', Buffer.from('/etc/passwd'), 0o120_777)),
    disguised('zip-of-nothing', 'zip', () =>
      Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)]),
    ),
    other('word', () => zipOf('[Content_Types].xml', Buffer.from('<Types/>'))),
    other('gzip', () => gzipSync(pdfOfPage())),
    other('packed-bomb', () => packedZeros(100)),
    other('old-word', () =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]),
    ),
    other('rich-text', text('{\\rtf1 \\object\\objdata 00}')),
    other('page-of-the-web', text('<!DOCTYPE html><html><script>x()</script></html>')),
    other('program', text('\u007fELF\u0002\u0001\u0001')),
    other('shell', text('#!/bin/sh\nrm -rf /\n')),
    other('postscript', text('%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n')),
    other('zeros', () => Buffer.alloc(1_000_000)),
    disguised('outlook', 'outlook-format', () =>
      Buffer.concat([Buffer.from('789f3e22', 'hex'), Buffer.alloc(200)]),
    ),
    // Viewers search for a PDF's header in the first 1,024 bytes only.
    disguised('pdf-behind-1000-bytes', 'opens', () =>
      Buffer.concat([Buffer.alloc(1000, ' '), pdfOfPage()]),
    ),
    other('pdf-behind-2000-bytes', () => Buffer.concat([Buffer.alloc(2000, ' '), pdfOfPage()])),
    disguised('pdf-with-zip-behind', 'opens', () =>
      Buffer.concat([pdfOfPage(), zipOf('a.exe', Buffer.from('MZ'))]),
    ),
    disguised('over-25-megabytes', 'too-large', () =>
      Buffer.concat([pdfOfPage(), Buffer.alloc(25 * 1024 * 1024)]),
    ),
  ]
}

function disguised(
  name: string,
  expects: HostileFile['expects'],
  bytes: () => Buffer,
): HostileFile {
  return { name: `disguised-${name}.pdf`, bytes, expects }
}
