import type { Receipt } from '@quittance/contract/receipt'
import { describeBooked } from '#features/receipts/form/printed-words.ts'
import { ImageViewer } from './image-viewer.tsx'
import { originalOf, pagesOfReceipt } from './page-sources.ts'
import { usePages } from './use-pages.ts'

/** What a saved receipt has to show, on the whole screen. */
export function ReceiptViewer({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const pages = usePages(pagesOfReceipt(receipt))
  return (
    <ImageViewer
      pages={pages}
      title={receipt.vendor}
      caption={describeBooked(receipt)}
      original={originalOf(receipt)}
      onClose={onClose}
    />
  )
}
