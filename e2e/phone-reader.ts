import { expect, type Page } from '@playwright/test'

/** The settings of the reader on this phone. */
export function readerCard(page: Page) {
  return page.getByRole('region', { name: /^Read receipts on this (?:phone|device)$/ })
}

/** Downloads the reader in Settings, and waits until it is ready. */
export async function enableReader(page: Page) {
  await page.goto('/settings')
  await readerCard(page)
    .getByRole('button', { name: /^Download, \d+ MB$/ })
    .click()
  await untilReaderReady(page)
}

export async function untilReaderReady(page: Page) {
  await expect(readerCard(page)).toContainText(/On\s*10 MB on this (?:phone|device)/)
}

/** The reader's chunks on the device. */
export function cachedChunks(page: Page) {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('reader-'))
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return found.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Collects further requests of page and worker whose path contains this. */
export function watchRequests(page: Page, part: string) {
  const asked: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes(part)) asked.push(pathname)
  })
  return asked
}
