import clsx from 'clsx'
import { nameOf } from '#features/receipts/review/entry-name.ts'
import { trayStore } from '#features/receipts/tray/tray-store.ts'
import { formatDate } from '#lib/format/dates.ts'
import { valueOf } from '#offline/entries/entry-form.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { entryStatus } from '#offline/entries/entry-status.ts'
import { useEntryProgress } from '#offline/entries/use-entries.ts'
import { useWaiting } from '#offline/entries/waiting.ts'
import { Badge } from '#ui/badge.tsx'
import { deviceNoun } from '#ui/device-noun.ts'
import { EntryThumbnail } from './entry-thumbnail.tsx'
import { RowFrame } from './row-frame.tsx'
import { RowHeading } from './row-heading.tsx'

/** The trip's entries on this device that the list below does not have. */
export function WaitingRows({ tripId }: { tripId: number }) {
  const waiting = useWaiting(tripId)
  if (waiting.length === 0) return null
  return (
    <ul
      aria-label={`On this ${deviceNoun}`}
      className="divide-y divide-hairline border-b border-hairline"
    >
      {waiting.toReversed().map((entry) => (
        <li key={entry.id}>
          <WaitingRow entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function WaitingRow({ entry }: { entry: Entry }) {
  const work = useEntryProgress(entry.id)
  const status = entryStatus(entry, work)
  const name = nameOf(entry)
  const date = valueOf(entry, 'date')
  const printed = valueOf(entry, 'amount') ? null : valueOf(entry, 'printed')
  const amount = printed?.amount ?? valueOf(entry, 'amount') ?? ''
  const currency = printed?.currency ?? valueOf(entry, 'currency')
  return (
    <RowFrame className="has-[button:hover]:bg-sunken">
      <EntryThumbnail entry={entry} className={clsx(work && 'animate-pulse')} />
      <div className="min-w-0 flex-1">
        <RowHeading
          {...{ name, amount }}
          currency={currency || entry.reading?.printedCurrency || ''}
        />
        <p className="mt-1 flex min-w-0 items-center gap-2 text-sm text-muted @max-[18rem]/row:flex-wrap @max-[18rem]/row:gap-y-0">
          <Badge tone={status.tone} className="amount shrink-0">
            {status.words}
          </Badge>
          {date && (
            <time dateTime={date} className="amount truncate">
              {formatDate(date)}
            </time>
          )}
        </p>
      </div>
      {!entry.isSent && (
        <button
          type="button"
          aria-label={`Check ${name}`}
          onClick={() => trayStore.review(entry.id)}
          className="absolute inset-0 rounded-control focus-visible:-outline-offset-2"
        />
      )}
    </RowFrame>
  )
}
