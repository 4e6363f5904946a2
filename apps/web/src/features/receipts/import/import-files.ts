import { documentProblemMessage, documentRules } from '@quittance/contract/document-rules'
import { addDocument, addPhotos } from '#features/receipts/tray/add-files.ts'
import { imageProblem } from '#features/receipts/upload/check-image.ts'
import { type FileKind, kindOfFile, typeOfPhoto } from '#lib/photos/kind-of-file.ts'
import { resumeSync } from '#offline/entries/sync-queue.ts'
import { toastFailure } from '#ui/toast-store.ts'

type Words = { title: string; description: string }
type Sorted = { file: File; kind: FileKind; problem: Words | undefined }
type Refused = { file: File; problem: Words }

const unreadable = {
  title: 'Error',
  description: 'This file could not be opened. Please choose it again.',
}

/**
 * Stores files of any kind on this device: photos re-encoded, documents byte for byte. A refused
 * file is reported and stops no other; returns the ids of the entries created.
 */
export async function importFiles(
  files: readonly File[],
  tripId: number | null,
): Promise<string[]> {
  const sorted = await Promise.all(files.map(sort))
  reportRefused(sorted.filter(isRefused), files.length)
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
  // A phone may hand over an unreadable file: one that is only in its cloud, or was deleted.
  const kind = await kindOfFile(file).catch(() => null)
  if (!kind) return { file, kind: 'other', problem: unreadable }
  if (kind === 'photo') return sortPhoto(file)
  return { file, kind, problem: documentProblem(kind, file.size) }
}

/** Checked by its bytes too, since browsers trust the file name. */
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

function isRefused(sorted: Sorted): sorted is Sorted & Refused {
  return sorted.problem !== undefined
}

/** Only one toast shows at a time, so it names all refused files. */
function reportRefused(refused: readonly Refused[], total: number) {
  const [first] = refused
  if (!first) return
  const { title, description } = first.problem
  const reasons = Map.groupBy(refused, ({ problem }) => problem.description)
  const reasonsText = Array.from(reasons, ([why, files]) => `${namesOf(files)}: ${why}`).join(' ')
  toastFailure(
    refused.length > 1 ? `${refused.length} files were not added` : title,
    total > 1 ? reasonsText : description,
  )
}

function namesOf(files: readonly Refused[]) {
  return new Intl.ListFormat('en-US').format(files.map(({ file }) => file.name))
}

/** Checks a document before sending; undefined if it is fine. Only the server knows its page count. */
function documentProblem(kind: FileKind, size: number) {
  if (kind === 'other') return documentProblemMessage(size === 0 ? 'empty' : 'not-a-document')
  return size > documentRules.maxBytes ? documentRules.tooManyBytes : undefined
}
