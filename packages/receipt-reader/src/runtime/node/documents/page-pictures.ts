import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { DocumentRefusedError } from '#document.ts'
import { sizeOf } from '#layers/characters.ts'
import { scaleAt, withPdf } from './pdf.ts'
import { hasWordsOnTop } from './pdf-annotations.ts'
import type { PdfPage } from './pdf-file.ts'
import { bytesAt, viewOf, withMemory } from './pdfium.ts'
import { pictureFile, thumbnailFile } from './picture-file.ts'
import { scaledSize } from './picture-size.ts'

export type PagePicture = {
  page: number
  file: string
  width: number
  height: number
  bytes: number
}

const bytesPerPixel = 4
const bgrx = 3
const white = 0xffffffff
/** What stands on the page, and red before blue, as sharp has it. */
const annotations = 0x01
const redFirst = 0x10
const quality = 82
/** As that of a photo. */
const thumbnail = { quality: 80, size: { width: 192, height: 256 } }

/** Draws pages of a PDF, counted from 1, one after the other; each is named by how many pages come before it. */
export async function drawPdf(
  bytes: Uint8Array,
  folder: string,
  pages: number[],
  dpi: number,
  before = 0,
): Promise<PagePicture[]> {
  return withPdf(bytes, async (file) => {
    const pictures: PagePicture[] = []
    for (const page of pages.filter((one) => one >= 1 && one <= file.pageCount)) {
      const { data, ...size } = file.withPage(page - 1, (one) => render(one, dpi))
      const raw = { ...size, channels: bytesPerPixel } as const
      pictures.push(await writePicture(sharp(data, { raw }), folder, before + page))
    }
    return pictures
  })
}

function render(page: PdfPage, dpi: number) {
  const { pdfium, handle, paper } = page
  const { width, height } = scaledSize(sizeOf(paper), scaleAt(paper, dpi))
  const bytes = width * height * bytesPerPixel
  return withMemory(pdfium, bytes, (address) => {
    // What was drawn there before may be the page of another user.
    bytesAt(pdfium, address, bytes).fill(0xff)
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgrx, address, width * bytesPerPixel)
    if (bitmap === 0) throw new DocumentRefusedError('memory')
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
      const flags = annotations | redFirst
      pdfium.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, flags)
      if (hasWordsOnTop(page)) drawFields(page, { bitmap, width, height, flags })
      return { data: bytesAt(pdfium, address, bytes).slice(), width, height }
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap)
    }
  })
}

/** A page's picture as a file of its own, on white paper, no larger than it may be. */
export async function writePicture(
  picture: Sharp,
  folder: string,
  page: number,
): Promise<PagePicture> {
  const file = pictureFile(page)
  const { width, height, size } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .jpeg({ quality })
    .toFile(join(folder, file))
  return { page, file, width, height, bytes: size }
}

/** A small picture of a page that was drawn, from its top, beside it in the folder. */
export async function writeThumbnail(folder: string, page: number): Promise<void> {
  await sharp(join(folder, pictureFile(page)))
    .resize({ ...thumbnail.size, fit: 'cover', position: 'top' })
    .jpeg({ quality: thumbnail.quality })
    .toFile(join(folder, thumbnailFile))
}

/** Of FPDF_FORMFILLINFO: its version, and no function of ours that it may call. */
const sizeOfInfo = 512
const version = 2

type Picture = { bitmap: number; width: number; height: number; flags: number }

/** Draws values of fields without an appearance; other fields are drawn with the page. */
function drawFields(
  { pdfium, handle, document }: PdfPage,
  { bitmap, width, height, flags }: Picture,
): void {
  if (pdfium.FPDF_GetFormType(document) === 0) return
  withMemory(pdfium, sizeOfInfo, (info) => {
    bytesAt(pdfium, info, sizeOfInfo).fill(0)
    viewOf(pdfium).setInt32(info, version, true)
    const form = pdfium.FPDFDOC_InitFormFillEnvironment(document, info)
    if (form === 0) return
    try {
      pdfium.FPDF_FFLDraw(form, bitmap, handle, 0, 0, width, height, 0, flags)
    } finally {
      pdfium.FPDFDOC_ExitFormFillEnvironment(form)
    }
  })
}
