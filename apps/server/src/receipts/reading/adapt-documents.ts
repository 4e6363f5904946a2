import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import {
  type DocumentReading,
  DocumentRefusedError,
  type EInvoice,
  type OpenedDocument,
} from '@quittance/receipt-reader/document'
import {
  createDocumentReader,
  type DocumentProcess,
  type LoadedDocument,
  type DocumentReader as PackageReader,
  type PageReader,
} from '@quittance/receipt-reader/document-reader'
import { contextOfTrip } from '@quittance/receipt-reader/receipt-reading'
import type {
  DocumentReader,
  FileTurns,
  OpenDocument,
  TurnsOfUser,
} from '#documents/document-reader.ts'
import { documentRefused } from '#documents/refusal.ts'
import { renderTextPdf } from '#documents/render-text-pdf.ts'
import { asUnavailable } from './adapt-reader.ts'

/** Shorter ones appear on unrelated pages. */
const minNumberLength = 3

/** Whether a PDF shows this e-invoice: it embeds the same one, or shows its number and total. */
function isPageOf({ invoice, pages }: OpenedDocument, other: EInvoice): boolean {
  if (invoice) return invoice.number === other.number && invoice.seller === other.seller
  const texts = pages.flatMap((page) => page.texts ?? []).map(({ text }) => text)
  const number = plain(other.number)
  if (number.length < minNumberLength || !texts.some((text) => plain(text).includes(number))) {
    return false
  }
  const totals = [other.gross, other.due].map((amount) => digitsOf(amount ?? '')).filter(Boolean)
  return texts.some((text) => totals.includes(digitsOf(text)))
}

function plain(text: string) {
  return text.toLowerCase().replaceAll(/\s/g, '')
}

/** `295,40 EUR` and `295.40` alike. */
function digitsOf(text: string) {
  return text.replaceAll(/\D/g, '')
}

type Options = {
  turns: TurnsOfUser
  signal?: AbortSignal | undefined
  invoicePath?: string | undefined
}

/** A document that the package has opened, and the reader that takes its user's turns. */
type Loaded = { document: LoadedDocument; reader: PackageReader }

/** `pages` reads pictures of pages; null reads e-invoices only. */
type Means = { pages: PageReader | null; process: DocumentProcess }

/** Adapts the reader package; renders content without pages as text pages. */
export function adaptDocuments(means: () => Means): DocumentReader {
  async function openFile(path: string, folder: string, { turns, ...options }: Options) {
    const reader = readerInTurns(means(), await turns(path))
    return { document: await reader.open(path, folder, options), reader }
  }

  async function openSheet(lines: readonly string[], folder: string, options: Options) {
    const path = join(folder, 'sheet.pdf')
    await writeFile(path, await renderTextPdf(lines))
    return openFile(path, folder, options)
  }

  /** The package's data for each opened document. */
  const atHand = new WeakMap<OpenDocument, Loaded>()
  function adapt({ document, reader }: Loaded, change: Partial<LoadedDocument['opened']> = {}) {
    const changed = { ...document, opened: { ...document.opened, ...change } }
    const adapted = adaptOne(reader, changed)
    atHand.set(adapted, { document: changed, reader })
    return adapted
  }

  return {
    open: (path, folder, options) =>
      explained(async () => {
        const found = await openFile(path, folder, options)
        const { kind, invoice } = found.document.opened
        if (kind !== 'xml' || !invoice) return adapt(found)
        const lines = linesOfInvoice(invoice)
        const sheet = await openSheet(lines, folder, { ...options, invoicePath: path })
        return adapt(sheet, { kind, invoice })
      }),
    openLines: (lines, folder, options) =>
      explained(async () => adapt(await openSheet(lines, folder, options), { kind: 'mail' })),
    joinInvoice: (pdf, xml, { signal } = {}) =>
      explained(async () => {
        const [page, told] = [atHand.get(pdf), atHand.get(xml)?.document]
        const invoice = told?.opened.invoice
        if (!page || !invoice || !isPageOf(page.document.opened, invoice)) return null
        const { invoicePath } = told
        const { document, reader } = page
        const found = told.opened.enclosed
          ? await reader.open(document.path, document.folder, { signal, invoicePath })
          : document
        return adapt({ document: found, reader }, { invoice, isInvoiceBroken: false })
      }),
    takeMailApart: (path, folder, { turns, signal }) =>
      explained(async () => {
        const reader = readerInTurns(means(), await turns(path))
        const { text, html, parts, ...mail } = await reader.takeMailApart(path, folder, signal)
        const inside = mail.inside.map(({ file, ...it }) => ({ ...it, path: join(folder, file) }))
        const files = parts.map(({ file, ...part }) => ({ ...part, path: join(folder, file) }))
        return { text, html, inside, files }
      }),
  }
}

