import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useLayer } from './layers.ts'

/** A dark full screen for a picture; `<Dialog.Title>` goes inside. */
export function Lightbox({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const opener = useRef<HTMLElement>(null)
  useLayer(true, onClose)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            opener.current = document.activeElement as HTMLElement | null
            ;(event.currentTarget as HTMLElement).focus()
          }}
          onCloseAutoFocus={() => opener.current?.focus()}
          className="fixed inset-0 z-50 flex flex-col bg-stage pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-on-stage outline-none data-[state=open]:animate-[fade-in_180ms_var(--ease-out)]"
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
