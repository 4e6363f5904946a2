import type { Currency } from '@quittance/contract/money'
import { ReviewOverlay } from '#features/receipts/review/review-overlay.tsx'
import { reviewPosition } from './upload-queue.ts'
import { UploadQueueDialog } from './upload-queue-dialog.tsx'
import { uploads } from './upload-store.ts'

/** What follows a photo or chosen files: the queue where there are several, and each one's review. */
export function UploadFlow({
  trip,
  onRetake,
  onAddMore,
}: {
  trip: { id: number; currency: Currency } | null
  onRetake: () => void
  onAddMore: () => void
}) {
  const queue = uploads.useQueue()
  const image = queue.images.find(({ id }) => id === queue.reviewing)
  if (!image) {
    return queue.images.length > 0 && <UploadQueueDialog queue={queue} onAddMore={onAddMore} />
  }

  const { id, source } = image
  const place = reviewPosition(queue, id)
  const isAlone = queue.images.length === 1
  function retake() {
    uploads.remove(id)
    onRetake()
  }

  return (
    <ReviewOverlay
      key={id}
      image={image}
      trip={trip}
      place={place}
      onSaved={() => uploads.finish(id)}
      onClose={() => (isAlone ? uploads.remove(id) : uploads.closeReview())}
      onRetry={() => uploads.retry(id)}
      {...(source === 'camera'
        ? { other: { label: 'Retake', onClick: retake } }
        : {
            other: place.total > 1 ? { label: 'Skip', onClick: () => uploads.skip(id) } : undefined,
          })}
    />
  )
}
