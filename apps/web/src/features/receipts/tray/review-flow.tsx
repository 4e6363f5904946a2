import type { Trip } from '@quittance/contract/trips'
import { ManualEntryDialog, ReviewOverlay, SplitDialog } from '#features/receipts/lazy-forms.ts'
import { useSavedToast } from '#features/receipts/review/use-saved-toast.ts'
import { canSplit } from '#features/receipts/split/split-plan.ts'
import { splitStore } from '#features/receipts/split/split-store.ts'
import { needsReview } from '#offline/entries/entry-status.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { useStore } from '#ui/create-store.ts'
import { StorageFailureDialog } from './storage-failure-dialog.tsx'
import { trayPosition } from './tray.ts'
import { TrayButton } from './tray-button.tsx'
import { TraySheet } from './tray-sheet.tsx'
import { trayStore } from './tray-store.ts'
import { useReadingToast } from './use-reading-toast.ts'
import { useSharedPhotos } from './use-shared-photos.ts'

/** The tray, and the review form for the entry that is open. */
export function ReviewFlow({
  trip,
  onRetake,
  onAddMore,
  onNoTrip,
}: {
  trip: Pick<Trip, 'id' | 'currency'> | null
  /** Null if no photo can be taken. */
  onRetake: ((id: string) => void) | null
  onAddMore: (() => void) | null
  /** Asks for a trip, if there is none. */
  onNoTrip?: (() => void) | undefined
}) {
  useSavedToast()
  useReadingToast()
  useSharedPhotos()
  const tray = trayStore.use()
  const entries = useEntries()
  const entry = entries.find(({ id }) => id === tray.reviewing)
  const splitting = useStore(splitStore)
  const split = entries.find((one) => one.id === splitting && canSplit(one))
  // The open entry counts even while it is being saved.
  const inRound = entries.filter((one) => needsReview(one) || one === entry)
  return (
    <>
      <TrayButton />
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
