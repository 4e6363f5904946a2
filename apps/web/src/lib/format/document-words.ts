import type { DocumentKind } from '@quittance/contract/document-rules'
import type { IconName } from '#ui/icon.tsx'

const kinds: Record<DocumentKind, { name: string; icon: IconName }> = {
  pdf: { name: 'PDF', icon: 'file-text' },
  heic: { name: 'HEIC photo', icon: 'image' },
  tiff: { name: 'TIFF', icon: 'images' },
  xml: { name: 'E-invoice', icon: 'file-text' },
  mail: { name: 'Email', icon: 'mail' },
}

/** `PDF, 3 pages`; the kind alone if there is one page or the count is unknown. */
export function describeDocument({ kind, pages }: { kind: DocumentKind; pages: number | null }) {
  const { name } = kinds[kind]
  return pages && pages > 1 ? `${name}, ${pages} pages` : name
}

export function documentIcon(kind: DocumentKind): IconName {
  return kinds[kind].icon
}

/** An iPhone's HEIC photo is called a photo. */
export function nounFor(document: { kind: DocumentKind } | null | undefined) {
  return document && document.kind !== 'heic' ? 'document' : 'photo'
}
