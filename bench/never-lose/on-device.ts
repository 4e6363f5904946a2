import type { Page } from '@playwright/test'

export type OnDevice = {
  /** The hash of its photo's stored bytes, or the vendor if it has none. */
  key: string
  state: string
  problem: string
}

/** Entries on the device, of any user, identified by their stored bytes and not by a stored hash. */
export function onDevice(page: Page): Promise<OnDevice[]> {
  return page.evaluate(async () => {
    type Stored = {
      id: string
      state: string
      photo: object | null
      form: { vendor: string } | null
      problem: { message: string } | null
      isSent?: boolean
    }
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No store')))
      })
    const db = await asked(indexedDB.open('quittance'))
    try {
      const tx = db.transaction(['entries', 'photos'])
      const [entries, photos] = await Promise.all([
        asked<Stored[]>(tx.objectStore('entries').getAll()),
        asked<{ id: string; bytes: ArrayBuffer }[]>(tx.objectStore('photos').getAll()),
      ])
      const bytes = new Map(photos.map((photo) => [photo.id, photo.bytes]))
      return await Promise.all(
        // The server has sent entries; the device only shows them for a while.
        entries
          .filter(({ isSent }) => !isSent)
          .map(async ({ id, state, photo, form, problem }) => {
            const key = photo ? await hashOf(bytes.get(id)) : (form?.vendor ?? '')
            return { key, state, problem: problem?.message ?? '' }
          }),
      )
    } finally {
      db.close()
    }

    async function hashOf(photo: ArrayBuffer | undefined) {
      if (!photo) return 'no bytes'
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', photo))
      return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    }
  })
}
