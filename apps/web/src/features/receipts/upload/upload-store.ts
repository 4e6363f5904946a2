import { useSyncExternalStore } from 'react'
import { ApiError } from '#lib/api/api.ts'
import { upload } from '#lib/api/upload.ts'
import { toast } from '#ui/toast-store.ts'
import { imageProblem } from './check-image.ts'
import {
  addImages,
  changeImage,
  closeReview,
  emptyQueue,
  finishImage,
  imagesToStart,
  openReview,
  type QueuedImage,
  removeImage,
  type Source,
  skipImage,
  type UploadQueue,
} from './upload-queue.ts'

// Outside React: what is under way survives a change of page.
const listeners = new Set<() => void>()
const running = new Map<string, AbortController>()
let queue = emptyQueue
let lastId = 0

function become(next: UploadQueue) {
  for (const { id, preview } of queue.images) {
    if (!next.images.some((image) => image.id === id)) URL.revokeObjectURL(preview)
  }
  queue = next
  if (queue.images.length > 0) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
  for (const listener of listeners) listener()
  startNext()
}

/** Reading one marks it as under way, which lets this come to an end. */
function startNext() {
  for (let [image] = imagesToStart(queue); image; [image] = imagesToStart(queue)) void read(image)
}

function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function change(id: string, part: Partial<QueuedImage>) {
  become(changeImage(queue, id, part))
}

/** Sends one image to be read; whatever happens, the image stays for its review. */
async function read({ id, file, tripId }: QueuedImage) {
  const control = new AbortController()
  running.set(id, control)
  change(id, { status: 'sending', progress: 0, problem: null })
  try {
    const reading = await upload('process', {
      fields: { tripId },
      image: file,
      signal: control.signal,
      onProgress: (progress) =>
        change(id, { progress, status: progress < 1 ? 'sending' : 'reading' }),
    })
    change(id, { status: 'ready', progress: 1, reading })
  } catch (error) {
    if (control.signal.aborted) return
    const isSilent = !(error instanceof ApiError) || error.status === 0
    const problem = isSilent ? 'Failed to process receipt' : error.message
    change(id, { status: 'failed', problem })
    if (queue.reviewing === id) {
      toast({ title: 'Processing Error', description: problem, variant: 'destructive' })
    }
  } finally {
    running.delete(id)
  }
}

function useQueue() {
  return useSyncExternalStore(subscribe, () => queue)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Checks images, then queues those that may be sent. */
function add(files: readonly File[], source: Source, tripId: number) {
  const problem = files.map(imageProblem).find(Boolean)
  if (problem) toast({ ...problem, variant: 'destructive' })
  const images = files
    .filter((file) => !imageProblem(file))
    .map((file) => ({
      id: nextId(),
      file,
      preview: URL.createObjectURL(file),
      source,
      tripId,
      status: 'waiting' as const,
      progress: 0,
      reading: null,
      problem: null,
      isSkipped: false,
    }))
  if (images.length > 0) become(addImages(queue, images))
}

function nextId() {
  lastId += 1
  return String(lastId)
}

function remove(id: string) {
  running.get(id)?.abort()
  become(removeImage(queue, id))
}

function clear() {
  for (const { id } of queue.images) remove(id)
}

export const uploads = {
  useQueue,
  add,
  remove,
  clear,
  retry: (id: string) => change(id, { status: 'waiting' }),
  review: (id: string) => become(openReview(queue, id)),
  closeReview: () => become(closeReview(queue)),
  skip: (id: string) => become(skipImage(queue, id)),
  finish: (id: string) => {
    running.get(id)?.abort()
    become(finishImage(queue, id))
  },
}
