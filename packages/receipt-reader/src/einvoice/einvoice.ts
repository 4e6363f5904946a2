import type { EInvoice } from '#document.ts'
import { BrokenInvoiceError, type InvoiceProblem } from './broken-invoice.ts'
import { type CiiNames, ciiNames, readCii } from './cii.ts'
import { invoiceOfParts } from './invoice-of-parts.ts'
import type { InvoiceParts } from './invoice-parts.ts'
import { readUbl } from './ubl.ts'
import { allBelow, parseXml, type XmlElement } from './xml.ts'

export type BrokenInvoice = { broken: InvoiceProblem }

/** Size limits of the file, and of its content without enclosures. */
const mostBytes = 25 * 1024 * 1024
const mostLetters = 5 * 1024 * 1024
/** What is enclosed, BG-24: base64 that says nothing of the invoice itself. */
const enclosed = /(<[^<>\s/]{0,100}BinaryObject\b[^<>]{0,1000}>)([A-Za-z\d+/=\s]+)(?=<\/)/g
const enclosedNames = ['EmbeddedDocumentBinaryObject', 'AttachmentBinaryObject']
const uncefact = 'urn:un:unece:uncefact:data:standard:'
const ferd = 'urn:ferd:CrossIndustryDocument:invoice:1p0'
const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'

type Syntax = EInvoice['syntax']

const roots: Record<string, { syntax: Syntax; read: (root: XmlElement) => InvoiceParts }> = {
  [`${uncefact}CrossIndustryInvoice:100 CrossIndustryInvoice`]: {
    syntax: 'cii',
    read: (root) => readCii(root, ciiNames),
  },
  [`${ferd} CrossIndustryDocument`]: {
    syntax: 'zugferd-1',
    read: (root) => readCii(root, zugferd1Names),
  },
  [`${ubl}Invoice-2 Invoice`]: { syntax: 'ubl', read: readUbl },
  [`${ubl}CreditNote-2 CreditNote`]: { syntax: 'ubl', read: readUbl },
}

/** An e-invoice's file: Factur-X, ZUGFeRD, XRechnung and others of EN 16931, as CII or UBL. */
export function readInvoice(bytes: Uint8Array): EInvoice | BrokenInvoice {
  return unlessBroken(() => {
    if (bytes.length > mostBytes) throw new BrokenInvoiceError('too-large')
    return invoiceOf(textOfXml(bytes).replaceAll(enclosed, '$1'))
  })
}

/** Files inside an e-invoice that can be read; the base64 is undefined where it is not valid. */
export function enclosedFilesIn(bytes: Uint8Array): { name: string; base64: string | undefined }[] {
  const contents = new Map<string, string>()
  // They are too long to be parsed; a sign that base64 does not have marks their place.
  const xml = textOfXml(bytes).replaceAll(enclosed, (_, tag: string, base64: string) => {
    const mark = `#${contents.size}`
    contents.set(mark, base64)
    return tag + mark
  })
  return allBelow(parseXml(xml, isKnown))
    .filter(({ name }) => enclosedNames.includes(name))
    .map(({ attributes, text }) => ({
      name: attributes.get('filename') ?? '',
      base64: contents.get(text),
    }))
}

/** The same of its text. */
export function parseInvoice(xml: string): EInvoice | BrokenInvoice {
  return unlessBroken(() => invoiceOf(xml))
}

function unlessBroken(read: () => EInvoice): EInvoice | BrokenInvoice {
  try {
    return read()
  } catch (error) {
    if (error instanceof BrokenInvoiceError) return { broken: error.problem }
    throw error
  }
}

function invoiceOf(xml: string): EInvoice {
  if (xml.length > mostLetters) throw new BrokenInvoiceError('too-large')
  const root = parseXml(xml, isKnown)
  const kind = roots[`${root.namespace} ${root.name}`]
  if (!kind) throw new BrokenInvoiceError('not-an-invoice')
  return invoiceOfParts(kind.syntax, kind.read(root))
}

function isKnown(namespace: string) {
  return [uncefact, ferd, ubl].some((start) => namespace.startsWith(start))
}

/** ZUGFeRD 1.0, of 2014, was written before the Cross Industry Invoice got its names. */
export const zugferd1Names: CiiNames = {
  context: 'SpecifiedExchangedDocumentContext',
  header: 'HeaderExchangedDocument',
  transaction: 'SpecifiedSupplyChainTradeTransaction',
  agreement: 'ApplicableSupplyChainTradeAgreement',
  settlement: 'ApplicableSupplyChainTradeSettlement',
  summation: 'SpecifiedTradeSettlementMonetarySummation',
  rate: 'ApplicablePercent',
  line: {
    delivery: 'SpecifiedSupplyChainTradeDelivery',
    settlement: 'SpecifiedSupplyChainTradeSettlement',
    summation: 'SpecifiedTradeSettlementMonetarySummation',
  },
}

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
