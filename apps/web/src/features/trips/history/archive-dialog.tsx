import type { Trip } from '@quittance/contract/trips'
import { useArchiveTrip } from '#features/trips/data/use-trip-actions.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

export function ArchiveDialog({
  isOpen,
  trip,
  onClose,
}: {
  isOpen: boolean
  trip: Trip | null
  onClose: () => void
}) {
  const archive = useArchiveTrip(onClose)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Archive Trip"
      description={
        <>
          <strong className="font-semibold break-words text-text">{trip?.name}</strong> moves to the
          archive with all its receipts. Nothing is deleted.
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={archive.isPending} onClick={() => archive.mutate(trip)}>
            {archive.isPending ? 'Archiving...' : 'Archive Trip'}
          </Button>
        </>
      }
    >
      <p className="flex gap-3 rounded-control bg-sunken p-4 text-sm text-pretty">
        <Icon name="info" className="text-muted" />
        An archived trip still counts towards your subscription limit.
      </p>
    </Dialog>
  )
}
