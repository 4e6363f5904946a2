import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdfOfObjects, streamOf } from '@quittance/test-support/pdf'
import sharp from 'sharp'
import { receiptPhoto } from './images.ts'

type Page = { lines: string[] } | { picture: Buffer }
type Extra = { invoice?: string; opensWith?: string }

const a4 = { width: 595, height: 842 }
const sheet = { width: 1240, height: 1754 }

/** A file in the form that Playwright uploads. */
export type DocumentFile = { name: string; mimeType: string; buffer: Buffer }

const pdf = (name: string, buffer: Buffer): DocumentFile => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})

/** A bill as hotels send it: text, no image. */
export function textPdf(vendor: string, total: string, name = `${vendor}.pdf`): DocumentFile {
  return pdf(name, pdfOf([{ lines: billOf(vendor, total) }]))
}

/** A bill of three pages, with its total on the last. */
export function folioPdf(vendor: string, total: string): DocumentFile {
  const pages = [
    [vendor, '12 High Street, London', 'Invoice 2026-118', 'Date: 12 March 2026', 'Page 1 of 3'],
    [vendor, 'Room, 12 March    EUR 80.00', 'Breakfast    EUR 12.00', 'Page 2 of 3'],
    [
      vendor,
      `Total    EUR ${total}`,
      'Paid by card. Thank you for staying with us.',
      'Page 3 of 3',
    ],
  ]
  return pdf(`${vendor}.pdf`, pdfOf(pages.map((lines) => ({ lines }))))
}

/** A bill with an embedded e-invoice of the same content. */
export function invoicePdf(vendor: string, total: string): DocumentFile {
  const pages = [{ lines: billOf(vendor, total) }]
  return pdf(`${vendor}.pdf`, pdfOf(pages, { invoice: invoiceXml(vendor, total) }))
}

export function invoiceFile(vendor: string, total: string): DocumentFile {
  const buffer = Buffer.from(invoiceXml(vendor, total))
  return { name: `${vendor}.xml`, mimeType: 'application/xml', buffer }
}

/** A scan with one page for each receipt. */
export async function scanPdf(name: string, receipts: [vendor: string, total: string][]) {
  const pictures = await Promise.all(receipts.map(([vendor, total]) => onSheet(vendor, total)))
  return pdf(name, pdfOf(pictures.map((picture) => ({ picture }))))
}

export async function tiffFile(vendor: string, total: string): Promise<DocumentFile> {
  const buffer = await sharp(await onSheet(vendor, total))
    .tiff({ compression: 'lzw' })
    .toBuffer()
  return { name: `${vendor}.tiff`, mimeType: 'image/tiff', buffer }
}

export function hasHeifEncoder(): boolean {
  try {
    execFileSync('heif-enc', ['--help'], { stdio: 'ignore' })
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

/** As an iPhone has it, by Debian's encoder; browsers give it no type, or one by its name. */
export async function heicFile(vendor: string, total: string): Promise<DocumentFile> {
  const folder = mkdtempSync(join(tmpdir(), 'heic-'))
  try {
    const [png, heic] = [join(folder, 'photo.png'), join(folder, 'photo.heic')]
    const { buffer } = await receiptPhoto(vendor, total)
    writeFileSync(png, await sharp(buffer).resize(480).png().toBuffer())
    execFileSync('heif-enc', ['-q', '90', '-o', heic, png], { stdio: 'ignore' })
    return { name: `${vendor}.heic`, mimeType: '', buffer: readFileSync(heic) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A PDF that runs a script when opened. */
export function scriptedPdf(name: string): DocumentFile {
  const opensWith = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
  return pdf(name, pdfOf([{ lines: billOf('Trap', '1.00') }], { opensWith }))
}

/** Truncated, like an interrupted download. */
export function brokenPdf(name: string): DocumentFile {
  const whole = pdfOf([{ lines: billOf('Broken', '1.00') }])
  return pdf(name, whole.subarray(0, 60))
}

function billOf(vendor: string, total: string) {
  return [
    vendor,
    '12 High Street, London',
    'Invoice 2026-118',
    'Date: 12 March 2026',
    `Room, one night    EUR ${total}`,
    `Total    EUR ${total}`,
    'Paid by card. Thank you for staying with us.',
  ]
}

async function onSheet(vendor: string, total: string) {
  const { buffer } = await receiptPhoto(vendor, total)
  return sharp(buffer)
    .resize({ ...sheet, fit: 'contain', background: '#ffffff' })
    .jpeg()
    .toBuffer()
}

/** An invoice in UBL, the other syntax of EN 16931. */
function invoiceXml(vendor: string, total: string) {
  const names = 'urn:oasis:names:specification:ubl:schema:xsd'
  const money = (name: string, value: string) =>
    `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${names}:Invoice-2" xmlns:cac="${names}:CommonAggregateComponents-2" xmlns:cbc="${names}:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
<cbc:ID>2026-118</cbc:ID><cbc:IssueDate>2026-03-12</cbc:IssueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>${vendor}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
<cac:TaxTotal>${money('TaxAmount', '0.00')}</cac:TaxTotal>
<cac:LegalMonetaryTotal>${money('LineExtensionAmount', total)}${money('TaxExclusiveAmount', total)}${money('TaxInclusiveAmount', total)}${money('PayableAmount', total)}</cac:LegalMonetaryTotal>
</Invoice>`
}

/** A minimal handwritten PDF. */
function pdfOf(pages: Page[], { invoice, opensWith }: Extra = {}): Buffer {
  const objects: (string | Buffer)[] = []
  const add = (object: string | Buffer) => objects.push(object)
  const kids = pages.map((_, index) => `${4 + index * 3} 0 R`).join(' ')
  const file = 4 + pages.length * 3
  const names = invoice
    ? `/Names << /EmbeddedFiles << /Names [(xrechnung.xml) ${file} 0 R] >> >>`
    : ''
  const opening = opensWith ? `/OpenAction ${opensWith}` : ''
  add(`<< /Type /Catalog /Pages 2 0 R ${names} ${opening} >>`)
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const [index, page] of pages.entries()) {
    const own = 4 + index * 3
    const resources = `<< /Font << /F1 3 0 R >> /XObject << /P ${own + 2} 0 R >> >>`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Resources ${resources} /Contents ${own + 1} 0 R >>`,
    )
    add(streamOf('', Buffer.from('lines' in page ? textOf(page.lines) : pictureOf)))
    add('picture' in page ? imageOf(page.picture) : '<< >>')
  }
  if (invoice) {
    add(
      `<< /Type /Filespec /F (xrechnung.xml) /UF (xrechnung.xml) /AFRelationship /Data /EF << /F ${file + 1} 0 R >> >>`,
    )
    add(streamOf('/Type /EmbeddedFile /Subtype /text#2Fxml', Buffer.from(invoice)))
  }
  return pdfOfObjects(objects)
}

const pictureOf = `q ${a4.width} 0 0 ${a4.height} 0 0 cm /P Do Q`

function textOf(lines: string[]) {
  const [title = '', ...others] = lines
  const rows = others.map((line) => `0 -24 Td (${line}) Tj`).join(' ')
  return `BT /F1 20 Tf 60 760 Td (${title}) Tj /F1 11 Tf ${rows} ET`
}

function imageOf(jpeg: Buffer) {
  const facts = `/Type /XObject /Subtype /Image /Width ${sheet.width} /Height ${sheet.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`
  return streamOf(facts, jpeg)
}
