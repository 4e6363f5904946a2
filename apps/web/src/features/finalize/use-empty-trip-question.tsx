import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Asks before sending a claim without receipts; `ask` continues at once if there are some. */
export function useEmptyTripQuestion(isEmpty: boolean) {
  const [goOn, setGoOn] = useState<{ run: () => void } | null>(null)
  const stay = () => setGoOn(null)
  return {
    ask: (run: () => void) => (isEmpty ? setGoOn({ run }) : run()),
    question: (
      <Dialog
        open={goOn !== null}
        onOpenChange={(isOpen) => !isOpen && stay()}
        title="Send a claim without receipts?"
        description="This trip has no receipts yet, so the report would be empty."
        dismiss="Add receipts first"
        footer={
          <Button
            onClick={() => {
              stay()
              goOn?.run()
            }}
          >
            Finalize anyway
          </Button>
        }
      />
    ),
  }
}
