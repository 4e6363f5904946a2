import type { Page } from '@playwright/test'

type Allowed = { endpoint: string | RegExp; status: number }

/** A message of the test runner, if a story blocks the worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/** Collects console errors, uncaught errors and failed requests. */
export function watchForTrouble(page: Page) {
  const trouble: string[] = []
  // Means that there is no active trip.
  const allowed: Allowed[] = [{ endpoint: '/api/trips/active', status: 404 }]
  let isOffline = false
  let wasOffline = false
  const isAllowed = (url: string, status?: number) =>
    (isOffline && !status) ||
    allowed.some(
      (one) => matches(url, one.endpoint) && (status === undefined || status === one.status),
    )

  // Only a story's airplane mode causes this error, and it may be reported after that has ended.
  const isLate = (reason: string) => wasOffline && reason.includes('net::ERR_INTERNET_DISCONNECTED')

  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (isLate(message.text())) return
    if (message.text() === workerBlocked) return
    // Chromium reports a failed request here as well as in the response below.
    if (message.text().startsWith('Failed to load resource') && isAllowed(message.location().url))
      return
    trouble.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its loads.
    if (reason === 'net::ERR_ABORTED' || isLate(reason) || isAllowed(request.url(), 0)) return
    trouble.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400 || isAllowed(response.url(), response.status())) return
    trouble.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
  })

  return {
    seen: trouble,
    /** Offline, every request is expected to fail. */
    expectOffline(next: boolean) {
      isOffline = next
      wasOffline ||= next
    },
    /** This request is expected to fail; status 0 is a lost connection. */
    expect(endpoint: string | RegExp, status: number) {
      allowed.push({ endpoint, status })
    },
  }
}

function matches(url: string, endpoint: string | RegExp) {
  return typeof endpoint === 'string' ? url.endsWith(endpoint) : endpoint.test(url)
}
