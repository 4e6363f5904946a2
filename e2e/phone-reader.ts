import { expect, type Page } from '@playwright/test'

/** What reads receipts on this phone, in Settings. */
export function readerCard(page: Page) {
  return page.getByRole('region', { name: 'Read receipts on this phone' })
}

/** Downloads it in Settings, and waits until it is here. */
export async function switchOnReader(page: Page) {
  await page.goto('/settings')
  await readerCard(page)
    .getByRole('button', { name: /^Download, \d+ MB$/ })
    .click()
  await untilReaderIsOn(page)
}

export async function untilReaderIsOn(page: Page) {
  await expect(readerCard(page)).toContainText(/On\s*10 MB on this phone/)
}

/** The pieces of it that are on the device. */
export function keptPieces(page: Page) {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('reader-'))
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return found.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** What is asked for from now on whose address has this in it, by page and worker. */
export function watchRequests(page: Page, part: string) {
  const asked: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes(part)) asked.push(pathname)
  })
  return asked
}
