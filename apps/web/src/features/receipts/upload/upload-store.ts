import { ApiError } from '#lib/api/api.ts'
import { upload } from '#lib/api/upload.ts'
import { createStore, useStore } from '#ui/create-store.ts'
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
const queue = createStore(emptyQueue)
const running = new Map<string, AbortController>()
let lastId = 0

function setQueue(next: UploadQueue) {
  for (const { id, preview } of queue.get().images) {
    if (!next.images.some((image) => image.id === id)) URL.revokeObjectURL(preview)
  }
  if (next.images.length > 0) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
  queue.set(next)
  startNext()
}

/** Reading an image marks it as under way, which starts the next one that may be. */
function startNext() {
  const [image] = imagesToStart(queue.get())
  if (image) void read(image)
}

function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function change(id: string, part: Partial<QueuedImage>) {
  setQueue(changeImage(queue.get(), id, part))
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
    if (queue.get().reviewing === id) {
      toast({ title: 'Processing Error', description: problem, variant: 'destructive' })
    }
  } finally {
    running.delete(id)
  }
}

function useQueue() {
  return useStore(queue)
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
  if (images.length > 0) setQueue(addImages(queue.get(), images))
}

function nextId() {
  lastId += 1
  return String(lastId)
}

function remove(id: string) {
  running.get(id)?.abort()
  setQueue(removeImage(queue.get(), id))
}

function clear() {
  for (const { id } of queue.get().images) remove(id)
}

export const uploads = {
  useQueue,
  add,
  remove,
  clear,
  retry: (id: string) => change(id, { status: 'waiting' }),
  review: (id: string) => setQueue(openReview(queue.get(), id)),
  closeReview: () => setQueue(closeReview(queue.get())),
  skip: (id: string) => setQueue(skipImage(queue.get(), id)),
  finish: (id: string) => {
    running.get(id)?.abort()
    setQueue(finishImage(queue.get(), id))
  },
}
