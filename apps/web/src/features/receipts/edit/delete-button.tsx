import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export function DeleteButton({
  isPending,
  onDelete,
}: {
  isPending: boolean
  onDelete: () => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button
        variant="quiet"
        className="text-wrong sm:mr-auto sm:-ml-3"
        onClick={() => setIsAsking(true)}
      >
        <Icon name="trash-2" className="text-[1.125rem]" />
        Delete
      </Button>
    )
  }
  return (
    <div role="group" aria-label="Delete this receipt?" className="flex gap-2 sm:mr-auto">
      <Button
        ref={takeFocus}
        variant="secondary"
        className="max-sm:flex-1"
        disabled={isPending}
        onClick={() => setIsAsking(false)}
      >
        Keep
      </Button>
      <Button variant="danger" className="max-sm:flex-1" disabled={isPending} onClick={onDelete}>
        {isPending ? 'Deleting...' : 'Confirm Delete'}
      </Button>
    </div>
  )
}

// Focus the safe choice: it is where Delete was, so a second press or Enter does no harm.
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}
