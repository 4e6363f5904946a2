import { deviceDb, readStores } from './device-db.ts'

const keyOf = (userId: number) => `discarded-${userId}`

export async function discardedBy(userId: number): Promise<readonly string[]> {
  return listOf(await readStores(['device'], (tx) => tx.objectStore('device').get(keyOf(userId))))
}

export async function rememberDiscarded(userId: number, id: string): Promise<void> {
  await change(userId, (ids) => [...new Set([...ids, id])])
}

export async function removeDiscarded(userId: number, id: string): Promise<void> {
  await change(userId, (ids) => ids.filter((one) => one !== id))
}

async function change(userId: number, next: (ids: readonly string[]) => readonly string[]) {
  const tx = (await deviceDb()).transaction('device', 'readwrite')
  const write = async () => {
    const ids = next(listOf(await tx.store.get(keyOf(userId))))
    if (ids.length > 0) await tx.store.put(ids, keyOf(userId))
    else await tx.store.delete(keyOf(userId))
  }
  await Promise.all([write(), tx.done])
}

function listOf(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.map(String) : []
}
