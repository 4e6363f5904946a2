import { offlineShell } from './app-files.ts'

/** Longer than a slow train's network takes, shorter than a person waits. */
const patience = 4000

/** What a proxy says in the place of a server that is not there. */
const nobodyThere = new Set([502, 503, 504])

/** The page as the server has it; the kept shell where no answer comes, or none in time. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event)
  // Waited for to the end: the browser warns of what it asked for in vain.
  event.waitUntil(network.catch(() => {}))
  const inTime = await Promise.race([network.catch(() => undefined), after(patience)])
  if (inTime && !nobodyThere.has(inTime.status)) return inTime
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
