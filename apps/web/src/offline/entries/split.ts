import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { requestReading } from '#offline/sender/request-reading.ts'
import { replaceEntry } from '#offline/store/entries.ts'
import { type Entry, newEntry } from '#offline/store/entry.ts'
import { flushDrafts } from './draft-autosave.ts'
import { publishChange } from './entry-list.ts'
import { cancelReading, resumeSync } from './sync-queue.ts'

/** The first and last page of each receipt, counted in the whole document. */
export type Parts = [first: number, last: number][]

type Uploads = { id: string; firstPage: number; lastPage: number }[]

export async function splitEntry(entry: Entry, parts: Parts): Promise<string[]> {
  await cancelReading(entry.id)
  await flushDrafts()
  const uploads = await splitAtServer(entry, parts)
  const others = uploads.map((upload, index) => partOf(entry, upload, index))
  await replaceEntry(entry.id, others)
  await publishChange()
  void resumeSync()
  return others.map(({ id }) => id)
}

/** The server keeps a document for a day; after that it is uploaded again. */
async function splitAtServer(entry: Entry, parts: Parts): Promise<Uploads> {
  try {
    if (entry.uploadId) return await splitUpload(entry.userId, entry.uploadId, parts)
  } catch (error) {
    if (entry.isRemote || !hasCode(error, 'UPLOAD_GONE')) throw error
  }
  const { uploadId } = await requestReading(entry)
  return splitUpload(entry.userId, uploadId ?? '', parts)
}

async function splitUpload(owner: number, id: string, parts: Parts) {
  const { uploads } = await request('POST /api/uploads/:id/split', {
    params: { id },
    body: { parts },
    owner,
  })
  return uploads
}

function partOf(entry: Entry, { id, firstPage, lastPage }: Uploads[number], index: number): Entry {
  const { userId, tripId, photo, document } = entry
  return newEntry({
    id,
    userId,
    tripId,
    source: 'import',
    createdAt: entry.createdAt + index,
    // Parts of one file are not the same receipt.
    photo: photo && { ...photo, name: namePart(photo.name, firstPage, lastPage), sha256: '' },
    document: {
      kind: document?.kind ?? 'pdf',
      pages: lastPage - firstPage + 1,
      firstPage,
    },
    isRemote: true,
    uploadId: id,
  })
}

export function namePart(name: string, first: number, last: number): string {
  return first === last ? `${name}, page ${first}` : `${name}, pages ${first} to ${last}`
}
