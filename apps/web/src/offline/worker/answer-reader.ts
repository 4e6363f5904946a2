import { readerCaches } from '@quittance/receipt-reader/runtime/browser/manifest'

/** The downloaded reader script, with its own CSP, without which it could not run WebAssembly. */
export async function answerReader(request: Request): Promise<Response> {
  const kept = await cachedScript(new URL(request.url).pathname).catch(() => undefined)
  return kept ?? fetch(request)
}

async function cachedScript(path: string): Promise<Response | undefined> {
  const names = await caches.keys()
  for (const name of names.filter((one) => one.startsWith(readerCaches))) {
    const kept = await (await caches.open(name)).match(path)
    if (kept) return kept
  }
  return undefined
}
