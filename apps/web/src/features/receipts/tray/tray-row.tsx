import { documentProblemMessage, documentRemarkMessage } from '@quittance/contract/document-rules'
import { EntryThumbnail } from '#features/receipts/list/entry-thumbnail.tsx'
import { canRetry } from '#features/receipts/review/can-retry.ts'
import { nameOf } from '#features/receipts/review/entry-name.ts'
import { useDiscardEntry } from '#features/receipts/review/use-discard-entry.tsx'
import { canSplit } from '#features/receipts/split/split-plan.ts'
import { splitStore } from '#features/receipts/split/split-store.ts'
import { describeDocument } from '#lib/format/document-words.ts'
import { retryReading } from '#offline/entries/entry-actions.ts'
import type { Entry, EntryProgress } from '#offline/entries/entry-list.ts'
import { useEntryProgress } from '#offline/entries/use-entries.ts'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { trayStore } from './tray-store.ts'

const action =
  'relative z-10 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text'

export function TrayRow({ entry, isSkipped }: { entry: Entry; isSkipped: boolean }) {
  const work = useEntryProgress(entry.id)
  const name = nameOf(entry)
  const { ask, question } = useDiscardEntry(entry)
  return (
    <li className="relative flex items-center gap-3 py-3">
      <EntryThumbnail entry={entry} />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm font-medium break-words" title={name}>
          {name}
        </p>
        {entry.document && <p className="text-sm text-muted">{describeDocument(entry.document)}</p>}
        <p role="status" className="mt-0.5 flex items-center gap-1.5 text-sm text-muted">
          <Words {...{ entry, work, isSkipped }} />
        </p>
        <SplitOffer entry={entry} />
        {work && <ProgressBar label={`Sending ${name}`} value={work.part} className="mt-2" />}
      </div>
      <button
        type="button"
        aria-label={`Check ${name}`}
        onClick={() => trayStore.review(entry.id)}
        className="absolute inset-0 rounded-control"
      />
      {canRetry(entry) && (
        <button
          type="button"
          aria-label={`Try reading ${name} again`}
          className={action}
          onClick={() => void retryReading(entry.id)}
        >
          <Icon name="refresh-cw" className="text-[1.125rem]" />
        </button>
      )}
      <button type="button" aria-label={`Discard ${name}`} className={action} onClick={ask}>
        <Icon name="x" className="text-[1.125rem]" />
      </button>
      {question}
    </li>
  )
}

function SplitOffer({ entry }: { entry: Entry }) {
  const receipts = entry.reading?.groups?.length ?? 0
  if (receipts < 2 || !canSplit(entry)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-waiting">
      {documentRemarkMessage('several', receipts)}
      <button
        type="button"
        aria-label={`Split ${nameOf(entry)}`}
        className="relative z-10 min-h-11 min-w-11 rounded-control text-left font-semibold text-primary underline-offset-4 hover:underline"
        onClick={() => splitStore.open(entry.id)}
      >
        Split
      </button>
    </p>
  )
}

/** Shown in full, since nothing else helps. */
function Refused({ title, message }: { title: string; message: string }) {
  return (
    <span className="flex min-w-0 items-start gap-1.5">
      <Icon name="circle-alert" className="mt-0.5 text-[1rem] text-wrong" />
      <span className="min-w-0 break-words">
        <span className="block font-medium text-wrong">{title}</span>
        {message}
      </span>
    </span>
  )
}

function Words({
  entry,
  work,
  isSkipped,
}: {
  entry: Entry
  work: EntryProgress | null
  isSkipped: boolean
}) {
  const { readingProblem } = entry
  const problem = entry.problem?.message ?? (readingProblem?.isFinal && readingProblem.message)
  if (work) {
    if (work.part === 1) return 'Processing receipt with AI...'
    // The bar below has the percentage: a live region would read out each step.
    return (
      <span className="amount">
        Sending <span aria-hidden="true">{Math.round(work.part * 100)} %</span>
      </span>
    )
  }
  const refusal = entry.problem?.refusal ?? readingProblem?.refusal
  if (problem && refusal) return <Refused {...documentProblemMessage(refusal)} message={problem} />
  if (problem) {
    return (
      <>
        <Icon name="circle-alert" className="text-[1rem] text-wrong" />
        <span className="line-clamp-2 min-w-0 text-wrong" title={problem}>
          {problem}
        </span>
      </>
    )
  }
  if (isSkipped) return 'Skipped, not saved yet'
  if (!entry.photo) return 'Typed in, not saved yet'
  if (!entry.reading) {
    return readingProblem?.isWaiting ? readingProblem.message : 'Waiting to be read'
  }
  return (
    <>
      <Icon name="scan-text" className="text-[1rem] text-waiting" />
      To check
    </>
  )
}
