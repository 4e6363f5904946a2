import type { Receipt } from '@quittance/contract/receipt'
import { addressOfPage } from '#lib/api/page-address.ts'
import { enclosureAddress, imageAddress, originalAddress, pageAddress } from '#lib/data/receipts.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import type { Page } from './use-pages.ts'

/** The pictures of a saved receipt: one for a photo, each page of a document. */
export function pagesOfReceipt(receipt: Receipt): readonly Page[] {
  const first = receipt.document?.firstPage ?? 1
  const last = receipt.document?.lastPage ?? 1
  return numbered(first, last, imageAddress(receipt), (page) => pageAddress(receipt, page))
}

/** The pictures of an entry; the first is on this device, the others are on the server. */
export function pagesOfEntry(
  { document, uploadId }: Pick<Entry, 'document' | 'uploadId'>,
  first: string,
): readonly Page[] {
  const start = document?.firstPage ?? 1
  const count = uploadId ? (document?.pages ?? 1) : 1
  return numbered(start, start + count - 1, first, (page) => addressOfPage(uploadId ?? '', page))
}

/** The original document, if there is one. */
export function originalOf(receipt: Receipt) {
  const { document } = receipt
  return document ? { href: originalAddress(receipt), name: document.name } : undefined
}

/** Files enclosed with its e-invoice that have no pages to look at. */
export function unshownEnclosures(receipt: Receipt) {
  return (receipt.document?.enclosures ?? [])
    .map(({ name, pages }, index) => ({ name, pages, href: enclosureAddress(receipt, index + 1) }))
    .filter(({ pages }) => pages === null)
    .map(({ name, href }) => ({ name, href }))
}

function numbered(first: number, last: number, src: string, addressOf: (page: number) => string) {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    number: first + index,
    src: index === 0 ? src : addressOf(first + index),
  }))
}
