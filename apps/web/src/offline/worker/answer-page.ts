import { offlineShell } from './app-files.ts'

/** Longer than a slow train's network takes, shorter than a person waits. */
const timeoutMs = 4000

/** A proxy's responses when the server is down. */
const proxyErrors = new Set([502, 503, 504])

/** The server's page, or the cached shell if there is no response in time. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event)
  // Awaited to the end, because browsers warn about an unused preload.
  event.waitUntil(network.catch(() => {}))
  const inTime = await Promise.race([network.catch(() => undefined), after(timeoutMs)])
  if (inTime && !proxyErrors.has(inTime.status)) return inTime
  const shell = await offlineShell().catch(() => undefined)
  return shell ?? network
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined
  return preloaded ?? fetch(request)
}

function after(milliseconds: number) {
  return new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds)
  })
}
