import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { libraryOfServer, loadReports } from './server-parts.ts'
import { type BenchReport, keyOf } from './trip-on-disk.ts'

type Trip = { folder: string; report: BenchReport }

/** Loads its dependencies and returns the function to time: writing one file. */
type Contestant = (trip: Trip) => Promise<(target: string) => Promise<void>>

export const contestants: Record<string, Contestant> = {
  'copy of the images':
    async ({ folder, report }) =>
    async (target) => {
      async function* images() {
        for (let number = 1; number <= report.receiptCount; number += 1) {
          yield* createReadStream(join(folder, keyOf(number)))
        }
      }
      await pipeline(images(), createWriteStream(target))
    },
  'zip, ours': ours('zip'),
  'zip, yazl':
    async ({ folder, report }) =>
    async (target) => {
      const zip = new ZipFile()
      for await (const { number, vendor } of report.receipts()) {
        zip.addFile(join(folder, keyOf(number)), `${vendor}.jpg`, { compress: false })
      }
      zip.end()
      await pipeline(zip.outputStream, createWriteStream(target))
    },
  'pdf, ours': ours('pdf'),
  'pdf, pdfkit plainly': async ({ folder, report }) => {
    const PDFDocument = libraryOfServer('pdfkit') as Pdfkit
    return async (target) => {
      const document = new PDFDocument({ size: 'A4' })
      const written = pipeline(document, createWriteStream(target))
      for await (const { number, vendor } of report.receipts()) {
        if (number % 4 === 1) document.addPage()
        document.text(vendor)
        document.image(join(folder, keyOf(number)), { fit: [250, 150] })
      }
      document.end()
      await written
    }
  },
  'xlsx, ours': ours('excel'),
  'xlsx, excelts plainly': async ({ report }) => {
    const { Workbook } = await import('@cj-tech-master/excelts')
    return async (target) => {
      const book = new Workbook()
      const receipts = book.addWorksheet('Receipts')
      const items = book.addWorksheet('Items')
      for await (const receipt of report.receipts()) {
        const { number, date, vendor, category, amountMinor, currency, notes } = receipt
        const row = number + 1
        receipts.addRow([
          number,
          new Date(date),
          vendor,
          category,
          amountMinor / 100,
          currency,
          notes,
          { text: keyOf(number), hyperlink: keyOf(number) },
          'photo',
          { formula: `IF(F${row}="EUR",E${row},"")`, result: '' },
        ])
        for (const item of receipt.items) items.addRow([number, vendor, date, item.name, 1, 4.2])
      }
      await book.xlsx.writeFile(target)
    }
  },
}

type Pdfkit = new (
  options: object,
) => Readable & {
  addPage(): void
  text(text: string): void
  image(path: string, options: object): void
  end(): void
  pipe(target: Writable): void
}

function ours(kind: string): Contestant {
  return async ({ report }) => {
    const { reportFile } = await loadReports()
    // Warm-up: what the first file of a kind loads is not part of the measurement.
    const nothing = await reportFile(kind, { ...report, receiptCount: 0, async *receipts() {} })
    await finished(nothing.open().resume())
    return async (target) => {
      const file = await reportFile(kind, report)
      await pipeline(file.open(), createWriteStream(target))
    }
  }
}
