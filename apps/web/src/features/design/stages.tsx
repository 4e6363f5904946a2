import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lightbox } from '#ui/lightbox.tsx'

export function Stages() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Stage
      </Button>
      {isOpen && (
        <Lightbox onClose={() => setIsOpen(false)}>
          <header className="flex items-center py-2 pr-2 pl-4">
            <Dialog.Title className="min-w-0 flex-1 text-base font-semibold">
              Hotel Adler
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 place-items-center rounded-control hover:bg-stage-raised"
            >
              <Icon name="x" />
            </Dialog.Close>
          </header>
          <p className="grid grow place-items-center">The picture</p>
        </Lightbox>
      )}
    </>
  )
}
