import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useEndOtherSessions } from './use-end-sessions.ts'

export function EndOthersDialog({
  count,
  isOpen,
  onClose,
}: {
  count: number
  isOpen: boolean
  onClose: () => void
}) {
  const end = useEndOtherSessions(onClose)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Sign out all other devices?"
      description={`${count} devices have to log in again. This one stays signed in.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" disabled={end.isPending} onClick={() => end.mutate()}>
            {end.isPending ? 'Signing out...' : 'Sign them out'}
          </Button>
        </>
      }
    />
  )
}
