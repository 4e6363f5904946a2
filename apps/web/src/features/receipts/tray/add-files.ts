import type { DocumentKind } from '@quittance/contract/document-rules'
import { imageRules } from '@quittance/contract/image-rules'
import { imageProblem } from '#features/receipts/upload/check-image.ts'
import { canDecode } from '#lib/photos/decode-photo.ts'
import { discardEntry } from '#offline/entries/entry-actions.ts'
import { EntryStorageError, storeDocument, storePhoto } from '#offline/entries/store-entry.ts'
import { resumeSync } from '#offline/entries/sync-queue.ts'
import { createStore } from '#ui/create-store.ts'
import { toast, toastFailure } from '#ui/toast-store.ts'

type Origin = Parameters<typeof storePhoto>[1]

/** What this device could not store, shown one at a time. */
export const storageFailure = createStore<readonly EntryStorageError[]>([])

const unreadable = (what: 'photo' | 'document') => ({
  title: 'Error',
  description: `This ${what} could not be opened. Please choose it again.`,
})

/** Stores photos on this device before anything else; returns the ids of the entries created. */
export async function addPhotos(files: readonly File[], origin: Origin): Promise<string[]> {
  const problem = files.map(imageProblem).find(Boolean)
  if (problem) toast({ ...problem, variant: 'destructive' })
  const kept: string[] = []
  for (const file of files.filter((one) => !imageProblem(one))) {
    // oxlint-disable-next-line no-await-in-loop -- a phone has memory for one photo at a time
    const id = await takeInOne(file, origin)
    if (id) kept.push(id)
  }
  void resumeSync()
  return kept
}

async function takeInOne(file: File, origin: Origin): Promise<string | null> {
  try {
    const { id } = await storePhoto(file, origin)
    if (await canDecode(await file.arrayBuffer(), file.type)) return id
    await discardEntry(id)
    const { invalidType } = imageRules
    toastFailure('Invalid File Type', invalidType)
  } catch (error) {
    tellNotTaken(error, 'photo')
  }
  return null
}

/** Stores a document on this device before anything else; only the server can tell whether it opens. */
export async function addDocument(
  file: File,
  kind: DocumentKind,
  origin: Origin,
): Promise<string | null> {
  try {
    return (await storeDocument(file, kind, origin)).id
  } catch (error) {
    tellNotTaken(error, 'document')
    return null
  }
}

function tellNotTaken(error: unknown, what: 'photo' | 'document') {
  if (error instanceof EntryStorageError) storageFailure.set([...storageFailure.get(), error])
  // A phone may hand over an unreadable file: one that is only in its cloud, or was deleted.
  else toast({ ...unreadable(what), variant: 'destructive' })
}
