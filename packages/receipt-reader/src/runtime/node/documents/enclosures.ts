import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EnclosureType } from '@quittance/contract/document-rules'
import sharp from 'sharp'
import { DocumentRefusedError, type OpenedPage } from '#document.ts'
import { documentLimits } from './document-limits.ts'
import { kindOfBytes } from './kind-of-bytes.ts'
import { refuseByNames } from './names-in-pdf.ts'
import { drawPdf, type PagePicture, writePicture } from './page-pictures.ts'
import { pagesOfPdf, withPdf } from './pdf.ts'
import type { Attachment } from './pdf-attachments.ts'
import { scaledSize, scaleWithin } from './picture-size.ts'
import { unlessDamaged } from './tiff.ts'

/** What is enclosed with an e-invoice, BG-24 of EN 16931, with its pages where it can be shown. */
type Enclosure = Attachment & { type: EnclosureType; pages: OpenedPage[] }

/** An enclosure as a file, and its pages among those of the document; null where it has none. */
export type EnclosureFile = {
  file: string
  name: string
  type: EnclosureType
  bytes: number
  pages: [first: number, last: number] | null
}

/** It is kept, but has no picture. */
const unshown = ['too-many-pages', 'page-size', 'too-large']
const picture = { limitInputPixels: documentLimits.pixels, failOn: 'error' } as const

/** Those that may be enclosed; `ownPages` are before theirs, and all together are no more than a document may have. */
export async function openEnclosures(
  attachments: Attachment[],
  ownPages: number,
): Promise<Enclosure[]> {
  let room = documentLimits.pages - ownPages
  const enclosures: Enclosure[] = []
  for (const attachment of attachments) {
    const type = enclosureType(attachment)
    const found = type && (await pagesOf(type, attachment.bytes))
    if (!type || !found) continue
    const pages = found.length <= room ? found : []
    room -= pages.length
    enclosures.push({ ...attachment, type, pages })
  }
  return enclosures
}

/** Null where it is not what a receipt may be: it runs something, asks for a password, is damaged. */
async function pagesOf(type: EnclosureType, bytes: Uint8Array): Promise<OpenedPage[] | null> {
  try {
    if (type === 'pdf') {
      refuseByNames(Buffer.from(bytes))
      return await withPdf(bytes, pagesOfPdf)
    }
    return type === 'png' || type === 'jpeg' ? [await openPicture(bytes)] : []
  } catch (error) {
    if (!(error instanceof DocumentRefusedError)) throw error
    return unshown.includes(error.problem) ? [] : null
  }
}

async function openPicture(bytes: Uint8Array): Promise<OpenedPage> {
  const { autoOrient } = await unlessDamaged(
    sharp(bytes, { ...picture, limitInputPixels: false }).metadata(),
  )
  if (autoOrient.width * autoOrient.height > documentLimits.pixels) {
    throw new DocumentRefusedError('too-large')
  }
  return { ...scaledSize(autoOrient, scaleWithin(autoOrient, 1)), texts: null }
}

/** Draws pages, counted in the document from 1, of what follows its `ownPages`. */
export async function drawEnclosures(
  enclosures: Enclosure[],
  folder: string,
  { ownPages, pages, dpi }: { ownPages: number; pages: number[]; dpi: number },
): Promise<PagePicture[]> {
  const pictures: PagePicture[] = []
  let before = ownPages
  for (const enclosure of enclosures) {
    const last = before + enclosure.pages.length
    const wanted = pages.filter((page) => page > before && page <= last)
    if (wanted.length > 0) {
      pictures.push(...(await drawEnclosure(enclosure, folder, { before, wanted, dpi })))
    }
    before = last
  }
  return pictures
}

async function drawEnclosure(
  { type, bytes, pages: [first] }: Enclosure,
  folder: string,
  { before, wanted, dpi }: { before: number; wanted: number[]; dpi: number },
): Promise<PagePicture[]> {
  const own = wanted.map((page) => page - before)
  if (type === 'pdf') return drawPdf(bytes, folder, own, dpi, before)
  if (!first) return []
  const upright = sharp(bytes, picture)
    .autoOrient()
    .resize({ width: first.width, height: first.height, fit: 'fill' })
    .flatten({ background: '#ffffff' })
  return [await unlessDamaged(writePicture(upright, folder, before + 1))]
}

/** Each as it was attached, byte for byte, under a name of ours. */
export async function writeEnclosures(
  enclosures: Enclosure[],
  folder: string,
  ownPages: number,
): Promise<EnclosureFile[]> {
  const files: EnclosureFile[] = []
  let before = ownPages
  for (const [index, { name, type, bytes, pages }] of enclosures.entries()) {
    const file = `enclosure-${index + 1}`
    await writeFile(join(folder, file), bytes)
    const last = before + pages.length
    files.push({
      file,
      name,
      type,
      bytes: bytes.length,
      pages: last > before ? [before + 1, last] : null,
    })
    before = last
  }
  return files
}

const openSpreadsheet = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet'
/** Where the first file's name stands in a zip. */
const placeOfName = 30

/** One of the types that EN 16931 allows for BG-24, or XML, by its bytes; null for anything else. */
function enclosureType({ name, bytes }: Attachment): EnclosureType | null {
  switch (kindOfBytes(bytes)) {
    case 'pdf':
      return 'pdf'
    case 'xml':
      return 'xml'
    case 'image':
      return pictureType(bytes)
    case 'zip':
    case 'other':
      return packedTableType(bytes) ?? (isCsv(name, bytes) ? 'csv' : null)
    default:
      return null
  }
}

function pictureType([first]: Uint8Array) {
  if (first === 0x89) return 'png'
  return first === 0xff ? 'jpeg' : null
}

function packedTableType(bytes: Uint8Array): EnclosureType | null {
  const content = Buffer.from(bytes).toString('latin1')
  if (!content.startsWith('PK')) return null
  if (content.startsWith(openSpreadsheet, placeOfName)) return 'ods'
  // With a program in it, it is another type.
  return content.includes('xl/workbook.xml') && !content.includes('vbaProject') ? 'xlsx' : null
}

/** Whether the bytes are text in any encoding: no control characters except tabs and line ends. */
function isCsv(name: string, bytes: Uint8Array) {
  const isText = (byte: number) => byte > 31 || byte === 9 || byte === 10 || byte === 13
  return name.toLowerCase().endsWith('.csv') && bytes.every(isText)
}
