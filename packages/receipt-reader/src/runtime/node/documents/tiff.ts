import sharp, { type Metadata } from 'sharp'
import { DocumentRefusedError, type OpenedDocument } from '#document.ts'
import { documentLimits } from './document-limits.ts'
import { type PagePicture, writePicture } from './page-pictures.ts'
import { scaledSize, scaleWithin } from './picture-size.ts'

/** A strip may be the whole page, and is unpacked at once. */
const mostBytesOfPage = 6 * documentLimits.pixels
const bytesOf = new Map([
  ['ushort', 2],
  ['short', 2],
  ['uint', 4],
  ['int', 4],
  ['float', 4],
  ['complex', 8],
  ['double', 8],
  ['dpcomplex', 16],
])
const options = { limitInputPixels: documentLimits.pixels, failOn: 'error' } as const

/** The sizes of a TIFF's pages; throws the first reason why it is not taken. */
export async function openTiff(bytes: Uint8Array): Promise<OpenedDocument> {
  const { pages: count = 1 } = await metadataOf(bytes, 0)
  if (count > documentLimits.pages) {
    throw new DocumentRefusedError('too-many-pages', { pages: count })
  }
  const pages: OpenedDocument['pages'] = []
  for (let page = 0; page < count; page++) {
    pages.push({ ...sizeOf(await metadataOf(bytes, page)), texts: null })
  }
  return { kind: 'tiff', pages, invoice: null, isInvoiceBroken: false }
}

/** Draws pages, counted from 1, upright. */
export async function drawTiff(
  bytes: Uint8Array,
  folder: string,
  pages: number[],
): Promise<PagePicture[]> {
  const pictures: PagePicture[] = []
  for (const page of pages) {
    const size = sizeOf(await metadataOf(bytes, page - 1))
    const picture = sharp(bytes, { ...options, page: page - 1 })
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .flatten({ background: '#ffffff' })
    pictures.push(await unlessDamaged(writePicture(picture, folder, page)))
  }
  return pictures
}

async function metadataOf(bytes: Uint8Array, page: number) {
  // The size is checked below: sharp has but one message for all that is wrong.
  const file = sharp(bytes, { ...options, limitInputPixels: false, page })
  return unlessDamaged(file.metadata())
}

function sizeOf({ autoOrient, channels, depth }: Metadata) {
  const pixels = autoOrient.width * autoOrient.height
  const bytes = pixels * channels * (bytesOf.get(depth) ?? 1)
  if (pixels > documentLimits.pixels || bytes > mostBytesOfPage) {
    throw new DocumentRefusedError('too-large')
  }
  return scaledSize(autoOrient, scaleWithin(autoOrient, 1))
}

export async function unlessDamaged<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch {
    throw new DocumentRefusedError('damaged')
  }
}
