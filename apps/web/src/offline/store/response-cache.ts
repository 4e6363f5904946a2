import { deviceDb, giveUpWhenLeft, readStores } from './device-db.ts'

/** Keeps what the server answered to the user who is signed in here; a late answer to another is dropped. */
export async function cacheResponse(userId: number, query: string, data: unknown): Promise<void> {
  const tx = (await deviceDb()).transaction(['answers', 'device'], 'readwrite')
  giveUpWhenLeft(tx)
  const write = async () => {
    const isHere = (await tx.objectStore('device').get('user')) === userId
    if (isHere) await tx.objectStore('answers').put({ userId, query, data, at: Date.now() })
  }
  await Promise.all([write(), tx.done])
}

/**
 * What the server last answered to the user who is signed in here; undefined where nothing is kept,
 * or where the caller is another than they. Who starts does not know yet: undefined.
 */
export async function readCachedResponse(
  query: string,
  caller: number | undefined,
): Promise<{ data: unknown } | undefined> {
  return readStores(['answers', 'device'], async (tx) => {
    const userId = await tx.objectStore('device').get('user')
    if (typeof userId !== 'number' || (caller ?? userId) !== userId) return undefined
    return tx.objectStore('answers').get([userId, query])
  })
}
