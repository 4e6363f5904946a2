import type { Character } from '#layers/characters.ts'
import { type Background, isOnBackground } from './pdf-backgrounds.ts'
import { type PdfPage, rectangleAt } from './pdf-file.ts'
import { viewOf, withMemory } from './pdfium.ts'

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
