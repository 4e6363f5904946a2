import type { RateFile, RateSource } from './rate-source.ts'
import { readReferenceRates } from './reference-rates.ts'

const names: Record<RateFile, string> = {
  daily: 'eurofxref-daily.xml',
  'last-90-days': 'eurofxref-hist-90d.xml',
  history: 'eurofxref-hist.xml',
}

/** The full history has 8 MB. */
const limits = { maxBytes: 64 * 1024 * 1024, timeoutMs: 2 * 60_000 }

export function createEcbRates(folder: URL, { maxBytes, timeoutMs } = limits): RateSource {
  return {
    async *days(file, signal) {
      const response = await fetch(new URL(names[file], folder), {
        headers: { accept: 'application/xml, text/xml' },
        // Only the configured server is asked, wherever it points.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        throw new Error(`The rates server responded with status ${response.status}.`)
      }
      yield* readReferenceRates(textOf(response.body, maxBytes))
    },
  }
}

async function* textOf(body: ReadableStream<Uint8Array>, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > maxBytes) throw new Error('The rates file is too large.')
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}
