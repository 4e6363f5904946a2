import type { Receipt } from '@quittance/contract/receipt'
import { useCallback, useState } from 'react'
import { describeBooked } from '#features/receipts/form/printed-words.ts'
import { EditReceiptDialog } from '#features/receipts/lazy-forms.ts'
import { ImageViewer } from '#features/receipts/viewer/image-viewer.tsx'
import { originalOf, pagesOfReceipt } from '#features/receipts/viewer/page-sources.ts'
import { usePages } from '#features/receipts/viewer/use-pages.ts'
import { announce } from '#ui/announcements.ts'
import { closePhoto } from './photo-journey.ts'

type Open = { receipt: Receipt; isForm: boolean; isStepped?: boolean }
type Steps = { onStep?: (by: 1 | -1) => void }

/**
 * What a row can open: the photo, and the form unless its trip is frozen. From there `receipts` are
 * stepped through.
 */
export function useReceiptDialogs(isFrozen: boolean, receipts: readonly Receipt[] = []) {
  const [open, setOpen] = useState<Open | null>(null)
  const onView = useCallback((receipt: Receipt) => setOpen({ receipt, isForm: false }), [])
  const onEdit = useCallback((receipt: Receipt) => setOpen({ receipt, isForm: true }), [])
  const close = () => setOpen(null)

  function onStep(by: 1 | -1) {
    const fit = receipts.filter(({ hasImage }) => hasImage || open?.isForm)
    const next = fit[fit.findIndex(({ id }) => id === open?.receipt.id) + by]
    announce(next ? `${next.vendor}, ${next.amount} ${next.currency}` : 'No more receipts')
    if (open && next) setOpen({ ...open, receipt: next, isStepped: true })
  }

  const steps: Steps = receipts.length > 1 ? { onStep } : {}
  // A photo goes back to the thumbnail that it came from.
  const closeViewer = open?.isStepped ? close : () => closePhoto(close)
  return {
    onView,
    onEdit: isFrozen ? undefined : onEdit,
    dialogs: open && (
      <>
        {open.isForm && (
          <EditReceiptDialog key={open.receipt.id} {...open} {...steps} onClose={close} />
        )}
        {!open.isForm && <ReceiptViewer {...open} {...steps} onClose={closeViewer} />}
      </>
    ),
  }
}

function ReceiptViewer({ receipt, ...rest }: Steps & { receipt: Receipt; onClose: () => void }) {
  const pages = usePages(pagesOfReceipt(receipt))
  return (
    <ImageViewer
      pages={pages}
      title={receipt.vendor}
      caption={describeBooked(receipt)}
      original={originalOf(receipt)}
      {...rest}
    />
  )
}
