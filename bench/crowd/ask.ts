import type { Agent } from 'node:http'
import { type Call as FullCall, statusOf } from '#api/load.ts'

export type Call = Omit<FullCall, 'url'> & { path: string }

type Options = { url: string; agent: Agent; signal?: AbortSignal }

/** The status, once the whole response has arrived. */
export function ask({ path, ...call }: Call, { url, agent, signal }: Options) {
  return statusOf(agent, { ...call, url: new URL(path, url).href }, signal)
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
