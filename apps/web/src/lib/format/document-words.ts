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
  return `${name}, ${pages === 1 ? '1 page' : `${pages} pages`}`
}

/** Of an upload from 0 to 1; only the server opens documents, and it answers when all pages are read. */
export function describeUpload(part: number) {
  return part < 1 ? `${Math.round(part * 100)} % sent` : 'Its pages are being read'
}

export function documentIcon(kind: DocumentKind): IconName {
  return kinds[kind].icon
}

/** An iPhone's HEIC photo is called a photo. */
export function nounFor(document: { kind: DocumentKind } | null | undefined) {
  return document && document.kind !== 'heic' ? 'document' : 'photo'
}
