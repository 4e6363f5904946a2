const prefix = 'pictures-'

export function picturesOf(userId: number): Promise<Cache> {
  return caches.open(prefix + userId)
}

export async function deletePictures(userId: number | null): Promise<void> {
  // Without https the browser has no such store.
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  const theirs = names.filter((name) => name.startsWith(prefix) && name !== prefix + userId)
  await Promise.all(theirs.map((name) => caches.delete(name)))
}
