import type { DocumentKind } from '@quittance/contract/document-rules'
import type { IconName } from '#ui/icon.tsx'

const kinds: Record<DocumentKind, { name: string; icon: IconName }> = {
  pdf: { name: 'PDF', icon: 'file-text' },
  heic: { name: 'HEIC photo', icon: 'image' },
  tiff: { name: 'TIFF', icon: 'images' },
  xml: { name: 'E-invoice', icon: 'file-text' },
  mail: { name: 'Email', icon: 'mail' },
}

/** `PDF, 3 pages`; the kind alone if the count is unknown, or of a photo. */
export function describeDocument({ kind, pages }: { kind: DocumentKind; pages: number | null }) {
  const { name } = kinds[kind]
  if (!pages || (pages === 1 && kind === 'heic')) return name
  return `${name}, ${countOf(pages)}`
}

const countOf = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`)

export type PagesRead = { read: number; pages: number }

/** Of an upload from 0 to 1, and then of its pages, which only the server opens. */
export function describeUpload(part: number, pagesRead?: PagesRead) {
  if (part < 1) return `${Math.round(part * 100)} % sent`
  if (!pagesRead) return 'Its pages are being read'
  return `${pagesRead.read} of ${countOf(pagesRead.pages)} read`
}

export function documentIcon(kind: DocumentKind): IconName {
  return kinds[kind].icon
}

/** An iPhone's HEIC photo is called a photo. */
export function nounFor(document: { kind: DocumentKind } | null | undefined) {
  return document && document.kind !== 'heic' ? 'document' : 'photo'
}
