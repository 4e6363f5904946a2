import { Dialog } from 'radix-ui'
import { ImageViewerContent } from './image-viewer-content.tsx'

/** A receipt's photo on the whole screen. */
export function ImageViewer({
  src,
  title,
  isOpen,
  onClose,
}: {
  src: string
  title: string
  isOpen: boolean
  onClose: () => void
}) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-stage data-[state=open]:animate-[fade-in_180ms_var(--ease-out)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            ;(event.currentTarget as HTMLElement).focus()
          }}
          className="fixed inset-0 z-50 flex flex-col bg-stage pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-on-stage outline-none data-[state=open]:animate-[fade-in_180ms_var(--ease-out)]"
        >
          <ImageViewerContent src={src} title={title.trim() || 'Receipt Image'} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
