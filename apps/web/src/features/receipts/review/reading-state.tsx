import type { QueuedImage } from '#features/receipts/upload/upload-queue.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

/** How far the reading of a photo is; the form below can be filled in meanwhile. */
export function ReadingState({ image, onRetry }: { image: QueuedImage; onRetry: () => void }) {
  return (
    <div aria-live="polite" className="*:mb-4">
      <Words image={image} onRetry={onRetry} />
    </div>
  )
}

function Words({ image, onRetry }: { image: QueuedImage; onRetry: () => void }) {
  const { status, progress, problem, reading } = image
  if (status === 'failed') {
    return (
      <div className="flex items-center gap-3 rounded-control bg-waiting-soft p-3.5 pr-2">
        <Icon name="triangle-alert" className="text-[18px] text-waiting" />
        <p className="min-w-0 flex-1 text-sm break-words">
          {problem}
          <span className="block text-muted">
            The photo is safe: try again, or fill in the fields yourself.
          </span>
        </p>
        <Button variant="quiet" onClick={onRetry}>
          Retry
        </Button>
      </div>
    )
  }
  if (reading) {
    if (reading.vendor || reading.amount || reading.date) return null
    return (
      <p className="flex items-center gap-2 rounded-control bg-sunken p-3.5 text-sm">
        <Icon name="info" className="text-[18px] text-muted" />
        Nothing could be read from this photo. Please fill in the fields.
      </p>
    )
  }
  return (
    <div className="rounded-control bg-primary-soft p-3.5">
      <p className="flex items-center gap-2 text-sm font-medium text-primary">
        <Icon name="loader-circle" className="animate-spin text-[18px]" />
        Processing receipt with AI...
      </p>
      {status === 'sending' && (
        <ProgressBar label="Sending the photo" value={progress} className="mt-3" />
      )}
    </div>
  )
}
