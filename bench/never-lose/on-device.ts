import type { Page } from '@playwright/test'

export type OnDevice = {
  /** The hash of its photo's bytes as they lie there now, or the vendor where it has none. */
  key: string
  state: string
  problem: string
}

/** What waits on the device, whoever's it is, by the bytes that lie there and not by what is said of them. */
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
        // The server has those that are sent; they are only shown from here for a while.
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
