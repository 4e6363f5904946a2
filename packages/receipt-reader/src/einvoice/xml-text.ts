import { BrokenInvoiceError } from './broken-invoice.ts'

/** Node and browsers have it; the core is compiled without the types of either. */
declare const TextDecoder: new (
  encoding: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string }

const byFirstBytes: [bytes: number[], encoding: string][] = [
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0, 0x3c], 'utf-16be'],
  [[0x3c, 0], 'utf-16le'],
]
const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?\sencoding\s*=\s*["'](?<encoding>[\w.-]+)["']/
const oneByteEncodings = ['iso-8859-1', 'iso-8859-15', 'windows-1252', 'us-ascii']

/** The text of an XML file, by its first bytes or by what it declares. */
export function textOfXml(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new BrokenInvoiceError('encoding')
  }
}

function encodingOf(bytes: Uint8Array) {
  const known = byFirstBytes.find(([first]) => first.every((byte, at) => bytes[at] === byte))
  if (known) return known[1]
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  const told = declared.exec(start)?.groups?.['encoding']?.toLowerCase() ?? 'utf-8'
  if (oneByteEncodings.includes(told)) return told
  // What says UTF-16 in single bytes was written by a program that took the name from its own strings.
  if (/^utf-?(?:8|16)$/.test(told)) return 'utf-8'
  throw new BrokenInvoiceError('encoding')
}
