import { useDiscardQuestion } from '#features/receipts/use-discard-question.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { nextToReview, reviewPosition, type UploadQueue } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import { uploads } from './upload-store.ts'

/** Several images on their way, each with its own progress; their reviews follow in turn. */
export function UploadQueueDialog({
  queue,
  onAddMore,
}: {
  queue: UploadQueue
  onAddMore: () => void
}) {
  const { images } = queue
  const next = nextToReview(queue) ?? images[0]
  const { position, total } = reviewPosition(queue, next?.id ?? '')
  const { ask, question } = useDiscardQuestion({
    title: images.length === 1 ? 'Discard this image?' : `Discard ${images.length} images?`,
    text: 'They have not been saved as receipts yet.',
    isNeeded: true,
    onDiscard: uploads.clear,
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && ask()}
      form="sheet"
      title="Upload Images"
      description="Each one is read, then you check it before it is saved."
      footer={
        <>
          <Button variant="secondary" onClick={onAddMore}>
            Add more
          </Button>
          {next && (
            <Button onClick={() => uploads.review(next.id)}>
              Review {position} of {total}
            </Button>
          )}
        </>
      }
    >
      <ul className="-my-2 divide-y divide-hairline">
        {images.map((image) => (
          <UploadRow key={image.id} image={image} />
        ))}
      </ul>
      {question}
    </Dialog>
  )
}
