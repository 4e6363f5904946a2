import { expect, type Page } from '@playwright/test'
import type { watchForTrouble } from './trouble.ts'

type Trouble = ReturnType<typeof watchForTrouble>

/** Until the worker runs and this many thumbnails lie on the device, with the answers around them. */
export async function untilKept(page: Page, pictures = 0) {
  await expect.poll(() => hasWorker(page)).toBe(true)
  await expect.poll(async () => (await keptPictures(page)).length).toBe(pictures)
}

/** Whether a page of this origin is under a worker. */
export function hasWorker(page: Page) {
  return page.evaluate(() => navigator.serviceWorker.controller !== null)
}

/** The pictures that lie on the device, whoever's they are. */
export function keptPictures(page: Page) {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pictures-'))
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return found.flat().map(({ url }) => url)
  })
}

/** What lies in a store of the device, as text, keys among it. */
export function kept(page: Page, store: 'entries' | 'photos' | 'answers' | 'device') {
  return page.evaluate(async (name) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error(name)))
      })
    const db = await asked(indexedDB.open('quittance'))
    try {
      return JSON.stringify(await asked(db.transaction(name).objectStore(name).getAll()))
    } finally {
      db.close()
    }
  }, store)
}

/** A dialog that has just closed goes back from its history entry; a page load begun before that is aborted. */
export async function untilHistorySettles(page: Page) {
  await page.waitForFunction(() => !history.state?.isBackGuard)
}

/** As if the phone had ended the app. */
export async function reopen(page: Page) {
  await untilHistorySettles(page)
  await page.reload()
}

/** Airplane mode, for the page and its worker. */
export async function goOffline(page: Page, trouble: Trouble) {
  // A font that is still on its way would fail without a word to the user.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  trouble.expectOffline(true)
  await page.context().setOffline(true)
}

export async function goOnline(page: Page, trouble: Trouble) {
  await page.context().setOffline(false)
  trouble.expectOffline(false)
}
