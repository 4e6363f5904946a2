import { abortWhenHidden, deviceDb, readStores } from './device-db.ts'

/** Caches a response for the signed-in user; a late one for another user is dropped. */
export async function cacheResponse(userId: number, query: string, data: unknown): Promise<void> {
  const tx = (await deviceDb()).transaction(['answers', 'device'], 'readwrite')
  abortWhenHidden(tx)
  const write = async () => {
    const isHere = (await tx.objectStore('device').get('user')) === userId
    if (isHere) await tx.objectStore('answers').put({ userId, query, data, at: Date.now() })
  }
  await Promise.all([write(), tx.done])
}

/**
 * The last response to the signed-in user; undefined if there is none, or if the caller is another
 * user. At start the caller does not know: undefined.
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
