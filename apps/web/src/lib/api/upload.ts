import type { documentUploads } from '@quittance/contract/documents'
import type { receiptUploads } from '@quittance/contract/receipts'
import { uploadPaths } from '@quittance/contract/upload-paths'
import type { z } from 'zod'
import { ApiError, headersFor, type Reply, readReply } from './api.ts'
import { reportFailedCall } from './connection.ts'

type Uploads = Pick<typeof receiptUploads, 'save' | 'process'> & {
  processDocument: typeof documentUploads.process
}

type Answer<K extends keyof Uploads> = z.output<Uploads[K]['response']>

type UploadOptions<K extends keyof Uploads> = {
  /** Whose it is, if not the page's user: the server refuses it under any other session. */
  owner?: number
  fields: z.input<Uploads[K]['fields']>
  /** Null if the fields refer to an upload that the server has. */
  image: File | null
  /** Instead of an image. */
  document?: File | null | undefined
  signal?: AbortSignal | undefined
  /** From 0 to 1, as the bytes leave. */
  onProgress?: ((part: number) => void) | undefined
  /** Overrides the default idle timeout, in milliseconds. */
  silence?: number | undefined
}

/** Idle timeouts in milliseconds: a reading may wait in the queue, and a document has many pages; a save is quick. */
const idleTimeoutMs = { save: 60_000, process: 180_000, processDocument: 300_000 }

/** A service worker sees no progress, so this limits the whole call. */
const unwatchedTimeoutMs = 300_000

export async function upload<K extends keyof Uploads>(
  name: K,
  {
    owner,
    fields,
    image,
    document,
    signal,
    onProgress,
    silence = idleTimeoutMs[name],
  }: UploadOptions<K>,
): Promise<Answer<K>> {
  const path = uploadPaths[name]
  const form = toForm(fields as Fields, { image, document })
  // A service worker only has fetch, which reports no progress.
  const send = typeof XMLHttpRequest === 'undefined' ? sendUnwatched : sendWatched
  const watch = { owner, signal, onProgress, silence }
  const reply = await send(path, form, watch).catch(notice)
  return readReply(reply) as Answer<K>
}

type Watch = Pick<UploadOptions<keyof Uploads>, 'owner' | 'signal' | 'onProgress'> & {
  silence: number
}

function sendWatched(path: string, form: FormData, { owner, signal, onProgress, silence }: Watch) {
  return new Promise<Reply>((resolve, reject) => {
    const call = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    // A dead connection would hold up everything behind this call.
    const listen = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        reject(new ApiError(0, 'Network error'))
        call.abort()
      }, silence)
    }
    const cancelled = () => reject(new DOMException('Cancelled', 'AbortError'))
    if (signal?.aborted) return cancelled()
    call.open('POST', path)
    for (const [name, value] of Object.entries(headersFor(owner)))
      call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      listen()
      onProgress?.(total > 0 ? loaded / total : 0)
    })
    call.addEventListener('load', () =>
      resolve({
        status: call.status,
        statusText: call.statusText,
        contentType: call.getResponseHeader('content-type'),
        text: call.responseText,
      }),
    )
    call.addEventListener('error', () => reject(new ApiError(0, 'Network error')))
    call.addEventListener('abort', cancelled)
    call.addEventListener('loadend', () => clearTimeout(timer))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    listen()
    call.send(form)
  })
}

async function sendUnwatched(
  path: string,
  body: FormData,
  { owner, signal }: Watch,
): Promise<Reply> {
  try {
    const until = signal ?? AbortSignal.timeout(unwatchedTimeoutMs)
    const headers = headersFor(owner)
    const response = await fetch(path, { method: 'POST', headers, body, signal: until })
    const { status, statusText } = response
    const contentType = response.headers.get('content-type')
    return { status, statusText, contentType, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, error instanceof Error ? error.message : 'Network error')
  }
}

function notice(error: unknown): never {
  if (error instanceof ApiError) reportFailedCall()
  throw error
}

type Fields = Record<string, string | number | null | undefined>
type Files = { image: File | null; document: File | null | undefined }

// The file goes last, so that a server parsing in order already knows the fields.
function toForm(fields: Fields, files: Files) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  for (const [part, file] of Object.entries(files)) if (file) form.append(part, file, file.name)
  return form
}
