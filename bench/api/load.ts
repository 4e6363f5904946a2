import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

export type Call = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: Buffer
}

export type Load = { perSecond: number; p99: number }

/** A form, as bytes that can be sent any number of times. */
export async function formCall(
  path: string,
  fields: Record<string, string | number>,
  headers: Record<string, string>,
  file: { image?: Buffer; document?: Buffer } = {},
): Promise<Call> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  for (const [name, bytes] of Object.entries(file)) {
    form.append(name, new Blob([Uint8Array.from(bytes)]), name === 'image' ? 'a.jpg' : 'a.pdf')
  }
  const encoded = new Response(form)
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}

/** A closed loop: each client sends its next request after the response to the last. */
export async function measure(url: string, call: Call, clients: number, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000

  async function client() {
    while (performance.now() < end) {
      const sent = performance.now()
      const status = await statusOf(url, call, agent)
      if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status}.`)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const elapsed = (performance.now() - start) / 1000
  agent.destroy()

  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: times.length / elapsed,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  }
}

/** Once the whole response has arrived. */
export async function statusOf(
  url: string,
  { method, path, headers, body }: Call,
  agent: Agent,
  signal?: AbortSignal,
) {
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
