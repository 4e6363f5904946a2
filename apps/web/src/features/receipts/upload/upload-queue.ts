import type { ExtractedReceipt } from '@quittance/contract/receipts'

/** Where an image came from: a photo can be taken again, a file can be skipped. */
export type Source = 'camera' | 'upload'

/** `sending` and `reading` are under way; `failed` and `ready` wait for their review. */
export type Status = 'waiting' | 'sending' | 'reading' | 'ready' | 'failed'

export type QueuedImage = {
  id: string
  file: File
  /** An address at which the browser can show the file. */
  preview: string
  source: Source
  tripId: number
  status: Status
  /** How much of the file has left, from 0 to 1. */
  progress: number
  reading: ExtractedReceipt | null
  problem: string | null
  isSkipped: boolean
}

export type UploadQueue = {
  images: readonly QueuedImage[]
  /** How many of this batch were saved. */
  savedCount: number
  /** The image whose review is open. */
  reviewing: string | null
  /** Whether a review of this batch was open before; the first opens by itself. */
  hasReviewed: boolean
}

export const emptyQueue: UploadQueue = {
  images: [],
  savedCount: 0,
  reviewing: null,
  hasReviewed: false,
}

const atOnce = 2

export function addImages(queue: UploadQueue, images: readonly QueuedImage[]): UploadQueue {
  const next = { ...queue, images: [...queue.images, ...images] }
  const [only] = next.images
  return only && next.images.length === 1 ? openReview(next, only.id) : next
}

/** The images whose sending may begin now. */
export function imagesToStart({ images }: UploadQueue): readonly QueuedImage[] {
  const busy = images.filter(({ status }) => status === 'sending' || status === 'reading').length
  return images.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, atOnce - busy))
}

export function changeImage(
  queue: UploadQueue,
  id: string,
  change: Partial<QueuedImage>,
): UploadQueue {
  const images = queue.images.map((image) => (image.id === id ? { ...image, ...change } : image))
  const next = { ...queue, images }
  return change.status === 'ready' && !next.hasReviewed ? openReview(next, id) : next
}

export function openReview(queue: UploadQueue, id: string): UploadQueue {
  return { ...queue, reviewing: id, hasReviewed: true }
}

export function closeReview(queue: UploadQueue): UploadQueue {
  return { ...queue, reviewing: null }
}

/** Leaves an image for later and goes on to the next. */
export function skipImage(queue: UploadQueue, id: string): UploadQueue {
  return reviewNext(changeImage(queue, id, { isSkipped: true }))
}

/** Takes a saved image out and goes on to the next. */
export function finishImage(queue: UploadQueue, id: string): UploadQueue {
  return reviewNext(removeImage({ ...queue, savedCount: queue.savedCount + 1 }, id))
}

/** Takes an image out without saving it; an empty queue is a new batch. */
export function removeImage(queue: UploadQueue, id: string): UploadQueue {
  const images = queue.images.filter((image) => image.id !== id)
  if (images.length === 0) return emptyQueue
  return { ...queue, images, reviewing: queue.reviewing === id ? null : queue.reviewing }
}

/** Which of how many the open review is. */
export function reviewPosition(queue: UploadQueue, id: string) {
  const skipped = queue.images.filter((image) => image.isSkipped && image.id !== id).length
  return {
    position: queue.savedCount + skipped + 1,
    total: queue.savedCount + queue.images.length,
  }
}

/** The next to review: one that is ready, else the first that still comes. */
export function nextToReview({ images }: UploadQueue): QueuedImage | undefined {
  const open = images.filter((image) => !image.isSkipped)
  return open.find(({ status }) => status === 'ready') ?? open[0]
}

function reviewNext(queue: UploadQueue): UploadQueue {
  return queue.images.length === 0
    ? queue
    : { ...queue, reviewing: nextToReview(queue)?.id ?? null }
}
