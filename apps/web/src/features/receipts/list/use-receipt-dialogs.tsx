import type { Receipt } from '@quittance/contract/receipts'
import { useState } from 'react'
import { EditReceiptDialog } from '#features/receipts/edit/edit-receipt-dialog.tsx'
import { describeBooked } from '#features/receipts/form/printed-words.ts'
import { ImageViewer } from '#features/receipts/viewer/image-viewer.tsx'
import { imageAddress } from '#lib/data/receipts.ts'

/** What a row of a list can open: the photo, and the form unless its trip is frozen. */
export function useReceiptDialogs({ isFrozen }: { isFrozen: boolean }) {
  const [viewed, setViewed] = useState<Receipt | null>(null)
  const [edited, setEdited] = useState<Receipt | null>(null)
  return {
    onView: setViewed,
    onEdit: isFrozen ? undefined : setEdited,
    dialogs: (
      <>
        {viewed && (
          <ImageViewer
            src={imageAddress(viewed)}
            title={viewed.vendor}
            caption={describeBooked(viewed)}
            onClose={() => setViewed(null)}
          />
        )}
        {edited && <EditReceiptDialog receipt={edited} onClose={() => setEdited(null)} />}
      </>
    ),
  }
}
