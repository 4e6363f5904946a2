import { megabytes } from '#lib/format/megabytes.ts'
import { removeReader } from '#offline/reader/reader-control.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast-store.ts'

export function RemoveReaderDialog({
  bytes,
  isOpen,
  onClose,
}: {
  bytes: number
  isOpen: boolean
  onClose: () => void
}) {
  async function remove() {
    onClose()
    try {
      await removeReader()
    } catch {
      toast({
        variant: 'destructive',
        title: 'It could not be removed',
        description: 'Please try again.',
      })
      return
    }
    toast({
      title: 'Removed from this phone',
      // The browser may have deleted it before.
      ...(bytes > 0 && { description: `${megabytes(bytes)} freed up.` }),
    })
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Remove it from this phone?"
      description={`${bytes > 0 ? `It frees ${megabytes(bytes)}. ` : ''}Photos are then read by our server again, and wait while you are offline. Your receipts stay as they are.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={() => void remove()}>
            Remove
          </Button>
        </>
      }
    />
  )
}
