import type { PdfPage } from './pdf-file.ts'
import { bytesAt, type Pdfium, withMemory } from './pdfium.ts'

/** Pdfium's numbers for what shows nothing to be read, or marks what the page's own text says: notes, links and marker pens. */
const withoutWords = new Set([0, 1, 2, 9, 10, 11, 14, 16, 17, 18, 19, 22, 23])
const field = 20
/** Flags: hidden, or not to be seen on a screen. */
const unseen = 2 | 32
const normal = 0
/** More than anyone checks one by one. */
const mostLookedAt = 500
const longestLook = 64 * 1024
/** What draws letters or a picture; the rest are grounds and borders. */
const drawsWords = /\b(?:Tj|TJ|Do|sh|BI)\b|['"]/

/** Whether a page has filled-in fields, stamps or notes: visible, but missing from its text. */
export function hasWordsOnTop({ pdfium, handle }: PdfPage): boolean {
  const count = pdfium.FPDFPage_GetAnnotCount(handle)
  if (count > mostLookedAt) return true
  return Array.from({ length: Math.max(0, count) }, (_, index) => index).some((index) => {
    const annotation = pdfium.FPDFPage_GetAnnot(handle, index)
    if (annotation === 0) return false
    try {
      return isSeen(pdfium, annotation)
    } finally {
      pdfium.FPDFPage_CloseAnnot(annotation)
    }
  })
}

function isSeen(pdfium: Pdfium, annotation: number) {
  const kind = pdfium.FPDFAnnot_GetSubtype(annotation)
  if (withoutWords.has(kind) || (pdfium.FPDFAnnot_GetFlags(annotation) & unseen) !== 0) return false
  if (kind !== field) return true
  // Who signed it is no part of the bill.
  if (textAt(pdfium, annotation, 'FT') === 'Sig') return false
  const appearance = appearanceOf(pdfium, annotation)
  if (appearance !== '') return drawsWords.test(appearance)
  // Drawn by the viewer; a widget that is one of several of a field does not hold the value itself.
  return textAt(pdfium, annotation, 'V') !== '' || hasKey(pdfium, annotation, 'Parent')
}

/** How it says that it is drawn. */
function appearanceOf(pdfium: Pdfium, annotation: number) {
  return utf16(pdfium, (address, length) =>
    pdfium.FPDFAnnot_GetAP(annotation, normal, address, length),
  )
}

function textAt(pdfium: Pdfium, annotation: number, key: string) {
  return withKey(pdfium, key, (name) =>
    utf16(pdfium, (address, length) =>
      pdfium.FPDFAnnot_GetStringValue(annotation, name, address, length),
    ),
  )
}

function hasKey(pdfium: Pdfium, annotation: number, key: string) {
  return withKey(pdfium, key, (name) => pdfium.FPDFAnnot_HasKey(annotation, name) !== 0)
}

function withKey<Result>(pdfium: Pdfium, key: string, use: (address: number) => Result) {
  const bytes = Buffer.from(`${key}\0`)
  return withMemory(pdfium, bytes.length, (address) => {
    bytesAt(pdfium, address, bytes.length).set(bytes)
    return use(address)
  })
}

/** Pdfium returns the length in bytes, including two for the terminator, and fills the buffer as far as it fits. */
function utf16(pdfium: Pdfium, get: (address: number, length: number) => number) {
  const length = get(0, 0)
  if (length <= 2) return ''
  return withMemory(pdfium, length, (address) => {
    get(address, length)
    const bytes = bytesAt(pdfium, address, Math.min(length - 2, longestLook))
    return new TextDecoder('utf-16le').decode(bytes)
  })
}
