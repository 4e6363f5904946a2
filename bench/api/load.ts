import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

export type Call = {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: Buffer
}

export type Load = { perSecond: number; p99: number }

/** A closed loop: each client sends its next request after the response to the last. */
export async function measure(call: Call, clients: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000

  async function client() {
    while (performance.now() < end) {
      const sent = performance.now()
      await send(agent, call)
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

async function send(agent: Agent, call: Call) {
  const status = await statusOf(agent, call)
  if (!status || status >= 300) throw new Error(`${call.method} ${call.url} answered ${status}.`)
}

/** Once the whole response has arrived. */
export async function statusOf(
  agent: Agent,
  { method, url, headers, body }: Call,
  signal?: AbortSignal,
) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, {
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
