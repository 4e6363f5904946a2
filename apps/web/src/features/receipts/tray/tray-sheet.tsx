import { useEffect } from 'react'
import { needsReview } from '#offline/entries/entry-status.ts'
import { syncInbox } from '#offline/entries/inbox.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { nextToCheck, trayPosition } from './tray.ts'
import { TrayRow } from './tray-row.tsx'
import { trayStore } from './tray-store.ts'

/** The entries that wait for review, with their status. */
export function TraySheet({ onAddMore }: { onAddMore: (() => void) | null }) {
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
      description="They are safe on this phone. Each is read, then you check it before it is saved."
      footer={
        <>
          {onAddMore && (
            <Button variant="secondary" onClick={onAddMore}>
              Add more
            </Button>
          )}
          {next && (
            <Button onClick={() => trayStore.review(next.id)}>
              Review {position} of {total}
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
