import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { QueuedImage } from './upload-queue.ts'
import { uploads } from './upload-store.ts'

const action =
  'grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text'

export function UploadRow({ image }: { image: QueuedImage }) {
  const { id, file, preview, status, progress } = image
  const isUnderWay = status === 'sending' || status === 'reading' || status === 'waiting'
  return (
    <li className="flex items-center gap-3 py-3">
      <button
        type="button"
        aria-label={`Review ${file.name}`}
        onClick={() => uploads.review(id)}
        className="shrink-0 rounded-lg"
      >
        <img
          src={preview}
          alt=""
          width={48}
          height={64}
          className="h-16 w-12 rounded-lg border border-hairline bg-sunken object-cover"
        />
      </button>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium" title={file.name}>
          {file.name}
        </p>
        <p role="status" className="mt-0.5 flex items-center gap-1.5 text-sm text-muted">
          <StatusWords image={image} />
        </p>
        {isUnderWay && (
          <ProgressBar label={`Sending ${file.name}`} value={progress} className="mt-2" />
        )}
      </div>
      {status === 'failed' && (
        <button
          type="button"
          aria-label={`Retry ${file.name}`}
          className={action}
          onClick={() => uploads.retry(id)}
        >
          <Icon name="refresh-cw" className="text-[18px]" />
        </button>
      )}
      <button
        type="button"
        aria-label={`${isUnderWay ? 'Cancel' : 'Remove'} ${file.name}`}
        className={action}
        onClick={() => uploads.remove(id)}
      >
        <Icon name="x" className="text-[18px]" />
      </button>
    </li>
  )
}

function StatusWords({ image: { status, progress, problem, isSkipped } }: { image: QueuedImage }) {
  if (status === 'failed') {
    return (
      <>
        <Icon name="circle-alert" className="text-[16px] text-wrong" />
        <span className="line-clamp-2 min-w-0 text-wrong" title={problem ?? undefined}>
          {problem}
        </span>
      </>
    )
  }
  if (isSkipped) return 'Skipped, not saved yet'
  if (status === 'ready') {
    return (
      <>
        <Icon name="circle-check" className="text-[16px] text-settled" />
        Ready for review
      </>
    )
  }
  if (status === 'sending')
    return <span className="amount">Sending {Math.round(progress * 100)}%</span>
  return status === 'reading' ? 'Processing receipt with AI...' : 'Waiting'
}
