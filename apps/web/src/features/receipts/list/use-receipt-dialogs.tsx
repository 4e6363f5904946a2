import type { Receipt } from '@quittance/contract/receipt'
import { useState } from 'react'
import { EditReceiptDialog } from '#features/receipts/lazy-forms.ts'
import { ReceiptViewer } from '#features/receipts/viewer/receipt-viewer.tsx'
import { closePhoto } from './photo-journey.ts'

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
          <ReceiptViewer receipt={viewed} onClose={() => closePhoto(() => setViewed(null))} />
        )}
        {edited && <EditReceiptDialog receipt={edited} onClose={() => setEdited(null)} />}
      </>
    ),
  }
}
