import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before closing with unsaved changes; `ask` closes at once if there are none. */
export function useDiscardQuestion({
  title,
  text,
  stay: stayLabel = 'Keep editing',
  isNeeded,
  onDiscard,
  onKeep,
}: {
  title: string
  text: string
  stay?: string
  isNeeded: boolean
  onDiscard: () => void
  /** Closes and keeps the changes. */
  onKeep?: () => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const stay = () => setIsOpen(false)
  return {
    ask: () => (isNeeded ? setIsOpen(true) : onDiscard()),
    question: (
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        description={text}
        dismiss={stayLabel}
        footer={
          <>
            {onKeep && (
              <Button
                variant="secondary"
                onClick={() => {
                  stay()
                  onKeep()
                }}
              >
                Keep for later
              </Button>
            )}
            <Button
              variant="danger"
              onClick={() => {
                stay()
                onDiscard()
              }}
            >
              Discard
            </Button>
          </>
        }
      />
    ),
  }
}
