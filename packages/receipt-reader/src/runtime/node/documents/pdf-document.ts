import { DocumentRefusedError, type EInvoice, type OpenedDocument } from '#document.ts'
import { enclosedFilesIn, readInvoice } from '#einvoice/einvoice.ts'
import { documentLimits } from './document-limits.ts'
import {
  drawEnclosures,
  type EnclosureFile,
  openEnclosures,
  writeEnclosures,
} from './enclosures.ts'
import { kindOfBytes } from './kind-of-bytes.ts'
import { refuseByNames } from './names-in-pdf.ts'
import { drawPdf, type PagePicture } from './page-pictures.ts'
import { pagesOfPdf, withPdf } from './pdf.ts'
import { type Attachment, attachmentsIn } from './pdf-attachments.ts'
import { shownName } from './shown-name.ts'

/** What the standards call the invoice; any other name may be one by its content. */
const invoiceNames = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']
const incomplete = ['no-date', 'no-currency', 'no-amount']

type Found = { attachment: Attachment; invoice: EInvoice | null }

/**
 * A PDF's pages, texts, e-invoice and what is enclosed with it; throws the first reason why it is not taken. `beside`
 * is the e-invoice that these are the pages of, where it is a file of its own.
 */
export async function openPdf(bytes: Buffer, beside?: Uint8Array): Promise<OpenedDocument> {
  refuseByNames(bytes)
  const { pages, attachments } = await withPdf(bytes, (file) => ({
    pages: pagesOfPdf(file),
    attachments: attachmentsIn(file),
  }))
  const found = invoiceAmong(attachments)
  const invoice = found?.invoice ?? null
  const opened = {
    kind: 'pdf',
    pages,
    invoice,
    isInvoiceBroken: found !== null && !invoice,
  } as const
  const others = othersOf(attachments, found, beside)
  if (others.length === 0) return opened
  const enclosures = await openEnclosures(others, pages.length)
  const shown = enclosures.flatMap((enclosure) => enclosure.pages)
  return {
    ...opened,
    pages: [...pages, ...shown],
    enclosed: { pages: shown.length, isSomeLeftOut: enclosures.length < others.length },
  }
}

/** Draws pages of it, and of what is enclosed, counted from 1. */
export async function drawPdfDocument(
  bytes: Uint8Array,
  folder: string,
  { pages, dpi }: { pages: number[]; dpi: number },
  beside?: Uint8Array,
): Promise<PagePicture[]> {
  const own = await drawPdf(bytes, folder, pages, dpi)
  if (own.length === pages.length) return own
  const { enclosures, ownPages } = await enclosuresOf(bytes, beside)
  return [...own, ...(await drawEnclosures(enclosures, folder, { ownPages, pages, dpi }))]
}

/** What is enclosed, as files in the folder. */
export async function takeEnclosures(
  bytes: Uint8Array,
  folder: string,
  beside?: Uint8Array,
): Promise<EnclosureFile[]> {
  const { enclosures, ownPages } = await enclosuresOf(bytes, beside)
  return writeEnclosures(enclosures, folder, ownPages)
}

async function enclosuresOf(bytes: Uint8Array, beside: Uint8Array | undefined) {
  const { ownPages, attachments } = await withPdf(bytes, (file) => ({
    ownPages: file.pageCount,
    attachments: attachmentsIn(file),
  }))
  const others = othersOf(attachments, invoiceAmong(attachments), beside)
  return { ownPages, enclosures: await openEnclosures(others, ownPages) }
}

/** By its content; by its name only if the content cannot be read. */
function invoiceAmong(attachments: Attachment[]): Found | null {
  const read = attachments.map((attachment) => ({
    attachment,
    read: kindOfBytes(attachment.bytes) === 'xml' ? readInvoice(attachment.bytes) : null,
  }))
  for (const { attachment, read: invoice } of read) {
    if (invoice && !('broken' in invoice)) return { attachment, invoice }
  }
  const broken = read.find(
    ({ attachment: { name }, read: one }) =>
      invoiceNames.includes(name.toLowerCase()) ||
      (one && 'broken' in one && incomplete.includes(one.broken)),
  )
  return broken ? { attachment: broken.attachment, invoice: null } : null
}

/** Enclosures come with an e-invoice, or inside it; what else is attached to a PDF is refused. */
function othersOf(
  attachments: Attachment[],
  found: Found | null,
  beside: Uint8Array | undefined,
): Attachment[] {
  const [first] = attachments
  if (first && !found) throw new DocumentRefusedError('attachment', { name: first.name })
  const invoice = beside ?? (found?.invoice && found.attachment.bytes)
  return [
    ...attachments.filter((attachment) => attachment !== found?.attachment),
    ...(invoice ? attachmentsInXml(invoice) : []),
  ]
}

/** The files inside an e-invoice that can be read; one that is damaged or beyond the limits is empty. */
function attachmentsInXml(invoice: Uint8Array): Attachment[] {
  let left = documentLimits.attachedBytes
  return enclosedFilesIn(invoice).map(({ name, base64 = '' }, index) => {
    const bytes = index < documentLimits.attachments ? unpack(base64, left) : new Uint8Array()
    left -= bytes.length
    return { name: shownName(name), bytes }
  })
}

/** Only what packs to the same text again: Node passes over what is not base64. */
function unpack(base64: string, most: number): Uint8Array {
  const packed = base64.replaceAll(/\s+/g, '')
  const bytes = Buffer.from(packed, 'base64')
  const isWhole = bytes.length <= most && bytes.toString('base64') === packed
  return isWhole ? bytes : new Uint8Array()
}
