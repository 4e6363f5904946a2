import { documentProblemMessage, documentRules } from '@quittance/contract/document-rules'
import { addDocument, addPhotos } from '#features/receipts/tray/add-files.ts'
import { imageProblem } from '#features/receipts/upload/check-image.ts'
import { type FileKind, kindOfFile, typeOfPhoto } from '#lib/photos/kind-of-file.ts'
import { resumeSync } from '#offline/entries/sync-queue.ts'
import { toast } from '#ui/toast-store.ts'

type Words = { title: string; description: string }
type Sorted = { file: File; kind: FileKind; problem: Words | undefined }
type NotTaken = { file: File; problem: Words }

const unreadable = {
  title: 'Error',
  description: 'This file could not be opened. Please choose it again.',
}

/**
 * Keeps files of any kind on this device: photos as such, documents byte for byte. One that is not
 * taken is told, and stops no other; answers the ids of those that may be receipts.
 */
export async function importFiles(
  files: readonly File[],
  tripId: number | null,
): Promise<string[]> {
  const sorted = await Promise.all(files.map(sort))
  tell(sorted.filter(isNotTaken), files.length)
  const kept: string[] = []
  for (const one of sorted.filter(({ problem }) => !problem)) {
    // oxlint-disable-next-line no-await-in-loop -- a phone has memory for one file at a time
    const ids = await keep(one, tripId)
    kept.push(...ids)
  }
  void resumeSync()
  return kept
}

async function sort(file: File): Promise<Sorted> {
  // A phone may hand over a file that it cannot read: one that is in its cloud only, or gone.
  const kind = await kindOfFile(file).catch(() => null)
  if (!kind) return { file, kind: 'other', problem: unreadable }
  if (kind === 'photo') return sortPhoto(file)
  return { file, kind, problem: documentProblem(kind, file.size) }
}

/** By its bytes as well, whatever its name has made the browser believe. */
async function sortPhoto(file: File): Promise<Sorted> {
  const type = await typeOfPhoto(file)
  const photo = file.type === type ? file : new File([file], file.name, { type })
  return { file: photo, kind: 'photo', problem: imageProblem(photo) }
}

async function keep({ file, kind }: Sorted, tripId: number | null): Promise<string[]> {
  if (kind === 'photo') return addPhotos([file], { source: 'upload', tripId })
  if (kind === 'other') return []
  const id = await addDocument(file, kind, { source: 'import', tripId })
  return id ? [id] : []
}

function isNotTaken(sorted: Sorted): sorted is Sorted & NotTaken {
  return sorted.problem !== undefined
}

/** At most one toast is seen at a time, so it names all of them. */
function tell(notTaken: readonly NotTaken[], total: number) {
  const [first] = notTaken
  if (!first) return
  const { title, description } = first.problem
  const reasons = Map.groupBy(notTaken, ({ problem }) => problem.description)
  const told = Array.from(reasons, ([why, files]) => `${namesOf(files)}: ${why}`).join(' ')
  toast({
    title: notTaken.length > 1 ? `${notTaken.length} files were not taken` : title,
    description: total > 1 ? told : description,
    variant: 'destructive',
  })
}

function namesOf(files: readonly NotTaken[]) {
  return new Intl.ListFormat('en-US').format(files.map(({ file }) => file.name))
}

/** What is wrong with a document before it is sent; undefined when nothing is. How many pages it has the server knows. */
function documentProblem(kind: FileKind, size: number) {
  if (kind === 'other') return documentProblemMessage(size === 0 ? 'empty' : 'not-a-document')
  return size > documentRules.maxBytes ? documentRules.tooManyBytes : undefined
}
