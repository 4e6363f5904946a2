import { type PdfObject, pdfOf, stream } from './pdf-file.ts'

export const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'

/** What an honest receipt draws; its font is called F. */
export const receiptText =
  'BT /F 12 Tf 72 760 Td (Hotel Seehof) Tj 0 -20 Td (5 January 2025) Tj 0 -20 Td (Total EUR 295.40) Tj ET'

export type PdfPage = {
  /** Entries of the catalog, of the page, and of its resources, besides the usual ones. */
  catalog?: string
  page?: string
  resources?: string
  /** Fonts besides F. */
  fonts?: string
  mediaBox?: string
  content?: PdfObject
  trailer?: string
}

/** The number that the first of `others` gets in `pdfOfPage`. */
export const firstOther = 6

/** A PDF of one page: catalog 1, page tree 2, page 3, content 4, Helvetica 5, then `others`. */
export function pdfOfPage(parts: PdfPage = {}, others: PdfObject[] = []): Buffer {
  return pdfOf([...objectsOfPage(parts), ...others], parts.trailer)
}

export function objectsOfPage(parts: PdfPage = {}): PdfObject[] {
  const content = parts.content ?? receiptText
  return [
    `<</Type/Catalog/Pages 2 0 R${parts.catalog ?? ''}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox${parts.mediaBox ?? '[0 0 595 842]'}/Contents 4 0 R` +
      `/Resources<</Font<</F 5 0 R${parts.fonts ?? ''}>>${parts.resources ?? ''}>>${parts.page ?? ''}>>`,
    typeof content === 'string' ? stream(content) : content,
    helvetica,
  ]
}

/** A PDF of that many pages, each with the receipt's text. */
export function pdfOfPages(count: number): Buffer {
  const pages = Array.from({ length: count }, (_, index) => index + 5)
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]/Count ${count}>>`,
    stream(receiptText),
    helvetica,
    ...pages.map(
      () =>
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>>>',
    ),
  ])
}
