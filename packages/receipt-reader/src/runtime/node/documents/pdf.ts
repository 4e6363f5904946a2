import { DocumentRefusedError, type OpenedPage } from '#document.ts'
import { type Character, type Paper, sizeOf } from '#layers/characters.ts'
import { trustedTexts } from '#layers/trusted-layer.ts'
import type { TextBox } from '#page/text-box.ts'
import { documentLimits } from './document-limits.ts'
import { hasWordsOnTop } from './pdf-annotations.ts'
import {
  type Background,
  backgroundsOf,
  isOnBackground,
  pictureShareOf,
} from './pdf-backgrounds.ts'
import { openPdfFile, type PdfFile, type PdfPage, rectangleAt } from './pdf-file.ts'
import { loadPdfium, viewOf, withMemory } from './pdfium.ts'
import { scaledSize, scaleWithin } from './picture-size.ts'

const pointsPerInch = 72

/** Its pages with their texts; throws the first reason why it is not taken. */
export function pagesOfPdf(file: PdfFile): OpenedPage[] {
  refuseByPages(file)
  return indexesOf(file).map((index) => file.withPage(index, openPage))
}

/** Opens a PDF as long as it is used. */
export async function withPdf<Result>(
  bytes: Uint8Array,
  use: (file: PdfFile) => Result | Promise<Result>,
): Promise<Result> {
  const file = openPdfFile(await loadPdfium(), bytes)
  try {
    return await use(file)
  } finally {
    file.close()
  }
}

function refuseByPages(file: PdfFile) {
  const { pageCount } = file
  if (pageCount > documentLimits.pages) {
    throw new DocumentRefusedError('too-many-pages', { pages: pageCount })
  }
  if (pageCount < 1) throw new DocumentRefusedError('empty')
  for (const index of indexesOf(file)) refuseBySize(file.pageSize(index))
  if (file.pdfium.FPDFDoc_GetJavaScriptActionCount(file.handle) > 0) {
    throw new DocumentRefusedError('script')
  }
}

function refuseBySize({ width, height }: { width: number; height: number }) {
  const isPaper = [width, height].every(
    (side) => side >= documentLimits.leastSide && side <= documentLimits.mostSide,
  )
  if (!isPaper) throw new DocumentRefusedError('page-size')
}

function indexesOf({ pageCount }: PdfFile) {
  return Array.from({ length: pageCount }, (_, index) => index)
}

function openPage(page: PdfPage): OpenedPage {
  const { paper } = page
  refuseBySize(sizeOf(paper))
  const texts = isBlank(page) ? [] : textsOf(page)
  const scale = scaleAt(paper, texts ? documentLimits.dpi.text : documentLimits.dpi.scan)
  return { ...scaledSize(sizeOf(paper), scale), texts }
}

/** Null if they do not cover everything visible, or are too many for one page: each crosses a process boundary. */
function textsOf(page: PdfPage): TextBox[] | null {
  if (hasWordsOnTop(page)) return null
  const { paper } = page
  const backgrounds = backgroundsOf(page)
  const layer = {
    characters: charactersOf(page, backgrounds),
    paper,
    pictureShare: pictureShareOf(backgrounds, paper),
  }
  const texts = trustedTexts(layer, scaleAt(paper, documentLimits.dpi.text))
  return texts && texts.length <= documentLimits.textsOfPage ? texts : null
}

/** Nothing stands on it, such as the back of a bill: there is no picture to be read. */
function isBlank({ pdfium, handle }: PdfPage) {
  return pdfium.FPDFPage_CountObjects(handle) === 0 && pdfium.FPDFPage_GetAnnotCount(handle) === 0
}

/** Pixels per point at this resolution, limited by the largest picture allowed. */
export function scaleAt(paper: Paper, dpi: number): number {
  return scaleWithin(sizeOf(paper), dpi / pointsPerInch)
}

/** A page of small print has ten thousand; of more a part would be read as if it were all. */
const mostCharacters = 20_000
/** Render modes of a PDF: nothing drawn, or a stencil for what follows. */
const withoutInk = new Set([3, 7])
const faint = 240

/** Every letter of a page in the order in which it was written; none where they are too many. */
export function charactersOf(page: PdfPage, backgrounds: Background[]): Character[] {
  const { pdfium, handle } = page
  const textPage = pdfium.FPDFText_LoadPage(handle)
  if (textPage === 0) return []
  try {
    return withMemory(pdfium, 32, (address) => {
      const count = pdfium.FPDFText_CountChars(textPage)
      if (count > mostCharacters) return []
      return Array.from({ length: Math.max(0, count) }, (_, index) => characterAt(index, address))
    })
  } finally {
    pdfium.FPDFText_ClosePage(textPage)
  }

  function characterAt(index: number, address: number): Character {
    pdfium.FPDFText_GetLooseCharBox(textPage, index, address)
    const place = rectangleAt(pdfium, address)
    return {
      code: pdfium.FPDFText_GetUnicode(textPage, index) >>> 0,
      ...place,
      // Pdfium counts clockwise.
      angle: -pdfium.FPDFText_GetCharAngle(textPage, index),
      isHidden: hasNoInk(index) || (isFaint(index, address) && !isOnBackground(place, backgrounds)),
      isUnknown: pdfium.FPDFText_HasUnicodeMapError(textPage, index) === 1,
    }
  }

  function hasNoInk(index: number) {
    const object = pdfium.FPDFText_GetTextObject(textPage, index)
    return object !== 0 && withoutInk.has(pdfium.FPDFTextObj_GetTextRenderMode(object))
  }

  function isFaint(index: number, address: number) {
    const at = [0, 4, 8, 12].map((offset) => address + offset) as [number, number, number, number]
    if (pdfium.FPDFText_GetFillColor(textPage, index, ...at) === 0) return false
    const view = viewOf(pdfium)
    const [red, green, blue, alpha] = at.map((one) => view.getUint32(one, true))
    return alpha! < 16 || Math.min(red!, green!, blue!) >= faint
  }
}
