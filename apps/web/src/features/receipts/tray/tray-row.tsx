import { EntryThumbnail } from '#features/receipts/list/entry-thumbnail.tsx'
import { nameOf } from '#features/receipts/review/entry-name.ts'
import { useDiscardEntry } from '#features/receipts/review/use-discard-entry.tsx'
import { retryReading } from '#offline/entries/change.ts'
import type { Entry, Work } from '#offline/entries/entry-list.ts'
import { useWork } from '#offline/entries/use-entries.ts'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { trayStore } from './tray-store.ts'

const action =
  'relative z-10 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text'

export function TrayRow({ entry, isSkipped }: { entry: Entry; isSkipped: boolean }) {
  const work = useWork(entry.id)
  const name = nameOf(entry)
  const { ask, question } = useDiscardEntry(entry)
  return (
    <li className="relative flex items-center gap-3 py-3">
      <EntryThumbnail entry={entry} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium" title={name}>
          {name}
        </p>
        <p role="status" className="mt-0.5 flex items-center gap-1.5 text-sm text-muted">
          <Words {...{ entry, work, isSkipped }} />
        </p>
        {work && <ProgressBar label={`Sending ${name}`} value={work.part} className="mt-2" />}
      </div>
      <button
        type="button"
        aria-label={`Review ${name}`}
        onClick={() => trayStore.review(entry.id)}
        className="absolute inset-0 rounded-control"
      />
      {entry.readingProblem && (
        <button
          type="button"
          aria-label={`Retry ${name}`}
          className={action}
          onClick={() => void retryReading(entry.id)}
        >
          <Icon name="refresh-cw" className="text-[18px]" />
        </button>
      )}
      <button type="button" aria-label={`Discard ${name}`} className={action} onClick={ask}>
        <Icon name="x" className="text-[18px]" />
      </button>
      {question}
    </li>
  )
}

function Words({
  entry,
  work,
  isSkipped,
}: {
  entry: Entry
  work: Work | null
  isSkipped: boolean
}) {
  const { readingProblem } = entry
  const problem = entry.problem?.message ?? (readingProblem?.isFinal && readingProblem.message)
  if (work) {
    if (work.part === 1) return 'Processing receipt with AI...'
    return <span className="amount">Sending {Math.round(work.part * 100)} %</span>
  }
  if (problem) {
    return (
      <>
        <Icon name="circle-alert" className="text-[16px] text-wrong" />
        <span className="line-clamp-2 min-w-0 text-wrong" title={problem}>
          {problem}
        </span>
      </>
    )
  }
  if (isSkipped) return 'Skipped, not saved yet'
  if (!entry.photo) return 'Typed in, not saved yet'
  if (!entry.reading) return 'Waiting to be read'
  return (
    <>
      <Icon name="circle-check" className="text-[16px] text-settled" />
      Ready for review
    </>
  )
}