function readerInTurns({ pages, process }: Means, { inProcess, inReader }: FileTurns) {
  const inTurn: PageReader | null = pages && {
    ...pages,
    textOf: (image, subject, { signal } = {}) => {
      const job = `text ${createHash('sha256').update(image).digest('hex')}`
      return inReader(job, (limits) => pages.textOf(image, subject, { signal, ...limits }), signal)
    },
  }
  return createDocumentReader(inTurn, process.inTurns(inProcess))
}

function adaptOne(reader: PackageReader, document: LoadedDocument): OpenDocument {
  const { kind, pages, invoice } = document.opened
  return {
    kind,
    pages: pages.map(({ width, height }) => ({ width, height })),
    read: (context, options) =>
      explained(async () =>
        toExtracted(await reader.read(document, contextOfTrip(context), options), invoice),
      ),
    draw: (options) =>
      explained(async () => {
        const pictures = await reader.draw(document, options)
        const enclosed = document.opened.enclosed
          ? await reader.takeEnclosures(document, document.folder, options?.signal)
          : []
        return {
          pages: pictures.map(({ file, width, height, bytes }) => ({
            path: join(document.folder, file),
            width,
            height,
            bytes,
          })),
          thumbnail: join(document.folder, 'thumbnail.jpg'),
          enclosures: enclosed.map(({ file, ...one }) => ({
            ...one,
            path: join(document.folder, file),
          })),
        }
      }),
  }
}

function toExtracted(reading: DocumentReading, invoice: EInvoice | null): ExtractedReceipt {
  const { kind: _kind, pages: _pages, readFrom, remarks, groups, ...read } = reading
  return {
    ...read,
    ...(readFrom !== 'none' && { readFrom }),
    ...(readFrom === 'e-invoice' && invoice && { invoiceProfile: invoice.profile }),
    ...(remarks.length > 0 && { remarks }),
    ...(groups.length > 0 && { groups }),
    image: null,
  }
}

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DocumentRefusedError) throw documentRefused(error.problem, error.facts)
    throw asUnavailable(error)
  }
}

function linesOfInvoice(invoice: EInvoice): string[] {
  const { seller, tradingName, vatNumber, type, number, date, currency } = invoice
  const { net, tax, gross, rounding, prepaid, due } = invoice
  const money = (label: string, amount: string | null) =>
    amount === null ? [] : [`${label}   ${amount} ${currency}`]
  return [
    tradingName ?? seller,
    ...(tradingName && tradingName !== seller ? [seller] : []),
    ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
    '',
    `${type === 'credit-note' ? 'Credit note' : 'Invoice'} ${number}`.trim(),
    `Date ${date}`,
    '',
    ...invoice.items.map(itemLine),
    ...(invoice.items.length > 0 ? [''] : []),
    ...money('Net', net),
    ...invoice.taxLines.map(({ rate, net: base, tax: amount }) =>
      [rate === null ? 'Tax' : `Tax ${rate} % of ${base}`, `${amount} ${currency}`].join('   '),
    ),
    ...(invoice.taxLines.length === 0 ? money('Tax', tax) : []),
    ...money('Total', gross),
    ...money('Rounding', rounding),
    ...money('Paid before', prepaid),
    ...money('Due', due),
  ]
}

function itemLine({ name, quantity, net }: EInvoice['items'][number]) {
  const amount = quantity === null || quantity === 1 ? '' : `${quantity} × `
  return `${amount}${name}${net === null ? '' : `   ${net}`}`
}
