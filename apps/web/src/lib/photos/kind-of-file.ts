import type { DocumentKind } from '@quittance/contract/document-rules'

export type FileKind = 'photo' | Exclude<DocumentKind, 'mail'> | 'other'

/** A PDF may have other bytes before it, and PDF readers accept that. */
const placeOfPdf = 1024

const starts: [start: string, kind: FileKind][] = [
  ['\xff\xd8\xff', 'photo'],
  ['\x89PNG\r\n\x1a\n', 'photo'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
]

/** Detects a file's kind by its first bytes: name and type are guesses, and HEIC often has no type. */
export async function kindOfFile(file: Blob): Promise<FileKind> {
  const bytes = new Uint8Array(await file.slice(0, placeOfPdf).arrayBuffer())
  // One character per byte.
  const start = String.fromCharCode(...bytes)
  const known = starts.find(([sign]) => start.startsWith(sign))
  if (known) return known[1]
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'photo'
  if (start.slice(4, 8) === 'ftyp') return isHeic(start) ? 'heic' : 'other'
  // A zip may contain an uncompressed PDF.
  if (start.includes('%PDF-') && !start.startsWith('PK')) return 'pdf'
  return isXml(start) ? 'xml' : 'other'
}

/** A photo's type by its first bytes: without its extension, a file has no type or a wrong one. */
export async function typeOfPhoto(file: Blob): Promise<string> {
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer())
  if (first === 0xff) return 'image/jpeg'
  return first === 0x89 ? 'image/png' : 'image/webp'
}

/** By the main brand, or if that is ambiguous by the others: AVIF uses the same container. */
function isHeic(start: string) {
  const [main = '', , ...others] = start.slice(8, start.charCodeAt(3)).match(/[^]{4}/g) ?? []
  if (/^he(?:i[cmsx]|v[cx])$/.test(main)) return true
  return /^m(?:if1|sf1)$/.test(main) && !others.some((brand) => /^avi[fs]$/.test(brand))
}

function isXml(start: string) {
  // UTF-16 has a zero byte beside every character of a tag, in either order.
  const text = start.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '')
  return /^\s*<(?:\?xml\s|!--|[A-Za-z_])/.test(text) && !/^\s*<(?:html|svg|!doctype)\b/i.test(text)
}
