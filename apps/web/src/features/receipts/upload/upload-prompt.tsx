import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

/** Stands before the browser's file dialog, which opens for a click only. */
export function UploadPrompt({ onChoose, onClose }: { onChoose: () => void; onClose: () => void }) {
  function choose() {
    onChoose()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      form="sheet"
      title="Upload Image"
      description="Choose one or more photos of receipts: JPEG, PNG or WebP, up to 10 MB each."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={choose}>
            <Icon name="images" className="text-[18px]" />
            Choose images
          </Button>
        </>
      }
    />
  )
}
