import { receiptUploads } from '@quittance/contract/receipts'
import type { z } from 'zod'
import { ApiError, readReply } from './api.ts'

type Uploads = Pick<typeof receiptUploads, 'save' | 'process'>

type Answer<K extends keyof Uploads> = z.output<Uploads[K]['response']>

type UploadOptions<K extends keyof Uploads> = {
  fields: z.input<Uploads[K]['fields']>
  image: File
  signal?: AbortSignal
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (part: number) => void
}

/** Sends an image with its fields. */
export async function upload<K extends keyof Uploads>(
  name: K,
  { fields, image, signal, onProgress }: UploadOptions<K>,
): Promise<Answer<K>> {
  const { method, path } = receiptUploads[name]
  const form = toForm(fields as Record<string, string | number | null | undefined>, image)
  const call = await send(method, path, form, { signal, onProgress })
  return readReply(call, call.responseText) as Answer<K>
}

// XMLHttpRequest, since fetch cannot tell how far the sending is.
function send(
  method: string,
  path: string,
  form: FormData,
  { signal, onProgress }: Pick<UploadOptions<keyof Uploads>, 'signal' | 'onProgress'>,
) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const call = new XMLHttpRequest()
    const cancelled = () => reject(new DOMException('Cancelled', 'AbortError'))
    if (signal?.aborted) return cancelled()
    call.open(method, path)
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    call.addEventListener('load', () => resolve(call))
    call.addEventListener('error', () => reject(new ApiError(0, 'Network error')))
    call.addEventListener('abort', cancelled)
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(form)
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
