import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import type { FilledProduct } from './filled-product.ts'

const quietFor = 1500

/** Slow 4G, as in browsers' developer tools. */
const network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

export type VisitedPage = {
  name: string
  path: string
  isSignedIn: boolean
  /** Finds the page's main content. */
  content: string
}

export type Request = {
  path: string
  isCall: boolean
  /** Bytes received, with headers. */
  bytes: number
  /** Bytes received, without headers. */
  body: number
  /** In milliseconds from the first request. */
  start: number
  /** When it was complete; for the page itself when it began, because it is parsed while it arrives. */
  end: number
  /** Whether it can lead to further requests, which a picture or a font does not. */
  leadsOn: boolean
}

export type Visit = { requests: Request[]; contentAfter: number }

/** Opens one page on a phone with a slow network and an empty cache, until it sends no more requests. */
export async function visit(
  browser: Browser,
  { url, login }: Pick<FilledProduct, 'url' | 'login'>,
  { path, isSignedIn, content }: VisitedPage,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    // It loads two seconds after the first screen and is not part of it.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    if (isSignedIn) await page.request.post('/api/auth/login', { data: login })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
    const { requests, untilQuiet } = record(session, url)
    await page.addInitScript(noteContent, content)
    await page.goto(path)
    await page.locator(content).first().waitFor()
    await untilQuiet()
    const contentAfter = await page.evaluate(() => performance.getEntriesByName('content')[0])
    return { requests: [...requests.values()], contentAfter: contentAfter?.startTime ?? Number.NaN }
  } finally {
    await context.close()
  }
}

function record(session: CDPSession, url: string) {
  const requests = new Map<string, Request>()
  const underWay = new Set<string>()
  let first = 0
  let lastEvent = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    if (!request.url.startsWith(url)) return
    first ||= timestamp
    lastEvent = performance.now()
    underWay.add(requestId)
    const path = request.url.slice(url.length)
    const start = (timestamp - first) * 1000
    const isCall = path.startsWith('/api/') && !/\/(?:thumbnail|image)\b/.test(path)
    const leadsOn = ['Document', 'Script', 'Stylesheet', 'Fetch'].includes(type)
    requests.set(requestId, { path, isCall, bytes: 0, body: 0, start, end: 0, leadsOn })
  })
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const request = requests.get(requestId)
    if (!request) return
    request.body = -response.encodedDataLength
    request.end = (timestamp - first) * 1000
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId)
    if (!request) return
    lastEvent = performance.now()
    underWay.delete(requestId)
    request.bytes = encodedDataLength
    request.body += encodedDataLength
    if (request.start > 0) request.end = (timestamp - first) * 1000
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    underWay.delete(requestId)
  })

  async function untilQuiet() {
    while (underWay.size > 0 || performance.now() - lastEvent < quietFor) await setTimeout(100)
  }
  return { requests, untilQuiet }
}

/** Runs in the page: marks the frame in which the content first appears. */
function noteContent(selector: string) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    requestAnimationFrame(() => performance.mark('content'))
  })
  observer.observe(document, { childList: true, subtree: true })
}
