import type { DocumentKind } from '@quittance/contract/document-rules'
import type { IconName } from '#ui/icon.tsx'

const kinds: Record<DocumentKind, { name: string; icon: IconName }> = {
  pdf: { name: 'PDF', icon: 'file-text' },
  heic: { name: 'HEIC photo', icon: 'image' },
  tiff: { name: 'TIFF', icon: 'images' },
  xml: { name: 'E-invoice', icon: 'file-text' },
  mail: { name: 'Mail', icon: 'mail' },
}

/** `PDF, 3 pages`; its kind alone while nobody has counted them, and where there is only one. */
export function describeDocument({ kind, pages }: { kind: DocumentKind; pages: number | null }) {
  const { name } = kinds[kind]
  return pages && pages > 1 ? `${name}, ${pages} pages` : name
}

/** What stands for a document of which there is no picture. */
export function documentIcon(kind: DocumentKind): IconName {
  return kinds[kind].icon
}

/** What to call it to its owner: an iPhone's photo is a photo. */
export function nounFor(document: { kind: DocumentKind } | null | undefined) {
  return document && document.kind !== 'heic' ? 'document' : 'photo'
}
