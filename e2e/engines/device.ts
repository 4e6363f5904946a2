import type { Abilities, Tab } from './engine.ts'

/** The photos stored on the device, each with the type and the SHA-256 of its bytes. */
export function storedPhotos(tab: Tab) {
  return tab.run(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('photos')))
      })
    const opening = indexedDB.open('quittance')
    // If the app has not created the database yet, neither do we: it would stay without its stores.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    const db = await asked(opening).catch((error: DOMException) => {
      if (error.name !== 'AbortError') throw error
      return null
    })
    if (!db) return []
    const photos: { bytes: ArrayBuffer }[] = await asked(
      db.transaction('photos').objectStore('photos').getAll(),
    )
    db.close()
    return Promise.all(
      photos.map(async ({ bytes }) => {
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
        const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
        return { kind: Object.prototype.toString.call(bytes), sha256: hex }
      }),
    )
  })
}

/** Whether a service worker controls the page. */
export function hasWorker(tab: Tab) {
  return tab.run(() => navigator.serviceWorker?.controller != null)
}

export function abilities(tab: Tab): Promise<Abilities> {
  return tab.run(async () => {
    const registration = await navigator.serviceWorker.ready
    const { storage } = navigator as { storage?: StorageManager }
    return {
      backgroundSync: 'sync' in registration,
      badge: 'setAppBadge' in navigator,
      stillCamera: 'ImageCapture' in globalThis,
      persist: typeof storage?.persist === 'function',
    }
  })
}
