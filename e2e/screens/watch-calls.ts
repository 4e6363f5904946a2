import type { Page, Request } from '@playwright/test'

/** A page's pending requests. */
export function watchCalls(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const pending = () => [...open].map((request) => request.url())

  return {
    pending,
    /** Waits until all have a response, for at most ten seconds. */
    async untilAnswered() {
      const end = Date.now() + 10_000
      while (open.size > 0 && Date.now() < end) {
        await Promise.race([
          page.waitForEvent('requestfinished', { timeout: 1000 }).catch(() => null),
          page.waitForEvent('requestfailed', { timeout: 1000 }).catch(() => null),
        ])
      }
    },
  }
}
