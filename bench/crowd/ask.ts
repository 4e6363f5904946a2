import { once } from 'node:events'
import { type Agent, type IncomingMessage, request } from 'node:http'

export type Call = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: Buffer
}

type Options = { url: string; agent: Agent; signal?: AbortSignal }

/** The status, once the whole response has arrived. */
export async function ask({ method, path, headers, body }: Call, { url, agent, signal }: Options) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(new URL(path, url), {
      agent,
      method,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
      ...(signal && { signal }),
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
  await once(response.resume(), 'end')
  return response.statusCode ?? 0
}

export function jsonCall(
  path: string,
  content: unknown,
  headers: Record<string, string> = {},
): Call {
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(content)),
  }
}

/** A form, as bytes that can be sent any number of times. */
export async function formCall(
  path: string,
  file: { image: Buffer } | { document: Buffer },
  fields: Record<string, string | number>,
  headers: Record<string, string> = {},
): Promise<Call> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  for (const [name, bytes] of Object.entries(file)) {
    form.append(
      name,
      new Blob([Uint8Array.from(bytes)]),
      name === 'image' ? 'photo.jpg' : 'bill.pdf',
    )
  }
  const encoded = new Response(form)
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}
