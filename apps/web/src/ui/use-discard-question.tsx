import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before something unsaved is closed: `ask` closes at once when there is nothing to lose. */
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
  /** Closes it as well, and loses nothing. */
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
        footer={
          <>
            <Button variant="secondary" onClick={stay}>
              {stayLabel}
            </Button>
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
