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
import { Docked } from '#ui/dock.tsx'
import { Icon } from '#ui/icon.tsx'
import { StorageFailureDialog } from './storage-failure-dialog.tsx'
import { nextToCheck, trayPosition } from './tray.ts'
import { TrayRow } from './tray-row.tsx'
import { trayStore } from './tray-store.ts'
import { useReadingToast } from './use-reading-toast.ts'
import { useSharedPhotos } from './use-shared-photos.ts'

/** The tray, and the review form for the entry that is open. */
export function ReviewFlow({
  trip,
  onRetake,
  onNextPhoto,
  onAddMore,
  onNoTrip,
}: {
  trip: Pick<Trip, 'id' | 'currency'> | null
  /** Null if no photo can be taken. */
  onRetake: ((id: string) => void) | null
  onNextPhoto?: (() => void) | null
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

/** Shown while entries wait for review, in its own row above the navigation on a phone. */
function TrayButton() {
  const count = useEntries().filter(needsReview).length
  if (count === 0) return null
  return (
    <Docked>
      <button
        type="button"
        onClick={trayStore.open}
        className="flex min-h-12 w-full items-center gap-2 border-t border-hairline bg-waiting-soft px-4 py-2 text-left text-sm font-semibold transition-colors duration-150 hover:bg-sunken @max-[17rem]/shell:min-h-9 @max-[17rem]/shell:py-0 sm:px-6 lg:mt-3 lg:min-h-11 lg:rounded-control lg:border lg:px-3 short:mt-0 short:rounded-none short:border-x-0 short:border-b-0 short:px-6"
      >
        <Icon name="scan-text" className="text-[1.125rem] text-waiting" />
        <span className="amount">{count} to check</span>
        <Icon name="chevron-right" className="ml-auto text-[1.125rem] text-muted" />
      </button>
    </Docked>
  )
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
      description={`They are safe on this ${deviceNoun}. Each is read, then you check it before it is saved.`}
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
