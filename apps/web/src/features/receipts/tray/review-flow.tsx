import type { Trip } from '@quittance/contract/trips'
import { useEffect } from 'react'
import { ManualEntryDialog, ReviewOverlay, SplitDialog } from '#features/receipts/lazy-forms.ts'
import { useSavedToast } from '#features/receipts/review/use-saved-toast.ts'
import { canSplit } from '#features/receipts/split/split-plan.ts'
import { splitStore } from '#features/receipts/split/split-store.ts'
import { needsReview } from '#offline/entries/entry-status.ts'
import { syncInbox } from '#offline/entries/inbox.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { Button } from '#ui/button.tsx'
import { useStore } from '#ui/create-store.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { Dialog } from '#ui/dialog.tsx'
import { WaitingLine } from '#ui/waiting-line.tsx'
import { StorageFailureDialog } from './storage-failure-dialog.tsx'
import { nextToCheck, trayPosition } from './tray.ts'
import { TrayRow } from './tray-row.tsx'
import { trayStore } from './tray-store.ts'
import { useReadingToast } from './use-reading-toast.ts'
import { useSharedPhotos } from './use-shared-photos.ts'
import { useToCheck } from './use-to-check.ts'

/** The tray, and the review form for the entry that is open. */
export function ReviewFlow({
  trip,
  onRetake,
  onNextPhoto,
  onAddMore,
  onNoTrip,
  hasLine = true,
}: {
  trip: Pick<Trip, 'id' | 'currency'> | null
  /** Null if no photo can be taken. */
  onRetake: ((id: string) => void) | null
  onNextPhoto?: (() => void) | null
  onAddMore: (() => void) | null
  /** Asks for a trip, if there is none. */
  onNoTrip?: (() => void) | undefined
  /** Whether the dock says how many there are. */
  hasLine?: boolean
}) {
  useSavedToast()
  useReadingToast()
  useSharedPhotos()
  const tray = trayStore.use()
  const { toCheck } = useToCheck()
  const entries = useEntries()
  const entry = entries.find(({ id }) => id === tray.reviewing)
  const splitting = useStore(splitStore)
  const split = entries.find((one) => one.id === splitting && canSplit(one))
  // The open entry counts even while it is being saved.
  const inRound = entries.filter((one) => needsReview(one) || one === entry)
  return (
    <>
      {hasLine && toCheck && <WaitingLine isDocked things={[toCheck]} />}
      <TraySheet onAddMore={onAddMore} />
      <StorageFailureDialog />
      {entry && !entry.photo && (
        <ManualEntryDialog key={entry.id} {...{ trip, entry }} onClose={trayStore.close} />
      )}
      {entry?.photo && (
        <ReviewOverlay
          key={entry.id}
          entry={entry}
          place={trayPosition(tray, entry.id, inRound)}
          onDone={() => trayStore.finish(entry.id)}
          onClose={trayStore.close}
          other={otherAction()}
          onNextPhoto={(tray.isAlone && entry.source === 'camera' && onNextPhoto) || undefined}
          onNoTrip={onNoTrip}
        />
      )}
      {split && <SplitDialog key={split.id} entry={split} onClose={splitStore.close} />}
    </>
  )

  function otherAction() {
    if (!entry) return undefined
    const { id, source } = entry
    if (source === 'camera' && onRetake) return { label: 'Retake', onClick: () => onRetake(id) }
    return inRound.length > 1 ? { label: 'Skip', onClick: () => trayStore.skip(id) } : undefined
  }
}

/** The entries that wait for review, with their status. */
function TraySheet({ onAddMore }: { onAddMore: (() => void) | null }) {
  const tray = trayStore.use()
  const waiting = useEntries().filter(needsReview)
  const next = nextToCheck(tray, waiting) ?? waiting[0]
  const { position, total } = trayPosition(tray, next?.id ?? '', waiting)

  useEffect(() => {
    if (tray.isOpen) void syncInbox()
  }, [tray.isOpen])

  return (
    <Dialog
      open={tray.isOpen && !tray.reviewing && waiting.length > 0}
      onOpenChange={(open) => !open && trayStore.close()}
      form="sheet"
      title={`${waiting.length} to check`}
      description={`Safe on this ${deviceNoun}. Each is read, then you check it before it is saved.`}
      footer={
        <>
          {onAddMore && (
            <Button variant="secondary" onClick={onAddMore}>
              Add more
            </Button>
          )}
          {next && (
            <Button onClick={() => trayStore.review(next.id)}>
              Check receipt {position} of {total}
            </Button>
          )}
        </>
      }
    >
      <ul className="-my-2 divide-y divide-hairline">
        {waiting.map((entry) => (
          <TrayRow key={entry.id} entry={entry} isSkipped={tray.skipped.includes(entry.id)} />
        ))}
      </ul>
    </Dialog>
  )
}
