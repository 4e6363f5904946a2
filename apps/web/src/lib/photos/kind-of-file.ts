import type { DocumentKind } from '@quittance/contract/document-rules'

export type FileKind = 'photo' | Exclude<DocumentKind, 'mail'> | 'other'

/** A PDF may have something before it, and readers find it there. */
const placeOfPdf = 1024

const starts: [start: string, kind: FileKind][] = [
  ['\xff\xd8\xff', 'photo'],
  ['\x89PNG\r\n\x1a\n', 'photo'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
]

/** What a file is by its first bytes: its name and type are the sender's guess, and HEIC often has none. */
export async function kindOfFile(file: Blob): Promise<FileKind> {
  const bytes = new Uint8Array(await file.slice(0, placeOfPdf).arrayBuffer())
  // One letter a byte.
  const start = String.fromCharCode(...bytes)
  const known = starts.find(([sign]) => start.startsWith(sign))
  if (known) return known[1]
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'photo'
  if (start.slice(4, 8) === 'ftyp') return isHeic(start) ? 'heic' : 'other'
  // A zip may hold a PDF as it is.
  if (start.includes('%PDF-') && !start.startsWith('PK')) return 'pdf'
  return isXml(start) ? 'xml' : 'other'
}

/** The type of a photo by its first bytes: a file that lost its ending has none, or that of something else. */
export async function typeOfPhoto(file: Blob): Promise<string> {
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer())
  if (first === 0xff) return 'image/jpeg'
  return first === 0x89 ? 'image/png' : 'image/webp'
}

/** By the main brand, or where that leaves it open by the others: AVIF uses the same container. */
function isHeic(start: string) {
  const [main = '', , ...others] = start.slice(8, start.charCodeAt(3)).match(/[^]{4}/g) ?? []
  if (/^he(?:i[cmsx]|v[cx])$/.test(main)) return true
  return /^m(?:if1|sf1)$/.test(main) && !others.some((brand) => /^avi[fs]$/.test(brand))
}

function isXml(start: string) {
  // UTF-16 has a nought beside every letter of a tag, whichever comes first.
  const text = start.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '')
  return /^\s*<(?:\?xml\s|!--|[A-Za-z_])/.test(text) && !/^\s*<(?:html|svg|!doctype)\b/i.test(text)
}
