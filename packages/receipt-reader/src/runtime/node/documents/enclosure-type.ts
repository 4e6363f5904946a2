import type { EnclosureType } from '@quittance/contract/document-rules'
import { kindOfBytes } from './kind-of-bytes.ts'
import type { Attachment } from './pdf-attachments.ts'

const openSpreadsheet = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet'
/** Where the first file's name stands in a zip. */
const placeOfName = 30

/** One of the types that EN 16931 allows for BG-24, or XML; told by its bytes. Null for all else. */
export function enclosureType({ name, bytes }: Attachment): EnclosureType | null {
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
