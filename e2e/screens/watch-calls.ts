import type { Page, Request } from '@playwright/test'

/** The calls of a page that have no answer yet. */
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
    /** Until the last of them has its answer, or ten seconds are over. */
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
