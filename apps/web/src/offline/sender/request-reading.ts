import type { processedReceipt } from '@quittance/contract/extracted-receipt'
import type { z } from 'zod'
import { ApiError, request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { upload } from '#lib/api/upload.ts'
import type { Entry } from '#offline/store/entry.ts'
import { documentToSend, photoToSend } from './photo-to-send.ts'

type Watch = {
  signal?: AbortSignal | undefined
  onProgress?: ((part: number) => void) | undefined
  silence?: number | undefined
}

/** As long as for a document upload; a hanging call would hold up the next. */
const timeoutMs = 300_000

export async function requestReading(
  entry: Entry,
  watch: Watch = {},
): Promise<z.output<typeof processedReceipt>> {
  const owner = entry.userId
  const fields = entry.tripId ? { tripId: entry.tripId } : {}
  if (entry.isRemote) return readRemote(entry, watch)
  if (entry.document) {
    const document = await documentToSend(entry)
    return upload('processDocument', { owner, fields, image: null, document, ...watch })
  }
  return upload('process', { owner, fields, image: await photoToSend(entry), ...watch })
}

async function readRemote(entry: Entry, { signal, onProgress }: Watch) {
  const { uploadId, tripId } = entry
  if (!uploadId) throw new Error('This entry has no upload')
  // Nothing is sent, so there is no progress to show.
  onProgress?.(1)
  const params = { id: uploadId }
  const body = tripId ? { tripId } : {}
  const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
  return request('POST /api/uploads/:id/read', {
    params,
    body,
    owner: entry.userId,
    signal: AbortSignal.any(ends),
  }).catch((error: unknown) => throwReadingError(entry, error))
}

/** An upload exists only on the server: if it is gone there, nothing else can be sent. */
export function throwReadingError({ source }: Entry, error: unknown): never {
  if (!hasCode(error, 'UPLOAD_GONE')) throw error
  const what = source === 'mail' ? 'This email was' : 'These pages were'
  const message = `${what} deleted or saved elsewhere.`
  throw new ApiError(409, message, { code: 'UPLOAD_GONE', message })
}
