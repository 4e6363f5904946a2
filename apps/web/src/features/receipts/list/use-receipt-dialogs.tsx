import type { Receipt } from '@quittance/contract/receipt'
import { useState } from 'react'
import { describeBooked } from '#features/receipts/form/printed-words.ts'
import { EditReceiptDialog } from '#features/receipts/lazy-forms.ts'
import { ImageViewer } from '#features/receipts/viewer/image-viewer.tsx'
import { originalOf, pagesOfReceipt } from '#features/receipts/viewer/page-sources.ts'
import { usePages } from '#features/receipts/viewer/use-pages.ts'
import { closePhoto } from './photo-journey.ts'

/** What a row can open: the photo, and the form unless its trip is frozen. */
export function useReceiptDialogs({ isFrozen }: { isFrozen: boolean }) {
  const [viewed, setViewed] = useState<Receipt | null>(null)
  const [edited, setEdited] = useState<Receipt | null>(null)
  return {
    onView: setViewed,
    onEdit: isFrozen ? undefined : setEdited,
    dialogs: (
      <>
        {viewed && (
          <ReceiptViewer receipt={viewed} onClose={() => closePhoto(() => setViewed(null))} />
        )}
        {edited && <EditReceiptDialog receipt={edited} onClose={() => setEdited(null)} />}
      </>
    ),
  }
}

function ReceiptViewer({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
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
