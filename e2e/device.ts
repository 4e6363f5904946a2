import { gzipSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'
import type { watchForTrouble } from './trouble.ts'

type Trouble = ReturnType<typeof watchForTrouble>

/** Waits until the worker controls the page and has cached this many thumbnails, which are prefetched last. */
export async function untilOfflineReady(page: Page, pictures = 0) {
  await expect.poll(() => hasWorker(page)).toBe(true)
  await expect.poll(async () => (await cachedPictures(page)).length).toBe(pictures)
}

/** Whether a service worker controls the page. */
export function hasWorker(page: Page) {
  return page.evaluate(() => navigator.serviceWorker.controller !== null)
}

/** The cached pictures of all users. */
export function cachedPictures(page: Page) {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pictures-'))
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return found.flat().map(({ url }) => url)
  })
}

/** The content of a store on the device, as JSON. */
export function readStore(page: Page, store: 'entries' | 'photos' | 'answers' | 'device') {
  return page.evaluate(async (name) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error(name)))
      })
    const opening = indexedDB.open('quittance')
    // If the app has not created the database yet, neither do we: it would stay without its stores.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    const db = await asked(opening).catch((error: DOMException) => {
      if (error.name !== 'AbortError') throw error
      return null
    })
    if (!db) return '[]'
    try {
      return JSON.stringify(await asked(db.transaction(name).objectStore(name).getAll()))
    } finally {
      db.close()
    }
  }, store)
}

/** A dialog that has just closed leaves its history entry by going back, which aborts a page load begun before. */
export async function untilHistorySettles(page: Page) {
  await page.waitForFunction(() => !history.state?.isBackGuard)
}

/** A dialog that closes goes back in the history, which cancels a navigation; then navigates again. */
export async function goWhenSettled(page: Page, go: Page['goto'], ...to: Parameters<Page['goto']>) {
  await page.waitForFunction(
    () => !history.state?.isBackGuard || document.querySelector('[role=dialog][data-state=open]'),
  )
  return go(...to).catch(async (error: unknown) => {
    if (!String(error).includes('ERR_ABORTED')) throw error
    await untilHistorySettles(page)
    return go(...to)
  })
}

/** Back while a dialog is open. Its history entry is pushed just after it shows; before that, Back leaves the page. */
export async function goBackFromDialog(page: Page) {
  await page.waitForFunction(() => history.state?.isBackGuard)
  await page.goBack()
}

/** For positions: a dialog that slides in moves on. */
export async function untilAnimationsEnd(page: Page) {
  await page.evaluate(async () => {
    const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity
    const running = () => document.getAnimations().filter((one) => !isEndless(one))
    await new Promise(requestAnimationFrame)
    while (running().some(({ playState }) => playState === 'running')) {
      await Promise.allSettled(running().map(({ finished }) => finished))
    }
  })
}

/** As if the phone had closed the app. */
export async function reopen(page: Page) {
  await untilHistorySettles(page)
  await page.reload()
}

/** Airplane mode, for the page and its worker. */
export async function goOffline(page: Page, trouble: Trouble) {
  // A font that is still loading would fail, which users do not notice.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  trouble.expectOffline(true)
  await page.context().setOffline(true)
}

export async function goOnline(page: Page, trouble: Trouble) {
  await page.context().setOffline(false)
  trouble.expectOffline(false)
}

/** By how much the page is wider than its window. */
export function overhang(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Counts the compressed bytes of all scripts from now on. */
export function scriptBytes(page: Page) {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body())
  })
  return async () => {
    const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}

/** As a phone shares files with the app. */
export async function share(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
) {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form id="share" method="post" action="/share" enctype="multipart/form-data"><input type="file" name="images" multiple></form>',
    )
  })
  await page.locator('#share input').setInputFiles(files)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#share')?.submit())
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not visible.')
  return box
}

/** Leaves no room on the phone. For 30 s after a write, Chromium goes by the room it had before. */
export async function fillPhone(page: Page) {
  const { origin } = new URL(page.url())
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  const written = expect.poll(() => page.evaluate(writeAsPhoto), { timeout: 180_000 })
  await written.toBe('QuotaExceededError')
}

/** Runs in the page: writes as much as a photo, and returns how that ended. */
async function writeAsPhoto() {
  const opening = indexedDB.open('full')
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('bytes'))
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const tx = opening.result.transaction('bytes', 'readwrite')
  tx.objectStore('bytes').put(new Uint8Array(20_000), 1)
  const ended = await new Promise<string>((resolve) => {
    tx.addEventListener('complete', () => resolve('written'))
    tx.addEventListener('abort', () => resolve(tx.error?.name ?? ''))
  })
  opening.result.close()
  return ended
}
