import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostileFiles } from '@quittance/receipt-reader/test/hostile-files'
import {
  ciiInvoice,
  enclosing,
  hotelBill,
  ublInvoice,
  zugferd1Invoice,
} from '@quittance/receipt-reader/test/invoices'
import { pdfOf } from '@quittance/test-support/pdf'
import { drawRows } from '@quittance/test-support/receipts/draw-rows'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import sharp from 'sharp'

const documents = join(import.meta.dirname, '../../../fixtures/documents/tuned')
const rows = ['# Gasthaus Linde', 'Datum: 02.03.2026|', 'Tagesteller|18,00', 'Summe EUR|18,00']

/** Sound files of each kind, to be mutated; all are small. */
export async function soundFiles() {
  const receipt = await drawRows(rows)
  const pdfs = await readPdfs()
  const xmls = [
    ciiInvoice(hotelBill),
    ublInvoice(hotelBill),
    zugferd1Invoice(hotelBill),
    enclosing(ublInvoice(hotelBill), { 'a.pdf': pdfs[0]! }),
  ].map((text) => Buffer.from(text))
  const images = await readImages(receipt)
  return {
    pdf: [...pdfs, await uncompressedPdf(receipt)],
    xml: xmls,
    heic: await Promise.all(
      ['small-photo.heic', 'small-tiles.heic'].map((name) =>
        readFile(join(import.meta.dirname, name)),
      ),
    ),
    image: images,
    mail: await composeMails([pdfs[1]!, images[0], xmls[0]!]),
  }
}

async function readPdfs() {
  const names = (await readdir(documents)).filter((name) => name.endsWith('.pdf')).toSorted()
  return Promise.all(names.map((name) => readFile(join(documents, name))))
}

/** Its content streams can be mutated, not only their compressed bytes. */
function uncompressedPdf(picture: Buffer) {
  return pdfOf(
    (page) => {
      page.image(picture, 20, 300, { width: 200 }).fontSize(12).text('Hotel Seeblick', 20, 20)
      page.text('Total EUR 198.50').moveTo(20, 200).bezierCurveTo(9, 9, 200, 9, 99, 99).stroke()
    },
    { compress: false },
  )
}

function readImages(receipt: Buffer) {
  const small = sharp(receipt).resize({ width: 300 })
  return Promise.all([
    small.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    small.clone().jpeg({ progressive: true }).toBuffer(),
    small.clone().png().toBuffer(),
    small.clone().png({ palette: true, progressive: true }).toBuffer(),
    small.clone().webp().toBuffer(),
    small.clone().webp({ lossless: true }).toBuffer(),
  ])
}

async function composeMails(files: Buffer[]) {
  const html = `<table>${'<tr><td>Tea</td><td>4,00 €</td></tr>'.repeat(20)}</table>Total EUR 80.00`
  const attachments = files.map((content, index) => ({ filename: `${index}.bin`, content }))
  // Without these, each run would mutate other bytes.
  const fixed = { messageId: '<1@example.com>', date: new Date(0), baseBoundary: 'b' }
  const common = { ...fixed, from: 'Ada <ada@example.com>', subject: 'Rechnung für März' }
  const inner = await new MailComposer({ ...common, text: 'Total EUR 12.00', html })
    .compile()
    .build()
  const composed = [
    { ...common, html },
    { ...common, text: 'See attached', attachments },
    { ...common, attachments: [{ contentType: 'message/rfc822', content: inner }] },
  ]
  return [
    ...(await Promise.all(composed.map((mail) => new MailComposer(mail).compile().build()))),
    ...hostileFiles()
      .filter(({ expects, name }) => expects === 'opens' && /^mail-(?!.*megabyte)/.test(name))
      .map(({ bytes }) => bytes())
      .filter(({ length }) => length < 50_000),
  ]
}
