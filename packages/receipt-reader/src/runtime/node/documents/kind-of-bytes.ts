/** Detects a file's type by its first bytes; its name and declared type prove nothing. */
export type BytesKind =
  | 'pdf'
  | 'heic'
  | 'tiff'
  | 'xml'
  | 'image'
  | 'zip'
  | 'outlook-format'
  | 'empty'
  | 'other'

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']
/** Brands of the container, with any codec inside. */
const openBrands = ['mif1', 'msf1']
const starts: [start: string, kind: BytesKind][] = [
  ['\xff\xd8\xff', 'image'],
  ['\x89PNG\r\n\x1a\n', 'image'],
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['7z\xbc\xaf\x27\x1c', 'zip'],
  ['Rar!\x1a\x07', 'zip'],
  ['\x78\x9f\x3e\x22', 'outlook-format'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
]
/** A PDF may have something before it, and readers find it there. */
const placeOfPdf = 1024

export function kindOfBytes(bytes: Uint8Array): BytesKind {
  if (bytes.length === 0) return 'empty'
  const start = Buffer.from(bytes.subarray(0, placeOfPdf)).toString('latin1')
  const known = starts.find(([sign]) => start.startsWith(sign))
  if (known) return known[1] === 'zip' && isOfficeFile(start) ? 'other' : known[1]
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image'
  if (start.slice(4, 8) === 'ftyp') return isHeic(start) ? 'heic' : 'other'
  if (start.includes('%PDF-')) return 'pdf'
  return isXml(start) ? 'xml' : 'other'
}

/** Word, Excel and similar files are zips; their first entry identifies them. */
function isOfficeFile(start: string) {
  return start.includes('[Content_Types].xml') || start.startsWith('mimetype', 30)
}

/** By the main brand, or where that leaves it open by the others: AVIF uses the same container. */
function isHeic(start: string) {
  const [main = '', , ...others] = start.slice(8, start.charCodeAt(3)).match(/[^]{4}/g) ?? []
  if (heicBrands.includes(main)) return true
  return openBrands.includes(main) && !others.some((brand) => /^avi[fs]$/.test(brand))
}

function isXml(start: string) {
  // UTF-16 has a nought beside every letter of a tag, whichever comes first.
  const text = start.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '')
  return /^\s*<(?:\?xml\s|!--|[A-Za-z_])/.test(text) && !/^\s*<(?:html|svg|!doctype)\b/i.test(text)
}
