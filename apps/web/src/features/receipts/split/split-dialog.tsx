import clsx from 'clsx'
import { Switch } from 'radix-ui'
import { useId, useState } from 'react'
import { trayStore } from '#features/receipts/tray/tray-store.ts'
import { ApiError } from '#lib/api/api.ts'
import { addressOfPage } from '#lib/api/page-address.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { splitEntry } from '#offline/entries/split.ts'
import { announce } from '#ui/announcements.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
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

/** One page of a document, below the switch that starts a receipt with it. */
function SplitPage({
  uploadId,
  page,
  receipt,
  isStart,
  isEnd,
  onChange,
}: {
  uploadId: string
  page: number
  /** The number of the receipt that it belongs to. */
  receipt: number
  isStart: boolean
  isEnd: boolean
  /** Null for the first page, which always starts one. */
  onChange: ((isStart: boolean) => void) | null
}) {
  return (
    <li>
      {onChange && <Cut {...{ page, isStart, onChange }} />}
      <div
        className={clsx(
          'flex items-center gap-4 border-x border-hairline bg-sunken px-3 py-2',
          isStart && 'rounded-t-control border-t pt-3',
          isEnd && 'rounded-b-control border-b pb-3',
        )}
      >
        <PagePicture src={addressOfPage(uploadId, page)} />
        <p className="min-w-0 flex-1">
          <span className="amount block text-sm font-medium">Page {page}</span>
          {isStart && (
            <Badge tone="primary" className="amount mt-1">
              Receipt {receipt}
            </Badge>
          )}
          {!isStart && <span className="sr-only">, receipt {receipt}</span>}
        </p>
      </div>
    </li>
  )
}

function Cut({
  page,
  isStart,
  onChange,
}: {
  page: number
  isStart: boolean
  onChange: (isStart: boolean) => void
}) {
  const id = useId()
  return (
    <div
      className={clsx(
        'flex min-h-11 items-center gap-3 border-hairline px-3',
        !isStart && 'border-x bg-sunken',
      )}
    >
      <label htmlFor={id} className="flex min-h-11 flex-1 cursor-pointer items-center text-sm">
        <span className={clsx(isStart ? 'font-medium text-primary' : 'text-muted')}>
          New receipt from here
        </span>
      </label>
      <Switch.Root
        id={id}
        aria-label={`New receipt from here, page ${page}`}
        checked={isStart}
        onCheckedChange={onChange}
        className="relative h-7 w-12 shrink-0 rounded-full bg-line transition-colors duration-150 before:absolute before:-inset-2 data-[state=checked]:bg-primary"
      >
        <Switch.Thumb className="block size-6 translate-x-0.5 rounded-full bg-white shadow-sm transition-transform duration-150 ease-out data-[state=checked]:translate-x-[1.375rem]" />
      </Switch.Root>
    </div>
  )
}

/** If the server no longer has the picture, the page number is enough to split by. */
function PagePicture({ src }: { src: string }) {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <span className="grid h-28 w-20 shrink-0 place-items-center overflow-hidden rounded-lg border border-hairline bg-surface text-muted">
      {isMissing ? (
        <Icon name="file-text" className="text-[1.5rem]" />
      ) : (
        <img
          src={src}
          alt=""
          width={80}
          height={112}
          loading="lazy"
          decoding="async"
          className="size-full object-cover object-top"
          onError={() => setIsMissing(true)}
        />
      )}
    </span>
  )
}
