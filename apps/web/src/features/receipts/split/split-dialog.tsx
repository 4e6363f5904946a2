import { useState } from 'react'
import { trayStore } from '#features/receipts/tray/tray-store.ts'
import { ApiError } from '#lib/api/api.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { splitEntry } from '#offline/entries/split.ts'
import { announce } from '#ui/announcements.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { SplitPage } from './split-page.tsx'
import { pagesOf, partsOf, proposedStarts, range, withStart } from './split-plan.ts'

/** The pages of a document, for the user to mark where each receipt begins. */
export function SplitDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const pages = pagesOf(entry)
  const [starts, setStarts] = useState<ReadonlySet<number>>(() => proposedStarts(entry))
  const [isPending, setIsPending] = useState(false)
  const parts = partsOf(pages, starts)

  function begin(page: number, isStart: boolean) {
    const next = withStart(starts, page, isStart)
    setStarts(next)
    announce(countOf(partsOf(pages, next).length))
  }

  async function split() {
    setIsPending(true)
    try {
      const ids = await splitEntry(entry, parts)
      onClose()
      // The document's form closes in favour of the list of its parts.
      trayStore.close()
      trayStore.add(ids)
    } catch (error) {
      toast({ ...whyNot(error), variant: 'destructive' })
      setIsPending(false)
    }
  }

  return (
    <Dialog
      open
      isFirm={isPending}
      onOpenChange={(open) => !open && !isPending && onClose()}
      form="sheet"
      title="Split into single receipts"
      description="Choose the pages at which a new receipt begins. Each is then read and checked separately."
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={isPending || parts.length < 2} onClick={() => void split()}>
            {isPending && <Icon name="loader-circle" className="animate-spin text-[1.125rem]" />}
            {parts.length < 2 ? 'One receipt' : `Split into ${countOf(parts.length)}`}
          </Button>
        </>
      }
    >
      <ol aria-label="Pages">
        {range(pages.first, pages.last).map((page) => (
          <SplitPage
            key={page}
            uploadId={entry.uploadId ?? ''}
            page={page}
            receipt={parts.findIndex(([first, last]) => first <= page && page <= last) + 1}
            isStart={page === pages.first || starts.has(page)}
            isEnd={page === pages.last || starts.has(page + 1)}
            onChange={page === pages.first ? null : (isStart) => begin(page, isStart)}
          />
        ))}
      </ol>
    </Dialog>
  )
}

function countOf(receipts: number) {
  return receipts === 1 ? '1 receipt' : `${receipts} receipts`
}

function whyNot(error: unknown) {
  const isUnheard = !(error instanceof ApiError) || error.status === 0
  return isUnheard
    ? { title: 'Not split yet', description: 'Splitting needs a network. The document is safe.' }
    : { title: 'Not split', description: error.message }
}
