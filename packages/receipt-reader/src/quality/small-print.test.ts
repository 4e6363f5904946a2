import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PdfPage, pdfOf } from '@quittance/test-support/pdf'
import { photograph } from '@quittance/test-support/receipts/photograph'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { OcrModels } from '#ocr/models.ts'
import type { OcrPage } from '#page/text-box.ts'
import { documentLimits } from '#runtime/node/documents/document-limits.ts'
import { createDocumentProcess } from '#runtime/node/documents/document-process.ts'
import { readImage } from '#runtime/node/read-image.ts'
import { loadedModels } from '#test/loaded-models.ts'

const rows = 42
const night = 'Room for one night'
const lines = 5
const legal = 'Polder Air Ltd, 9 Pier Road, Dover CT16 1BP, VAT 945 6612 30'

let models: OcrModels
let scan: Buffer

beforeAll(async () => {
  models = await loadedModels()
  scan = await photograph(await drawn(await pdfOf(drawBill)), {
    grain: 8,
    quality: 60,
    wood: 0,
    tilt: 2,
  })
})

test('a scanned page is read from the name at its head to the grey lines of 7 points at its foot', async () => {
  const texts = textsOn(await readImage(models, scan, { subject: 'page' }))
  expect(texts.slice(0, 1)).toEqual(['HarbourHotel'])
  expect(texts.filter((text) => text === night.replaceAll(' ', ''))).toHaveLength(rows)
  expect(texts.filter((text) => text === legal.replaceAll(' ', ''))).toHaveLength(lines)
})

test('one that lies on its side, too', async () => {
  const turned = await sharp(scan).rotate(90).toBuffer()
  const page = await readImage(models, turned, { subject: 'page' })
  expect(page.rotation).toBe(270)
  expect(textsOn(page).filter((text) => text === night.replaceAll(' ', ''))).toHaveLength(rows)
})

/** Rows all the way down: wherever the detector's picture is cut, it is cut through one. */
function drawBill(page: PdfPage) {
  page.font('Helvetica').fontSize(36).fillColor('#111').text('Harbour Hotel', 60, 50)
  page.fontSize(10)
  for (let row = 0; row < rows; row += 1) page.text(night, 60, 120 + 15 * row)
  page.fontSize(7).fillColor('#666')
  for (let row = 0; row < lines; row += 1)
    page.text(legal, 60, 770 + 10 * row, { lineBreak: false })
}

async function drawn(pdf: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'small-print-'))
  const documents = createDocumentProcess()
  try {
    const path = join(folder, 'bill.pdf')
    await writeFile(path, pdf)
    const dpi = documentLimits.dpi.scan
    const [page] = await documents.draw({ path, folder, pages: [1], dpi })
    return await readFile(join(folder, page!.file))
  } finally {
    documents.close()
    await rm(folder, { recursive: true })
  }
}

function textsOn({ boxes }: OcrPage) {
  return boxes.toSorted((a, b) => a.box.y - b.box.y).map(({ text }) => text.replaceAll(' ', ''))
}
