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

export async function send(agent: Agent, { method, url, headers, body }: Call) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, {
      agent,
      method,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
  await once(response.resume(), 'end')
  if (!response.statusCode || response.statusCode >= 300) {
    throw new Error(`${method} ${url} answered ${response.statusCode}.`)
  }
}
