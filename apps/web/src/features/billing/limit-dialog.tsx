import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProPlanCard } from './plan-card.tsx'

/** Shows the server's reason why no further trip can be created. */
export function LimitDialog({
  isOpen,
  message,
  onClose,
  onUpgrade,
}: {
  isOpen: boolean
  message: string
  onClose: () => void
  onUpgrade: () => void
}) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Subscription Limit Reached"
      description={message}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Maybe later
          </Button>
          <Button onClick={onUpgrade}>Upgrade to Pro Plan - £10/month</Button>
        </>
      }
    >
      <ProPlanCard />
    </Dialog>
  )
}
