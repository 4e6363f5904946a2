import type { EnclosureType } from '@quittance/contract/document-rules'
import { kindOfBytes } from './kind-of-bytes.ts'
import type { Attachment } from './pdf-attachments.ts'

/** Other than ends of lines and tabs. */
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f]/
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
      return tableType(name, Buffer.from(bytes).toString('latin1'))
    default:
      return null
  }
}

function pictureType([first]: Uint8Array) {
  if (first === 0x89) return 'png'
  return first === 0xff ? 'jpeg' : null
}

function tableType(name: string, content: string): EnclosureType | null {
  if (content.startsWith('PK')) {
    if (content.startsWith(openSpreadsheet, placeOfName)) return 'ods'
    // With a program in it, it is another type.
    return content.includes('xl/workbook.xml') && !content.includes('vbaProject') ? 'xlsx' : null
  }
  return name.toLowerCase().endsWith('.csv') && !controls.test(content) ? 'csv' : null
}
