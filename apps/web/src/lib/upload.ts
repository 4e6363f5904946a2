import { receiptUploads } from '@quittance/contract/receipts'
import type { z } from 'zod'
import { ApiError, readReply } from './api.ts'

type Uploads = Pick<typeof receiptUploads, 'save' | 'process'>

type UploadOptions<K extends keyof Uploads> = {
  fields: z.input<Uploads[K]['fields']>
  image: File
  signal?: AbortSignal
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (part: number) => void
}

/** Sends an image with its fields. XMLHttpRequest, since fetch cannot tell how far the sending is. */
export function upload<K extends keyof Uploads>(
  name: K,
  { fields, image, signal, onProgress }: UploadOptions<K>,
): Promise<z.output<Uploads[K]['response']>> {
  const { method, path, response } = receiptUploads[name]
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, path)
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    call.addEventListener('load', () => {
      try {
        const answer = response.parse(readReply(call, call.responseText))
        resolve(answer as z.output<Uploads[K]['response']>)
      } catch (error) {
        reject(error instanceof Error ? error : new Error('The answer was not understood'))
      }
    })
    call.addEventListener('error', () => reject(new ApiError(0, 'Network error')))
    call.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    if (signal?.aborted) return reject(new DOMException('Cancelled', 'AbortError'))
    call.send(toForm(fields as Record<string, string | number | null | undefined>, image))
  })
}

// The file goes last: a server that reads the parts in order knows what it is for.
function toForm(fields: Record<string, string | number | null | undefined>, image: File) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  form.append('image', image, image.name)
  return form
}
